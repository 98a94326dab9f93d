// What `import Combine` means in a learner's file: the model part of Combine, which lives with the
// runtime.
@_exported import TrackingUI
