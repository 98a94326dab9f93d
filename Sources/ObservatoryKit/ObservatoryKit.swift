// ObservatoryKit
