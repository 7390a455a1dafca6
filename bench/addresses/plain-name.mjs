// @ts-check
import { waysToWrite } from '../../apps/server/dist/addresses/text/number-words.js'
import { wordsOf } from '../../apps/server/dist/addresses/text/words.js'

/** The words of a name as our engine compares them, its numbers in digits. @param {string} name @returns {string} */
export function plainName(name) {
  const ways = waysToWrite(wordsOf(name)).map((words) => words.join(' '))
  // Digits come before letters.
  return ways.sort()[0] ?? ''
}
