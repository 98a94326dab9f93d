extension ViewHost {
  /// What is on the screen, as lines of text.
  @MainActor public var screenText: String {
    withoutCollecting { (rootElement?.draw() ?? []).joined(separator: "\n") }
  }

  /// The steps recorded so far; empty unless the host records.
  public var steps: [TraceStep] { recorder?.steps ?? [] }

  /// The units that shadow mode found to have been left alone wrongly.
  public var shadowDifferences: [ShadowDifference] { shadow?.differences ?? [] }

  /// How many units shadow mode ran for comparison.
  public var shadowComparisons: Int { shadow?.comparisons ?? 0 }

  /// The units on the screen in the order of the tree: number, view name, kind.
  public var units: [(unit: UInt32, view: String, kind: UpdateKind)] {
    var units: [(unit: UInt32, view: String, kind: UpdateKind)] = []
    rootElement?.visit { element in
      if let unit = element as? UpdateUnit, !unit.viewName.isEmpty,
        unit.kind == .row || unit.isTraced
      {
        units.append((unit.sequence, unit.viewName, unit.kind))
      }
    }
    return units
  }
}
