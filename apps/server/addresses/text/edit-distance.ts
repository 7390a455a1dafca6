/** Letters as numbers, made once for a search instead of once for each comparison. */
export const lettersOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, i) => word.charCodeAt(i))

const longest = 64
const width = longest + 1
const grid = new Uint8Array(width * 3)

/**
 * How many typing errors lie between the typed letters and a word: a letter substituted, missing or added, or two
 * neighbours transposed (the restricted Damerau–Levenshtein distance); more than `max` counts as `max + 1`. With `asPrefix`
 * the word may go on after the typed letters.
 */
export function editDistance(typed: Uint16Array, word: string, max: number, asPrefix = false): number {
  const tooMany = max + 1
  const limit = asPrefix ? Math.min(word.length, typed.length + max) : word.length
  if (typed.length - limit > max || limit - typed.length > max) return tooMany
  if (typed.length > longest || limit > longest) return tooMany

  // A common start and end cost nothing.
  const shorter = Math.min(typed.length, limit)
  let start = 0
  while (start < shorter && typed[start] === word.charCodeAt(start)) start++
  let end = 0
  if (!asPrefix) {
    const left = shorter - start
    while (end < left && typed[typed.length - 1 - end] === word.charCodeAt(limit - 1 - end)) end++
  }
  const height = typed.length - start - end
  const length = limit - start - end
  if (height === 0) return asPrefix ? 0 : length
  if (length === 0) return Math.min(height, tooMany)

  let [twoBack, oneBack, row] = [0, width, width * 2]
  for (let j = 0; j <= length; j++) grid[oneBack + j] = j
  for (let i = 1; i <= height; i++) {
    const letter = typed[start + i - 1]
    // Further from the diagonal there are more than `max` errors.
    const from = Math.max(1, i - max)
    const to = Math.min(length, i + max)
    grid[row + from - 1] = from === 1 ? i : tooMany
    let least = from === 1 ? i : tooMany
    for (let j = from; j <= to; j++) {
      const other = word.charCodeAt(start + j - 1)
      let errors = (grid[oneBack + j - 1] ?? 0) + (letter === other ? 0 : 1)
      const missing = (j > i - 1 + max ? tooMany : (grid[oneBack + j] ?? 0)) + 1
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
    if (least > max) return tooMany
    ;[twoBack, oneBack, row] = [oneBack, row, twoBack]
  }
  let errors = length > height + max ? tooMany : (grid[oneBack + length] ?? tooMany)
  if (asPrefix) {
    for (let j = Math.max(0, height - max); j < Math.min(length, height + max); j++) {
      errors = Math.min(errors, grid[oneBack + j] ?? tooMany)
    }
  }
  return Math.min(errors, tooMany)
}
