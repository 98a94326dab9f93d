// Progress
