extension View {
  /// Presents an alert while a binding is true; any of its buttons ends it.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { question("alert: \(title)", isPresented, content: actions) }

  /// Presents an alert with a message while a binding is true.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    question("alert: \(title)", isPresented) { TupleView((message(), actions())) }
  }

  /// Presents an alert about some data while a binding is true and there is data.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func alert<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions
  ) -> some View { question("alert: \(title)", isPresented) { data.map(actions) } }

  /// Presents an alert about some data, with a message.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func alert<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) -> some View {
    question("alert: \(title)", isPresented) {
      data.map { TupleView((message($0), actions($0))) }
    }
  }

  /// Presents an alert about an error while a binding is true and there is an error.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    question("alert: \(error?.errorDescription ?? "")", isPresented) {
      error == nil ? nil : actions()
    }
  }

  /// Presents a choice of actions while a binding is true; any of them ends it.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { question("dialog: \(title)", isPresented, content: actions) }

  /// Presents a choice of actions with a message while a binding is true.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    question("dialog: \(title)", isPresented) { TupleView((message(), actions())) }
  }

  /// Presents a choice of actions about some data while a binding is true and there is data.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func confirmationDialog<S: StringProtocol, Actions: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions
  ) -> some View { question("dialog: \(title)", isPresented) { data.map(actions) } }

  /// Presents a choice of actions about some data, with a message.
  ///
  /// Its actions are deferred content, a unit of their own. Available in SwiftUI since iOS 15.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> Actions,
    @ViewBuilder message: @escaping (T) -> Message
  ) -> some View {
    question("dialog: \(title)", isPresented) {
      data.map { TupleView((message($0), actions($0))) }
    }
  }

  private func question<Content: View>(
    _ title: String, _ isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, title: title, isPresented: isPresented, onDismiss: nil, content: content,
      endsOnTap: true)
  }
}
