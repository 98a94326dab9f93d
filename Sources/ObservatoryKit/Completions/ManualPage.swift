/// The manual page, made from the command table.
enum ManualPage {
  static var text: String {
    var page = """
      .TH OBSERVATORY 1 "" "observatory \(Program.version)" "User Commands"
      .SH NAME
      observatory \\- learn SwiftUI's Observation, and see which view bodies run and why
      .SH SYNOPSIS
      .B observatory
      [\\fIOPTIONS\\fR] [\\fICOMMAND\\fR]
      .SH DESCRIPTION
      Without a command the course goes on where it was left.
      Lessons are read and questions are answered at a prompt; exercises are Swift files, compiled and
      judged by what really ran.
      .SH COMMANDS

      """
    for command in CommandSpec.all { page += section(command) }
    page += ".SH OPTIONS\nThey stand before or after the command.\n"
    page += CommandSpec.globalOptions.map(entry).joined()
    page += """
      .TP
      \\fB\\-h\\fR, \\fB\\-\\-help\\fR
      explain a command
      .TP
      \\fB\\-\\-version\\fR
      print the version
      .SH EXIT STATUS
      0: done or passed. 1: a check or an answer failed. 2: could not run. 130: interrupted.
      .SH ENVIRONMENT
      .TP
      \\fBOBSERVATORY_HOME\\fR
      one folder for all that is kept; else the XDG folders are used
      .TP
      \\fBOBSERVATORY_SWIFTC\\fR
      the Swift compiler to use; else the one on PATH
      .TP
      \\fBVISUAL\\fR, \\fBEDITOR\\fR
      the editor of \\fBexercise \\-\\-edit\\fR, of \\fBedit\\fR at a prompt and of long answers
      .TP
      \\fBPAGER\\fR
      shows the pages of lessons that are longer than the screen
      .TP
      \\fBNO_COLOR\\fR, \\fBCLICOLOR_FORCE\\fR, \\fBCOLUMNS\\fR, \\fBACCESSIBLE\\fR
      how text is written

      """
    return page
  }

  private static func section(_ command: CommandSpec) -> String {
    let arguments = command.arguments.isEmpty ? "" : " \\fI\(escaped(command.arguments))\\fR"
    var text = ".TP\n\\fB\(escaped(command.name))\\fR\(arguments)\n\(escaped(command.summary))\n"
    text += ".RS\n"
    if !command.examples.isEmpty {
      text += ".sp\n.EX\n" + command.examples.map { escaped($0) + "\n" }.joined() + ".EE\n"
    }
    return text + command.options.map(entry).joined() + ".RE\n"
  }

  private static func entry(_ option: OptionSpec) -> String {
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
    return ".TP\n\\fB\(escaped(option.name))\\fR\(value)\n\(escaped(option.help + choices))\n"
  }

  /// Keeps roff from reading the text as requests.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("…", with: "...")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
