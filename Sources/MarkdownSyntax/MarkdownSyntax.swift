// MarkdownSyntax
