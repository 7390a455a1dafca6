/** Whole letters as numbers, made once a word and not once a comparison. */
export const lettersOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i))

const longest = 64
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const

/**
 * How many typing errors lie between the typed letters and a word: a letter wrong, missing, too many, or two neighbours
 * swapped (Damerau and Levenshtein's distance, each letter touched once); more than `most` counts as `most + 1`. With
 * `beginning` the word may go on after the typed letters.
 */
export function errorsBetween(
  typed: Uint16Array,
  word: Uint16Array | string,
  most: number,
  beginning = false,
): number {
  const length = beginning ? Math.min(word.length, typed.length + most) : word.length
  if (typed.length - length > most || length - typed.length > most) return most + 1
  if (typed.length > longest || length > longest) return most + 1
  const letter = typeof word === 'string' ? (j: number) => word.charCodeAt(j) : (j: number) => word[j] ?? 0
  let [twoBack, oneBack, row]: Uint8Array[] = [rows[0], rows[1], rows[2]]
  if (!twoBack || !oneBack || !row) return most + 1
  for (let j = 0; j <= length; j++) oneBack[j] = j

  for (let i = 1; i <= typed.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= length; j++) {
      const same = typed[i - 1] === letter(j - 1)
      let errors = Math.min(
        (oneBack[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (oneBack[j - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = i > 1 && j > 1 && typed[i - 1] === letter(j - 2) && typed[i - 2] === letter(j - 1)
      if (swapped) errors = Math.min(errors, (twoBack[j - 2] ?? 0) + 1)
      row[j] = errors
      if (errors < least) least = errors
    }
    if (least > most) return most + 1
    ;[twoBack, oneBack, row] = [oneBack, row, twoBack]
  }
  let errors = oneBack[length] ?? most + 1
  if (beginning) for (let j = 0; j < length; j++) errors = Math.min(errors, oneBack[j] ?? errors)
  return Math.min(errors, most + 1)
}
