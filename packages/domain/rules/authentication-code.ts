import { plainCharacters } from './plain-characters.ts'

/** Crockford's base 32: no I, L, O or U, so that no letter looks like a digit and no code reads as a word. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const dataSymbols = 15

/** The powers of alpha in GF(32) under x^5 + x^2 + 1; `powers[n]` is alpha^n. */
const powers = [1]
while (powers.length < 31) {
  const doubled = (powers.at(-1) ?? 0) << 1
  powers.push(doubled & 0b100000 ? doubled ^ 0b100101 : doubled)
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 31] ?? 0)
}

/** A sum with a different weight at each place: notices every wrong symbol and every swap of two, neighbours or not. */
function checkSymbol(values: readonly number[]): string {
  return alphabet.charAt(values.reduce((sum, value, place) => sum ^ times(value, powers[place + 1] ?? 0), 0))
}

function grouped(symbols: string): string {
  return symbols.replace(/.{4}(?=.)/g, '$&-')
}

/**
 * The authentication code of a document, `XXXX-XXXX-XXXX-XXXX`: 75 random bits, five out of each of the first
 * 15 bytes given (from a cryptographic source), and a check symbol. Fewer bytes throw: a guessable code is worse than none.
 */
export function authenticationCode(random: Uint8Array): string {
  if (random.length < dataSymbols)
    throw new RangeError(`an authentication code needs ${dataSymbols} random bytes`)
  const values = Array.from(random.subarray(0, dataSymbols), (byte) => byte & 31)
  return grouped(values.map((value) => alphabet.charAt(value)).join('') + checkSymbol(values))
}

/**
 * The code as it was issued, from what a person typed: any case, spaces and hyphens anywhere, O for 0, I or L for 1, behind
 * its label (`Código: …`) and with what cannot be seen.
 * Undefined when it cannot be a code, which is known without asking the database.
 */
export function readAuthenticationCode(typed: string): string | undefined {
  const text = plainCharacters(typed).toUpperCase()
  const last = /(?:^|[\s:])((?:[^\W_][ -]*){16})[.,;]?$/.exec(text.replace(/^.*:/, ''))?.[1] ?? text
  const symbols = last.replace(/[ -]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const values = Array.from(symbols.slice(0, dataSymbols), (symbol) => alphabet.indexOf(symbol))
  if (symbols.length !== dataSymbols + 1 || values.includes(-1)) return undefined
  return symbols.at(-1) === checkSymbol(values) ? grouped(symbols) : undefined
}
