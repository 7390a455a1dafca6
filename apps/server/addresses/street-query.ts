import { wordsOf } from './words.ts'

/** What is asked for: `city` and `neighbourhood` (ids of the lists) narrow it, `near` only prefers a municipality. */
export type StreetQuery = {
  /** Letters. */
  state: string
  text?: string | undefined
  cep?: string | undefined
  city?: number | undefined
  neighbourhood?: number | undefined
  near?: number | undefined
}

const longest = 12
const isPostalCode = /^\d[\d.\s-]{3,}$/
const postalCode = /(?<!\d)\d{2}\.?\d{3}-?\d{3}(?!\d)/

/** The readings of what was typed, the strictest first: a later one counts where an earlier finds nothing. */
export function readingsOf({ text = '', cep = '' }: StreetQuery): { words: string[]; digits: string }[] {
  const typed = text.trim()
  const asked = cep.replace(/\D/g, '')
  const words = wordsOf(typed).filter(Boolean).slice(0, longest)
  if (asked !== '') return [{ words: isPostalCode.test(typed) ? [] : words, digits: asked }]
  if (isPostalCode.test(typed)) return [{ words: [], digits: typed.replace(/\D/g, '') }]
  const [code] = postalCode.exec(typed) ?? []
  if (code === undefined) return [{ words, digits: '' }]
  const rest = wordsOf(typed.replace(code, ' ')).slice(0, longest)
  const digits = code.replace(/\D/g, '')
  return [
    { words: rest, digits },
    { words: rest, digits: '' },
    { words: [], digits },
  ]
}
