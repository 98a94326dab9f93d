/// What tells the words of a model answer that changed places.
extension Reference {
  /// Returns the places in an answer that follows the reference where two of its words stand for
  /// each other: "views record which properties" for "properties record which views".
  func exchanges(in answer: [String], isDivided: (Int) -> Bool = { _ in false }) -> [Int] {
    let numbers = numbers(of: answer)
    guard let aligned = closeAlignment(of: numbers, share: 60) else { return [] }
    let used = Set(aligned.compactMap { $0 })
    var substitutions: [(place: Int, of: Int, by: Int)] = []
    for place in numbers.indices
    where aligned[place] == nil && numbers[place] >= 0 && !Self.grammar.contains(answer[place]) {
      let before = aligned[..<place].suffix(3).compactMap { $0 }.last ?? -1
      let after = aligned[(place + 1)...].prefix(3).compactMap { $0 }.first ?? count
      guard before < after, after - before <= 4 else { continue }
      for original in (before + 1)..<after
      where !used.contains(original) && words[original] != numbers[place] {
        substitutions.append((place, words[original], numbers[place]))
      }
    }
    let unused = Set(words.indices.prefix(count).filter { !used.contains($0) }.map { words[$0] })
    let moved = substitutions.filter { one in
      // A word among its own neighbours moved with its sentence.
      let isAtHome = [one.place, one.place + 1].allSatisfy { place in
        place == 0 || place == numbers.count || isDivided(place)
          || areNeighbours(numbers[place - 1], numbers[place])
      }
      return !isAtHome && unused.contains(one.by)
        && numbers.indices.contains { aligned[$0] == nil && numbers[$0] == one.of }
    }
    return moved.isEmpty ? mirrored(numbers, answer) : moved.map(\.place)
  }

  /// Returns where two words around a third stand the other way round: "changed the read" for
  /// "read the changed".
  private func mirrored(_ numbers: [Int], _ answer: [String]) -> [Int] {
    func stands(_ run: [Int]) -> Bool {
      words.indices.prefix(count).dropLast(2).contains { words[$0..<($0 + 3)].elementsEqual(run) }
    }
    return numbers.indices.dropLast(2).filter { place in
      let run = Array(numbers[place..<(place + 3)])
      guard run.allSatisfy({ $0 >= 0 }), run[0] != run[2],
        !Self.grammar.contains(answer[place]), !Self.grammar.contains(answer[place + 2])
      else { return false }
      return stands(run.reversed()) && !stands(run)
    }
  }

  /// Whether an answer is the reference in pieces: nearly all its words and hardly others, in runs
  /// that stand in another order though no stop divides them; `least` of such places are enough.
  func isInPieces(_ answer: [String], from least: Int, isDivided: (Int) -> Bool) -> Bool {
    let numbers = numbers(of: answer)
    var left = [Int](repeating: 0, count: places.count)
    for word in words.prefix(count) where word >= 0 { left[word] += 1 }
    let common = numbers.count { number in
      guard number >= 0, left[number] > 0 else { return false }
      left[number] -= 1
      return true
    }
    guard common * 100 >= count * 85, common * 100 >= answer.count * 85 else { return false }
    let jumps = numbers.indices.dropFirst().count { place in
      !isDivided(place) && !areNeighbours(numbers[place - 1], numbers[place])
    }
    return jumps >= least && (least == 1 || jumps * 100 >= answer.count * 5)
  }

  private func areNeighbours(_ first: Int, _ second: Int) -> Bool {
    guard first >= 0, second >= 0 else { return true }
    return places[first].contains { earlier in
      places[second].contains { $0 > earlier && $0 <= earlier + Self.window }
    }
  }

  /// Whether an answer's words of grammar are the reference's, in their order, so that only its
  /// terms may be others: what is left of another question's answer when its terms are replaced.
  func hasSkeleton(_ theirs: [String]) -> Bool {
    let (shorter, longer) = (
      min(skeleton.count, theirs.count), max(skeleton.count, theirs.count)
    )
    // No more can be common than the shorter has.
    guard shorter >= 10, shorter * 100 >= longer * 75 else { return false }
    return Self.common(skeleton, theirs) * 100 >= longer * 75
  }

  /// Returns the length of the longest run of words that both have in order, others in between.
  private static func common(_ first: [String], _ second: [String]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for word in first {
      var diagonal = 0
      for (place, other) in second.enumerated() {
        let above = row[place + 1]
        row[place + 1] = word == other ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[second.count]
  }
}
