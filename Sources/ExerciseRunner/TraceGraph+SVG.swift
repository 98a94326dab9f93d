extension TraceGraph {
  /// The graph as a picture: one band a step; events left, properties in the middle, updates right.
  package var svg: String {
    let layout = SVGLayout(nodes)
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(layout.width)\" height=\"\(layout.height)\""
      + " viewBox=\"0 0 \(layout.width) \(layout.height)\" font-family=\"Helvetica, Arial, sans-serif\""
      + " font-size=\"13\">\n"
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    text +=
      "<defs><marker id=\"a\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\""
      + " markerHeight=\"7\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#667\"/></marker></defs>\n"
    for line in layout.separators {
      text +=
        "<path d=\"M0 \(line)H\(layout.width)\" stroke=\"#dde\" stroke-dasharray=\"4 4\"/>\n"
    }
    for edge in edges { text += layout.path(from: edge.from, to: edge.to, label: edge.label) }
    for node in nodes { text += layout.box(node) }
    return text + "</svg>\n"
  }
}

/// Where the nodes of a graph are in the picture.
private struct SVGLayout {
  private struct Place {
    var x: Int
    var y: Int
    var width: Int
  }

  private var places: [String: Place] = [:]
  private(set) var separators: [Int] = []
  private(set) var width = 0
  private(set) var height = 0
  private static let rowHeight = 44
  private static let boxHeight = 28
  private static let bend = 32

  init(_ nodes: [TraceGraph.Node]) {
    func textWidth(_ node: TraceGraph.Node) -> Int { node.label.count * 8 + 24 }
    func column(_ kind: TraceGraph.Node.Kind) -> [TraceGraph.Node] {
      nodes.filter { $0.kind == kind }
    }
    let widths = [TraceGraph.Node.Kind.event, .property, .update].map { kind in
      column(kind).map(textWidth).max() ?? 0
    }
    let gap = 90
    let starts = [
      20, 20 + widths[0] + gap, 20 + widths[0] + gap + (widths[1] > 0 ? widths[1] + gap : 0),
    ]
    var top = 16
    for step in 0...(nodes.map(\.step).max() ?? 0) {
      var rows = 1
      for (index, kind) in [TraceGraph.Node.Kind.event, .property, .update].enumerated() {
        let inside = column(kind).filter { $0.step == step }
        for (row, node) in inside.enumerated() {
          places[node.id] = Place(
            x: starts[index], y: top + row * Self.rowHeight, width: textWidth(node))
        }
        rows = max(rows, inside.count)
      }
      top += rows * Self.rowHeight + 8
      separators.append(top - 12)
      top += 8
    }
    separators.removeLast()
    // Arrows between updates bend out to the right.
    width = starts[2] + widths[2] + Self.bend + 20
    height = top
  }

  func box(_ node: TraceGraph.Node) -> String {
    guard let place = places[node.id] else { return "" }
    let style =
      switch node.kind {
      case .event: "rx=\"3\" fill=\"#fff3d6\" stroke=\"#b8860b\""
      case .property: "rx=\"14\" fill=\"#e3f0ff\" stroke=\"#2a6fb0\""
      case .update: "rx=\"5\" fill=\"#e6f6e6\" stroke=\"#2e7d32\""
      }
    let middle = place.y + Self.boxHeight / 2 + 5
    return "<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\""
      + " height=\"\(Self.boxHeight)\" \(style)/>"
      + "<text x=\"\(place.x + 12)\" y=\"\(middle)\" fill=\"#222\">\(TraceGraph.entities(node.label))</text>\n"
  }

  func path(from: String, to: String, label: String) -> String {
    guard let start = places[from], let end = places[to] else { return "" }
    let half = Self.boxHeight / 2
    let y1 = start.y + half
    let y2 = end.y + half
    if start.x == end.x {
      // From an update to one that it made: along the right side.
      let x = max(start.x + start.width, end.x + end.width) + Self.bend
      return
        "<path d=\"M\(start.x + start.width) \(y1)C\(x) \(y1) \(x) \(y2) \(end.x + end.width) \(y2)\""
        + " fill=\"none\" stroke=\"#667\" marker-end=\"url(#a)\"/>\n"
    }
    let x1 = start.x + start.width
    let middle = (x1 + end.x) / 2
    return "<path d=\"M\(x1) \(y1)C\(middle) \(y1) \(middle) \(y2) \(end.x) \(y2)\" fill=\"none\""
      + " stroke=\"#667\" marker-end=\"url(#a)\"/>"
      // At the arrow's end no other line runs.
      + "<text x=\"\(end.x - 12)\" y=\"\(y2 - 5)\" font-size=\"10\" fill=\"#667\""
      + " text-anchor=\"end\">\(label)</text>\n"
  }
}
