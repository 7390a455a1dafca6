import { asTyped } from './as-typed.ts'

/**
 * Names, narrative and complements go in capitals (FA-08); accents stay, and so do links, e-mails and wallets, which in
 * capitals would lead nowhere.
 */
export const upperCase = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\s()<>[\]{}"“”«»|;,]+/gu, (word) => {
      const { from, to } = asTyped(word)
      return word.slice(0, from).toUpperCase() + word.slice(from, to) + word.slice(to).toUpperCase()
    })
    // Some Greek capitals are several letters, and two of them compose.
    .normalize('NFC')

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
