import { wordsOf } from '@delegacia/domain/search/words'
import { stopWords } from './stop-words.ts'

const silent = new Set(wordsOf(stopWords).map(({ stem }) => stem))

/** The stems of a text that say something, each once. */
export const tellingStems = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap(({ stem }) => (stem === '' || silent.has(stem) ? [] : stem))),
]
