/// A view of the system that is made of other views; traces don't show its runs.
protocol _SystemView {}
