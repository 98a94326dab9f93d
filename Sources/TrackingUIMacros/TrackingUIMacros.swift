// TrackingUIMacros
