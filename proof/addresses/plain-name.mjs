// @ts-check
import { numberVariants } from '../../apps/server/dist/addresses/text/number-words.js'
import { wordsOf } from '../../apps/server/dist/addresses/text/words.js'

/** The words of a name as our engine compares them, its numbers in digits. @param {string} name @returns {string} */
export function plainName(name) {
  const variants = numberVariants(wordsOf(name)).map((words) => words.join(' '))
  // Digits come before letters.
  return variants.sort()[0] ?? ''
}
