import { spokenReadings } from './text/spoken-street.ts'
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
const eachOnce = (text: string) => [...new Set(wordsOf(text))].slice(0, maxWords)

/** What is searched for: the words, the last one as it was begun, and the digits of a postal code. */
type Reading = { words: string[]; begun?: string | undefined; digits: string }

/** As people speak of a street, with the house, the crossing and the landmark around it. */
const spoken = (text: string): Reading[] =>
  spokenReadings(text).map((words) => ({ words: [...new Set(words)].slice(0, maxWords), digits: '' }))

/** The readings of the typed text, the strictest first: a later one is tried when the earlier ones find nothing. */
export function readingsOf({ text = '', cep = '' }: StreetQuery): Reading[] {
  const typed = text.trim()
  const cepDigits = cep.replace(/\D/g, '')
  const words = eachOnce(typed)
  const begun = begunWord(typed, words)
  if (cepDigits !== '') return [{ words: isPostalCode.test(typed) ? [] : words, begun, digits: cepDigits }]
  if (isPostalCode.test(typed)) return [{ words: [], digits: typed.replace(/\D/g, '') }]
  const [code] = postalCode.exec(typed) ?? []
  if (code === undefined) return [{ words, begun, digits: '' }, ...spoken(typed)]
  const rest = eachOnce(typed.replace(code, ' '))
  const digits = code.replace(/\D/g, '')
  return [
    { words: rest, digits },
    { words: rest, digits: '' },
    ...spoken(typed.replace(code, ' ')),
    { words: [], digits },
  ]
}
