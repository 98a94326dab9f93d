import ObservatoryKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

exit(
  Program(World.system(arguments: CommandLine.arguments))
    .run(Array(CommandLine.arguments.dropFirst())).rawValue)
