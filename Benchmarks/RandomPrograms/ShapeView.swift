import TrackingUI

/// A view of a random program.
struct ShapeView: View {
  let shape: Shape
  let leaf: Leaf
  let world: World

  var body: some View {
    switch shape.kind {
    case .number, .title, .total, .tags: reading
    case .either, .optional, .rows, .inlineRows, .linked: structure
    case .state, .field, .theme, .themed, .bulletin: dataFlow
    case .identified, .erased, .modified, .measured, .closure: wrapping
    }
  }

  @ViewBuilder private var reading: some View {
    switch shape.kind {
    case .number: Text("\(leaf.number)")
    case .title: Text(leaf.title)
    case .total: Text("total \(leaf.total)")
    default: Text(leaf.tags.map(String.init).joined(separator: ","))
    }
  }

  @ViewBuilder private var structure: some View {
    switch shape.kind {
    case .either:
      if leaf.flag { inner(shape.first, leaf) } else { inner(shape.second, leaf) }
    case .optional:
      if leaf.number > 2 && leaf.flag { inner(shape.first, leaf) }
      Text(leaf.title)
    case .rows:
      ForEach(leaf.children) { inner(shape.first, $0) }
    case .inlineRows:
      List(leaf.children) { child in
        Text("\(child.number) \(child.title)")
        inner(shape.first, child)
      }
    default:
      if let link = leaf.link { inner(shape.first, link) }
    }
  }

  @ViewBuilder private var dataFlow: some View {
    switch shape.kind {
    case .state: StateView(shape: shape, leaf: leaf, world: world)
    case .field: FieldView(leaf: leaf)
    case .theme: ThemeView()
    case .themed: inner(shape.first, leaf).environment(\.theme, leaf.number % 3)
    default: BulletinView(bulletin: world.bulletin)
    }
    inner(shape.second, leaf)
  }

  @ViewBuilder private var wrapping: some View {
    switch shape.kind {
    case .identified: inner(shape.first, leaf).id(leaf.number % 2)
    case .erased:
      leaf.flag ? AnyView(Text(leaf.title)) : AnyView(inner(shape.first, leaf))
    case .modified: inner(shape.first, leaf).modifier(Framed(leaf: leaf))
    case .measured:
      GeometryReader { _ in
        Text(leaf.title)
        inner(shape.first, leaf)
      }
    default: ClosureView { inner(shape.first, leaf) }
    }
  }

  @ViewBuilder private func inner(_ shape: Shape?, _ leaf: Leaf) -> some View {
    if let shape { ShapeView(shape: shape, leaf: leaf, world: world) }
  }
}

/// A view with state of its own, read by itself on even places, by a child on odd ones.
private struct StateView: View {
  let shape: Shape
  let leaf: Leaf
  let world: World
  @State private var count = 0

  var body: some View {
    let _ = world.states[shape.place] = $count
    if shape.place.isMultiple(of: 2) { Text("state \(count)") } else { CountView(count: $count) }
    Text(leaf.title)
  }
}

private struct CountView: View {
  @Binding var count: Int
  var body: some View { Text("bound \(count)") }
}

private struct FieldView: View {
  @Bindable var leaf: Leaf
  var body: some View {
    TextField("Title", text: $leaf.title)
    Toggle("Flag", isOn: $leaf.flag)
  }
}

private struct ThemeView: View {
  @Environment(\.theme) private var theme
  var body: some View { Text("theme \(theme)") }
}

private struct BulletinView: View {
  @ObservedObject var bulletin: Bulletin
  var body: some View { Text("\(bulletin.text) \(bulletin.count)") }
}

private struct Framed: ViewModifier {
  let leaf: Leaf
  func body(content: Content) -> some View {
    Text("frame \(leaf.number)")
    content
  }
}

private struct ClosureView<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// The root: a theme for everything, and one tree of views for every leaf.
struct ProgramView: View {
  let shapes: [Shape]
  let world: World
  @State private var theme = 0

  var body: some View {
    let _ = world.theme = $theme
    VStack {
      ForEach(shapes.indices, id: \.self) { index in
        ShapeView(shape: shapes[index], leaf: world.leaves[index], world: world)
      }
    }
    .environment(\.theme, theme)
  }
}
