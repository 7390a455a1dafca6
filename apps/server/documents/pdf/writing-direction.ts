const rightToLeft = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thaana}]'
const rightToLeftLetter = new RegExp(`(?=${rightToLeft})\\p{L}`, 'gu')

/** The end of a run of right-to-left letters that other characters follow, up to the next left-to-right letter or line end. */
const endOfRun = new RegExp(
  `(?<=(?=${rightToLeft})\\p{L}\\p{M}*)(?!\\p{M})(?=[^\\p{L}]+(?:$|(?!${rightToLeft})\\p{L}))`,
  'gu',
)

const leftToRightMark = '\u200E'

/** One line of a document, and whether it is written from right to left as a whole. */
export type DirectedLine = { text: string; rightToLeft: boolean }

/**
 * Decides the direction of a line by the majority of its letters, so that a single character does not reverse it. In a
 * left-to-right line a right-to-left run is closed by a mark, so that a number or sign after a foreign name keeps its place.
 */
export function directed(text: string): DirectedLine {
  const foreign = text.match(rightToLeftLetter)?.length ?? 0
  if (foreign === 0) return { text, rightToLeft: false }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return foreign * 2 > letters
    ? { text, rightToLeft: true }
    : { text: text.replace(endOfRun, leftToRightMark), rightToLeft: false }
}
