import { begunWord, wordsOf } from './text/words.ts'

/** A search: `city` and `neighbourhood` (ids of the lists) narrow it, `near` only prefers a municipality. */
export type StreetQuery = {
  /** Letters. */
  state: string
  text?: string | undefined
  cep?: string | undefined
  city?: number | undefined
  neighbourhood?: number | undefined
  near?: number | undefined
}

const maxWords = 12
const isPostalCode = /^\d[\d.\s-]{3,}$/
const postalCode = /(?<!\d)\d{2}\.?\d{3}-?\d{3}(?!\d)/

/** A name of both street and neighbourhood is typed twice but searched for once. */
const eachOnce = (words: readonly string[]) => [...new Set(words)].slice(0, maxWords)

/** What is searched for: the words, the last one as it was begun, and the digits of a postal code. */
type Reading = { words: string[]; begun?: string | undefined; digits: string }

/**
 * The readings of the typed text, the strictest first: a later one is tried, and made, when the earlier ones find nothing.
 */
export function* readingsOf({ text = '', cep = '' }: StreetQuery): Generator<Reading, void> {
  const typed = text.trim()
  const cepDigits = cep.replace(/\D/g, '')
  const words = eachOnce(wordsOf(typed))
  const begun = begunWord(typed, words)
  if (cepDigits !== '')
    return yield { words: isPostalCode.test(typed) ? [] : words, begun, digits: cepDigits }
  if (isPostalCode.test(typed)) return yield { words: [], digits: typed.replace(/\D/g, '') }
  const [code] = postalCode.exec(typed) ?? []
  if (code === undefined) return yield { words, begun, digits: '' }
  const beside = typed.replace(code, ' ')
  const rest = eachOnce(wordsOf(beside))
  const digits = code.replace(/\D/g, '')
  yield { words: rest, digits }
  yield { words: rest, digits: '' }
  yield { words: [], digits }
}
