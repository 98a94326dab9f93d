// Learner files say `import SwiftUI`; on Apple's platforms that alone brings these modules along.
@_exported import Foundation
@_exported import Observation
