#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How many processors there are.
package enum ProcessorCount {
  /// Those that are online; at least one.
  package static var online: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
