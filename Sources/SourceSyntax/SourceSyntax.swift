// SourceSyntax
