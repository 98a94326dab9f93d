// MarkdownRendering
