/// The causes and effects of a trace as a graph: events, properties, updates.
package struct TraceGraph {
  /// A node of the graph.
  struct Node: Hashable {
    enum Kind {
      case event
      case property
      case update
    }

    var id: String
    var kind: Kind
    var label: String
    /// The step the node belongs to, from 0.
    var step: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [(from: String, to: String, label: String)] = []

  /// Makes the graph of a report.
  package init(_ report: TraceReport) {
    for (index, step) in report.steps.enumerated() { add(step, index) }
  }

  private mutating func add(_ step: TraceReport.Step, _ index: Int) {
    let event = node("e\(index)", .event, step.name, index)
    var updates: [String: String] = [:]
    var scene: String?
    for (position, update) in step.updates.enumerated() {
      let name = update.kind == "body" ? update.view : "\(update.view) \(update.kind)"
      let label = update.count == 1 ? name : "\(name) ×\(update.count)"
      let id = node("u\(index)_\(position)", .update, label, index)
      // Deferred content has the path of the view that wrote it.
      let own = update.kind == "content" ? [update.path] : []
      let above = (own + Self.parentPaths(of: update.path)).lazy.compactMap { updates[$0] }.first
      let maker = above ?? scene ?? event
      updates[update.path] = id
      if update.kind == "scene" { scene = id }
      for cause in update.causes { add(cause, to: id, from: maker, event, index) }
    }
  }

  private mutating func add(
    _ cause: TraceReport.Cause, to id: String, from maker: String, _ event: String, _ index: Int
  ) {
    switch cause.kind {
    case "initial", "identity": edge(maker, id, "creation")
    case "value": edge(maker, id, "update")
    default:
      let property = node("p\(index)_\(cause.text)", .property, cause.text, index)
      edge(event, property, "change")
      edge(property, id, "update")
    }
  }

  private mutating func node(_ id: String, _ kind: Node.Kind, _ label: String, _ step: Int)
    -> String
  {
    if !nodes.contains(where: { $0.id == id }) {
      nodes.append(Node(id: id, kind: kind, label: label, step: step))
    }
    return id
  }

  private mutating func edge(_ from: String, _ to: String, _ label: String) {
    if !edges.contains(where: { $0 == (from, to, label) }) { edges.append((from, to, label)) }
  }

  /// The paths above a path, nearest first.
  private static func parentPaths(of path: String) -> [String] {
    var parts = path.split(separator: "/")
    var paths: [String] = []
    while parts.count > 1 {
      parts.removeLast()
      paths.append(parts.joined(separator: "/"))
    }
    return paths
  }
}

extension TraceGraph {
  /// Plain names for the nodes, in order.
  var names: [String: String] {
    Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($0.element.id, "n\($0.offset)") })
  }

  /// The graph for Graphviz.
  package var dot: String {
    let names = names
    var text = "digraph trace {\n  rankdir=LR;\n  node [fontname=\"Helvetica\"];\n"
    for node in nodes {
      let shape =
        switch node.kind {
        case .event: "cds"
        case .property: "ellipse"
        case .update: "box"
        }
      text += "  \(names[node.id] ?? "") [shape=\(shape), label=\"\(Self.quoted(node.label))\"];\n"
    }
    for edge in edges {
      text +=
        "  \(names[edge.from] ?? "") -> \(names[edge.to] ?? "") [label=\"\(edge.label)\"];\n"
    }
    return text + "}\n"
  }

  /// The graph for Mermaid.
  package var mermaid: String {
    let names = names
    var text = "flowchart LR\n"
    for node in nodes {
      let label = Self.entities(node.label)
      let shape =
        switch node.kind {
        case .event: "{{\"\(label)\"}}"
        case .property: "([\"\(label)\"])"
        case .update: "[\"\(label)\"]"
        }
      text += "  \(names[node.id] ?? "")\(shape)\n"
    }
    for edge in edges {
      text += "  \(names[edge.from] ?? "") -->|\(edge.label)| \(names[edge.to] ?? "")\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  /// Text with the characters that XML and Mermaid give a meaning to written as entities.
  static func entities(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: " ")
  }
}
