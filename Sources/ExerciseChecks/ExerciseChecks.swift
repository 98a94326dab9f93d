@_exported import TrackingUI
