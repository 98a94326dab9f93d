// ExerciseChecks
