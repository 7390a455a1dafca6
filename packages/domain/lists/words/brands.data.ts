export const brandWords: Readonly<Record<string, string>> = {}
