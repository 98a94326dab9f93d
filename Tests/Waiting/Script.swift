import Foundation

/// Shell scripts that stand in for programs.
package enum Script {
  package struct WriteError: Error { package var path: String }

  /// Writes an executable script, in a process of its own.
  ///
  /// If this process wrote it, a program that another test starts at that moment would have the file
  /// open too, and the kernel runs no file that is open for writing.
  package static func write(_ commands: String, to path: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 755 "$2""#, "sh", commands, path,
    ]
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw WriteError(path: path) }
  }
}
