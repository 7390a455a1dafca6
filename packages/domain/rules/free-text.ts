/** Names, narrative and complements go in capitals (FA-08); accents stay. */
export function upperCase(text: string): string {
  return text.normalize('NFC').toUpperCase()
}

/**
 * The text without what cannot be seen or printed (control characters, direction marks, private-use characters, lone
 * surrogates). Line breaks stay, all as `\n`; tabs and no-break spaces become spaces; letters are composed (NFC).
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/(?!\p{Cn})[^\P{C}\n\u200c\u200d]/gu, '')
    .normalize('NFC')
}
