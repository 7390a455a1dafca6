/** A text prepared for comparison: without accents, in small letters, with single spaces and one kind of apostrophe. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether each of the words, folded already, begins a word of the text: 'gado' is in 'o gado sumiu', not in 'estragado'. */
export function hasWords(text: string, folded: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return folded.split(/[^\p{L}\p{N}]+/u).every((wanted) => words.some((word) => word.startsWith(wanted)))
}
