/** Letters as numbers, made once a search and not once a comparison. */
export const lettersOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i))

const longest = 64
const width = longest + 1
const grid = new Uint8Array(width * 3)

/**
 * How many typing errors lie between the typed letters and a word: a letter wrong, missing, too many, or two neighbours
 * swapped (Damerau and Levenshtein's distance, each letter touched once); more than `most` counts as `most + 1`. With
 * `beginning` the word may go on after the typed letters.
 */
export function errorsBetween(typed: Uint16Array, word: string, most: number, beginning = false): number {
  const tooMany = most + 1
  const limit = beginning ? Math.min(word.length, typed.length + most) : word.length
  if (typed.length - limit > most || limit - typed.length > most) return tooMany
  if (typed.length > longest || limit > longest) return tooMany

  // What is alike at both ends costs nothing and need not be compared again.
  const shorter = Math.min(typed.length, limit)
  let start = 0
  while (start < shorter && typed[start] === word.charCodeAt(start)) start++
  let end = 0
  if (!beginning) {
    const left = shorter - start
    while (end < left && typed[typed.length - 1 - end] === word.charCodeAt(limit - 1 - end)) end++
  }
  const height = typed.length - start - end
  const length = limit - start - end
  if (height === 0) return beginning ? 0 : length
  if (length === 0) return Math.min(height, tooMany)

  let [twoBack, oneBack, row] = [0, width, width * 2]
  for (let j = 0; j <= length; j++) grid[oneBack + j] = j
  for (let i = 1; i <= height; i++) {
    const letter = typed[start + i - 1]
    // Further from the diagonal lie more errors than count.
    const from = Math.max(1, i - most)
    const to = Math.min(length, i + most)
    grid[row + from - 1] = from === 1 ? i : tooMany
    let least = from === 1 ? i : tooMany
    for (let j = from; j <= to; j++) {
      const other = word.charCodeAt(start + j - 1)
      let errors = (grid[oneBack + j - 1] ?? 0) + (letter === other ? 0 : 1)
      const missing = (j > i - 1 + most ? tooMany : (grid[oneBack + j] ?? 0)) + 1
      if (missing < errors) errors = missing
      const added = (grid[row + j - 1] ?? 0) + 1
      if (added < errors) errors = added
      if (i > 1 && j > 1 && letter === word.charCodeAt(start + j - 2) && typed[start + i - 2] === other) {
        const swapped = (grid[twoBack + j - 2] ?? 0) + 1
        if (swapped < errors) errors = swapped
      }
      grid[row + j] = errors
      if (errors < least) least = errors
    }
    if (least > most) return tooMany
    ;[twoBack, oneBack, row] = [oneBack, row, twoBack]
  }
  let errors = length > height + most ? tooMany : (grid[oneBack + length] ?? tooMany)
  if (beginning) {
    for (let j = Math.max(0, height - most); j < Math.min(length, height + most); j++) {
      errors = Math.min(errors, grid[oneBack + j] ?? tooMany)
    }
  }
  return Math.min(errors, tooMany)
}
