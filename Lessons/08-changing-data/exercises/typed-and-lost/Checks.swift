import ExerciseChecks
import SwiftUI

private let needs = "changing-data#a-control-needs-a-binding"
private let bindable = "changing-data#what-bindable-does"
private let copy = "changing-data#the-mistake-editing-a-copy"
private let reads = "changing-data#a-binding-to-a-model-reads-the-property"

private struct Queue: View {
  let first: Guest
  let second: Guest
  @State private var isFirst = true

  var body: some View {
    Reception(guest: isFirst ? first : second)
    Button("Another guest") { isFirst.toggle() }
  }
}

let exercise = Exercise {
  Check("the form shows the guest") {
    let guest = Guest()
    guest.name = "Juan"
    guest.wantsBreakfast = true
    let screen = host(Reception(guest: guest))
    for text in ["Name: |Juan|", "[x] Breakfast", "Card: Juan, with breakfast"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: needs)
    }
  }

  Check("what is typed is in the guest, and on the card") {
    let guest = Guest()
    let screen = host(Reception(guest: guest))
    try screen.find(field: "Name").type("Mei")
    try expect(guest.name, equals: "Mei", "The guest's name after typing.", lesson: copy)
    try expect(
      screen.text.contains("Card: Mei"),
      "The card shows the name: “Card: Mei” should be on screen.", lesson: copy)
    try expect(
      screen.text.contains("Name: |Mei|"), "So does the field: “Name: |Mei|” should be on screen.",
      lesson: needs)
  }

  Check("what is switched is in the guest, and on the card") {
    let guest = Guest()
    let screen = host(Reception(guest: guest))
    for wanted in [true, false] {
      try screen.find(toggle: "Breakfast").toggle()
      try expect(guest.wantsBreakfast, equals: wanted, "The guest's wish.", lesson: copy)
      try expect(
        screen.text.contains("with breakfast"), equals: wanted, "The card says it.", lesson: copy)
    }
  }

  Check("what is changed elsewhere is in the form") {
    let guest = Guest()
    guest.wantsBreakfast = true
    let screen = host(Reception(guest: guest))
    try screen.find(field: "Name").type("Ola")
    try screen.find(button: "Clear").tap()
    try expect(
      screen.text.contains("Name: ||"), "Clear empties the field: “Name: ||” should be on screen.",
      lesson: copy)
    try expect(
      screen.text.contains("[ ] Breakfast"),
      "And the toggle is off: “[ ] Breakfast” should be on screen.", lesson: copy)
    try expect(guest.name, equals: "", "The guest's name is empty.", lesson: copy)
  }

  Check("another guest, and the form edits that one") {
    let (first, second) = (Guest(), Guest())
    second.name = "Juan"
    let screen = host(Queue(first: first, second: second))
    try screen.find(button: "Another guest").tap()
    try expect(
      screen.text.contains("Name: |Juan|"), "Juan is next: “Name: |Juan|” should be on screen.",
      lesson: bindable)
    try screen.find(field: "Name").type("Juana")
    try expect(
      [first.name, second.name], equals: ["Ida", "Juana"], "Only the second guest was edited.",
      lesson: bindable)
  }

  Check("an edit runs the form once at most, and never Reception") {
    let guest = Guest()
    let screen = host(Reception(guest: guest))
    let edits: [() throws -> Step] = [
      { try screen.find(field: "Name").type("Mei") },
      { try screen.find(toggle: "Breakfast").toggle() },
    ]
    for edit in edits {
      let step = try edit()
      try expect(
        step.updates["Reception"] ?? 0, equals: 0, "It hands the guest on, and shows nothing.",
        lesson: reads)
      try expect(
        (step.updates["GuestForm"] ?? 0) <= 1, "The form ran again for its own copy.", lesson: copy)
    }
  }
}
