// YAMLReading
