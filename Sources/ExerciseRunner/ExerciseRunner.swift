// ExerciseRunner
