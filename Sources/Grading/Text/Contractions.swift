/// Expands "isn't", "dont" and "they're" so that a negation is always the word "not".
enum Contractions {
  static func expand(_ word: String) -> [String] {
    if let known = irregular[word] { return known }
    if word.hasSuffix("n't") { return [String(word.dropLast(3)), "not"] }
    if let bare = withoutApostrophe[word] { return [bare, "not"] }
    if word.contains("'"), let base = negated[letters(of: word)] { return [base, "not"] }
    for ending in ["'s", "'re", "'ve", "'ll", "'d", "'m"] where word.hasSuffix(ending) {
      return [String(word.dropLast(ending.count))]
    }
    return [word.filter { $0 != "'" }]
  }

  /// The letters of a word in order, for "arne't" and "does'nt".
  private static func letters(of word: String) -> String {
    String(word.filter { $0 != "'" }.sorted())
  }

  private static let negated = Dictionary(
    withoutApostrophe.map { (letters(of: $0.key), $0.value) },
    uniquingKeysWith: { first, _ in first })

  private static let irregular: [String: [String]] = [
    "can't": ["can", "not"], "cant": ["can", "not"], "cannot": ["can", "not"],
    "won't": ["will", "not"], "wont": ["will", "not"], "shan't": ["shall", "not"],
    "ain't": ["is", "not"], "aint": ["is", "not"], "nt": ["not"], "n't": ["not"],
    "let's": ["let", "us"], "im": ["i"], "ive": ["i"], "youre": ["you"], "theyre": ["they"],
    "thats": ["that"], "wanna": ["want", "to"], "gonna": ["going", "to"],
    // Slips in words too short for the tolerance, that carry meaning here.
    "teh": ["the"], "hte": ["the"], "adn": ["and"], "nad": ["and"], "nto": ["not"],
    "ont": ["not"], "nad/or": ["or"], "fro": ["for"], "yse": ["yes"], "olny": ["only"],
    "onyl": ["only"], "jsut": ["just"], "juts": ["just"], "taht": ["that"], "thta": ["that"],
    "wiht": ["with"], "hwen": ["when"], "wehn": ["when"], "evry": ["every"], "veiw": ["view"],
    "vew": ["view"], "rwo": ["row"], "lsit": ["list"], "yuo": ["you"], "thier": ["their"],
    "dosnt": ["does", "not"], "dosent": ["does", "not"], "doesent": ["does", "not"],
    "dont'": ["do", "not"], "do'nt": ["do", "not"], "does'nt": ["does", "not"],
    "is'nt": ["is", "not"], "dnot": ["do", "not"], "ins't": ["is", "not"],
    "dosen't": ["does", "not"], "dosn't": ["does", "not"],
    "al": ["all"], "evn": ["even"], "evey": ["every"], "boody": ["body"],
    "yep": ["yes"], "yup": ["yes"], "yeah": ["yes"], "nope": ["no"], "nah": ["no"],
    "w/o": ["without"], "w/": ["with"], "vs": ["vs"], "versus": ["vs"], "b/c": ["because"],
    "cos": ["because"], "coz": ["because"], "cuz": ["because"], "bc": ["because"],
    "bcs": ["because"], "becuase": ["because"], "becasue": ["because"], "u": ["you"],
    "ur": ["your"], "r": ["are"], "prop": ["property"], "props": ["properties"],
    "obj": ["object"], "objs": ["objects"], "ref": ["reference"], "refs": ["references"],
    "var": ["var"], "env": ["environment"], "deps": ["dependencies"], "dep": ["dependency"],
    "1x": ["once"], "runtime": ["runtime"], "fn": ["function"], "func": ["function"],
  ]

  private static let withoutApostrophe: [String: String] = [
    "dont": "do", "doesnt": "does", "didnt": "did", "isnt": "is", "arent": "are",
    "wasnt": "was", "werent": "were", "wouldnt": "would", "couldnt": "could",
    "shouldnt": "should", "hasnt": "has", "havent": "have", "hadnt": "had", "neednt": "need",
    "mustnt": "must",
  ]
}
