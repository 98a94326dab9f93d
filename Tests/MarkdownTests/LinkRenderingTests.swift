import MarkdownRendering
import Testing

@Suite struct LinkRenderingTests {
  @Test func addressesFollowTheTextWhereLinksCannotHideThem() {
    #expect(
      shown("See [the page](https://a.dev/b).", hyperlinks: false)
        == "See the page (https://a.dev/b).")
    #expect(
      marked("See [the page](https://a.dev/b).")
        == "See {underline blue <https://a.dev/b>|the page}.")
  }

  @Test func addressesAreNotShownTwice() {
    #expect(shown("https://a.dev and <b@c.dev>", hyperlinks: false) == "https://a.dev and b@c.dev")
    #expect(shown("www.a.dev", hyperlinks: false) == "www.a.dev")
    #expect(shown("[https://a.dev](https://a.dev)", hyperlinks: false) == "https://a.dev")
  }

  @Test func addressesInsideTheCourseAreShown() {
    #expect(
      marked("[rows](../04-rows/lesson.md)") == """
        {underline blue|rows}{dim| (../04-rows/lesson.md)}
        """)
  }

  @Test func linksWithoutTextShowTheirAddress() {
    #expect(shown("[](https://a.dev)") == "https://a.dev")
    #expect(shown("[](https://a.dev)", hyperlinks: false) == "(https://a.dev)")
    #expect(shown("[a]()", hyperlinks: false) == "a")
  }

  @Test func addressesCannotEndTheLink() {
    #expect(
      marked("[a](<https://b.dev/&#27;]8;;&#7;c d>)")
        == "{underline blue <https://b.dev/%1B]8;;%07c%20d>|a}")
  }

  @Test func imagesShowTheirDescription() {
    #expect(
      shown("![Two *signs*](signs.png) ![far](https://a.dev/b.png)")
        == "[image: Two signs (signs.png)] [image: far]")
  }

  @Test func footnotesStandAtTheEnd() {
    #expect(
      shown(
        "One[^a], two[^long].\n\n[^long]: A note that is longer\n\n    with more\n[^a]: First\n",
        width: 16) == """
          One[1], two[2].

          [1] First
          [2] A note that
              is longer

              with more
          """)
  }

  @Test func typesWithoutBackticksAreText() {
    #expect(
      shown("An Array<Int> and<br>a <b>bold</b> <!-- no --> one") == """
        An Array<Int> and
        a bold one
        """)
  }
}
