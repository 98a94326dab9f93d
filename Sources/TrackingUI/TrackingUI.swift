// TrackingUI
