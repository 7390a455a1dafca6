/** How a typed word meets a word of an address; the smaller the better. */
export const exact = 0
export const beginning = 1
export const mistyped = 2

/** One letter wrong, missing, too many, or two neighbours swapped: nine of ten typing errors are one of these. */
function isOneErrorApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = long.slice(start + 1)
  if (short.length < long.length) return short.slice(start) === rest
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return short.slice(start + 1) === rest || (swapped && short.slice(start + 2) === long.slice(start + 2))
}

/** How the typed word meets the other, or undefined; errors are forgiven only in words long enough to be told apart. */
export function matchWord(typed: string, word: string, forgiving: boolean): number | undefined {
  if (typed === word) return exact
  if (typed.length > 1 && word.startsWith(typed)) return beginning
  const forgiven = forgiving && typed.length > 3 && word.length > 4 && !/\d/.test(typed)
  return forgiven && isOneErrorApart(typed, word) ? mistyped : undefined
}
