// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The toolchain's `usr` folder, found from the `swiftc` on PATH: SwiftSyntax comes with it.
let toolchain: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    return compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }
  return "/usr"
}()
let hostLibraries = "\(toolchain)/lib/swift/host"

/// The compiler makes SwiftSyntax's modules anew from their interfaces, and would optimise all that is
/// inlinable there.
let swiftSyntax: [SwiftSetting] = [
  .unsafeFlags(["-I", hostLibraries]),
  .unsafeFlags(["-Xllvm", "-sil-opt-pass-count=1"], .when(configuration: .debug)),
]
let linkSwiftSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"),
  .linkedLibrary("SwiftParser"),
]
let linkSyntaxTools: [LinkerSetting] = [
  .linkedLibrary("SwiftIDEUtils"),
  .linkedLibrary("SwiftOperators"),
]

/// For modules without regular expressions: optimising needn't read what those are made of.
let noRegularExpressions = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-implicit-string-processing-module-import"])

// C libraries first, then our targets from the bottom up, then tests; alphabetical inside a group.
let package = Package(
  name: "observatory",
  products: [
    .executable(name: "observatory", targets: ["observatory"]),
    .executable(name: "observatory-host", targets: ["observatory-host"]),
    .library(
      name: "TrackingUI", type: .dynamic,
      targets: ["TrackingUI", "TrackingCombine", "ExerciseChecks"]),
    .library(name: "TrackingUIMacros", type: .dynamic, targets: ["TrackingUIMacros"]),
    .library(name: "SourceSyntax", type: .dynamic, targets: ["SourceSyntax"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCMarkGFM",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CProcess"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    .target(
      name: "TrackingUI", exclude: ["README.md"],
      // The module declares its macros and expands none. A plug-in that answers is enough for that,
      // so that the module needn't wait for the macros to be built.
      swiftSettings: [
        .unsafeFlags([
          "-load-plugin-executable", "\(toolchain)/bin/swift-plugin-server#TrackingUIMacros",
        ])
      ]),
    .target(name: "TrackingCombine", dependencies: ["TrackingUI"]),
    .target(name: "ExerciseChecks", dependencies: ["TrackingUI"], exclude: ["README.md"]),
    .target(
      name: "TrackingUIMacros", swiftSettings: swiftSyntax, linkerSettings: linkSwiftSyntax),
    .target(
      name: "SourceSyntax", dependencies: ["JSON"], swiftSettings: swiftSyntax,
      linkerSettings: linkSwiftSyntax + linkSyntaxTools),
    .executableTarget(
      name: "observatory-host",
      linkerSettings: [.linkedLibrary("dl")]),

    .target(
      name: "Terminal", dependencies: ["CEditline"],
      exclude: ["Tables/generate-east-asian-width.py"]),
    .target(name: "MarkdownSyntax", dependencies: ["CCMarkGFM"]),
    .target(name: "MarkdownRendering", dependencies: ["MarkdownSyntax", "Terminal"]),
    .target(name: "YAMLReading", dependencies: ["CYAML"]),
    .target(name: "Course", dependencies: ["MarkdownSyntax", "YAMLReading"]),
    .target(
      name: "Grading", dependencies: ["JSON", "SeededRandom", "YAMLReading"],
      exclude: ["README.md", "Rubrics/learn-weights.py"],
      // Its tests grade tens of thousands of answers, which takes minutes without optimisation.
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug)), noRegularExpressions]),
    .target(
      name: "ExerciseRunner", dependencies: ["CProcess", "JSON"], exclude: ["trace.schema.json"]),
    .target(
      name: "Interchange", dependencies: ["Course", "JSON", "MarkdownSyntax", "Progress"],
      exclude: ["README.md"]),
    .target(name: "JSON"),
    .target(name: "Progress", dependencies: ["CSQLite", "JSON", "SeededRandom"]),
    .target(name: "SeededRandom"),
    .target(
      name: "ObservatoryKit",
      dependencies: [
        "Course", "ExerciseRunner", "Grading", "Interchange", "JSON", "MarkdownRendering",
        "Progress", "SeededRandom", "Terminal",
      ], exclude: ["Authoring/README.md"]),
    .executableTarget(name: "observatory", dependencies: ["ObservatoryKit"]),

    .target(
      name: "RandomDocuments",
      dependencies: ["MarkdownRendering", "MarkdownSyntax", "SeededRandom", "Terminal"],
      path: "Benchmarks/RandomDocuments"),
    .target(
      name: "RandomPrograms", dependencies: ["SeededRandom", "TrackingUI"],
      path: "Benchmarks/RandomPrograms"),
    .executableTarget(
      name: "exercise-benchmarks", dependencies: ["ExerciseRunner"], path: "Benchmarks/Exercises"),
    .executableTarget(
      name: "rendering-benchmarks", dependencies: ["CCMarkGFM", "Course", "RandomDocuments"],
      path: "Benchmarks/Rendering"),
    .executableTarget(
      name: "tracking-benchmarks", dependencies: ["RandomPrograms", "TrackingUI"],
      path: "Benchmarks/Tracking"),

    .target(
      name: "CPseudoTerminal", path: "Tests/CPseudoTerminal",
      linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .target(
      name: "PseudoTerminal", dependencies: ["CPseudoTerminal"], path: "Tests/PseudoTerminal"),
    .target(name: "Waiting", path: "Tests/Waiting"),
    .executableTarget(
      name: "terminal-probe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "PseudoTerminal", "Waiting", "terminal-probe"]),
    .testTarget(
      name: "MarkdownTests",
      dependencies: ["MarkdownSyntax", "MarkdownRendering", "RandomDocuments", "Terminal"]),
    .testTarget(
      name: "CourseTests", dependencies: ["Course", "YAMLReading", "MarkdownSyntax"]),
    .testTarget(
      name: "GradingTests", dependencies: ["Grading", "JSON", "YAMLReading"], exclude: ["Answers"]),
    .testTarget(
      name: "ProgressTests", dependencies: ["Progress", "JSON"], exclude: ["Fixtures"]),
    .testTarget(
      name: "InterchangeTests", dependencies: ["Course", "Interchange", "JSON", "Progress"]),
    .testTarget(
      name: "ExerciseRunnerTests", dependencies: ["ExerciseRunner", "JSON", "Waiting"]),
    .testTarget(
      name: "TrackingUITests", dependencies: ["ExerciseChecks", "RandomPrograms", "TrackingUI"]),
    .testTarget(
      name: "ObservatoryKitTests",
      dependencies: [
        "Course", "ExerciseRunner", "JSON", "ObservatoryKit", "Progress", "Terminal",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["JSON", "PseudoTerminal", "Waiting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Each module is compiled by one run of the compiler, in debug builds as in release builds: by the
// file, every run reads anew what it needs of the other files, and the macros are expanded once more
// for the module's interface, which takes a third longer in all.
let byTheModule = SwiftSetting.unsafeFlags(
  ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"],
  .when(configuration: .debug))
for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + [byTheModule]
}
