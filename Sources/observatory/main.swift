import ObservatoryKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let world = World.system(
  arguments: CommandLine.arguments, environment: World.systemEnvironment())
exit(Program(world).run(Array(CommandLine.arguments.dropFirst())).rawValue)
