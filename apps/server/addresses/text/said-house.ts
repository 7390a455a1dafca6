import { houseNumberSize } from '@delegacia/domain/rules/house-number'
import { spokenNumber } from './number-words.ts'
import type { SaidPart } from './said-address.ts'

/** What the boxes of number and complement hold. */
type SaidHouse = { numero?: string; complemento?: string }

const complementSize = { min: 3, max: 100 }

/** `12`, `mil e duzentos` as `1200`, `s/n` as `S/N`. */
function numberOf({ words, text }: SaidPart): string {
  const spoken = spokenNumber(words)
  return spoken ? String(spoken.value) : /^s/i.test(text) ? 'S/N' : text.toUpperCase()
}

/** A number after the name of the street that belongs neither to that name nor to another: `nazare 532`. */
function numberAfter(parts: readonly SaidPart[], name: ReadonlySet<string>): string | undefined {
  let named = false
  for (const { role, words } of parts) {
    if (role !== 'street') continue
    for (const [i, word] of words.entries()) {
      const isNext = i === 0 ? named : name.has(words[i - 1] ?? '')
      const isName = name.has(word) || ['de', 'do', 'da'].includes(words[i + 1] ?? '')
      if (isNext && !isName && /^\d{1,5}$/.test(word)) return word
    }
    named = words.some((word) => name.has(word))
  }
  return undefined
}

/** `com a Pedro Miranda` is said of a corner that stood before the street. */
const corner = (text: string) => text.replace(/^(?:com|c\/?|x)\s+/i, 'esquina com ')

/**
 * What was told beside a street of that name: the number of the house, and flat, kilometre, crossing and landmark as they were
 * written. What the name is read from is told by the street itself.
 */
export function houseOf(parts: readonly SaidPart[], name: ReadonlySet<string>): SaidHouse {
  const told = parts.find(({ role }) => role === 'number')
  const number = told ? numberOf(told) : numberAfter(parts, name)
  const isOfName = ({ words }: SaidPart) => words.some((word) => word.length > 2 && name.has(word))
  let complement = ''
  let before: SaidPart | undefined
  for (const part of parts) {
    const { role, text } = part
    if (!['complement', 'km', 'crossing', 'landmark'].includes(role) || isOfName(part)) continue
    const goesOn = before?.role === 'crossing' && role === 'crossing'
    complement += complement === '' ? corner(text) : `${goesOn ? ' ' : ', '}${goesOn ? text : corner(text)}`
    before = part
  }
  const fits = complement.length >= complementSize.min && complement.length <= complementSize.max
  return {
    ...(number !== undefined && number.length <= houseNumberSize && { numero: number }),
    ...(fits && { complemento: complement }),
  }
}
