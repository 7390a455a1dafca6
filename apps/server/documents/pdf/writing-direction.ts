const rightToLeft = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thaana}]'
const rightToLeftLetter = new RegExp(`(?=${rightToLeft})\\p{L}`, 'gu')

/** Where a run of right-to-left letters ends and other signs follow it, up to the next letter of ours or the line's end. */
const endOfRun = new RegExp(
  `(?<=(?=${rightToLeft})\\p{L}\\p{M}*)(?!\\p{M})(?=[^\\p{L}]+(?:$|(?!${rightToLeft})\\p{L}))`,
  'gu',
)

const leftToRightMark = '\u200E'

/** One line of a document, and whether it is written from right to left as a whole. */
export type DirectedLine = { text: string; rightToLeft: boolean }

/**
 * Says from which side a line is read: by the most of its letters, so that no single sign turns it around. In a line of
 * ours a right-to-left run is closed by a mark, so that a number or sign that follows a foreign name stays where it is.
 */
export function directed(text: string): DirectedLine {
  const foreign = text.match(rightToLeftLetter)?.length ?? 0
  if (foreign === 0) return { text, rightToLeft: false }
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return foreign * 2 > letters
    ? { text, rightToLeft: true }
    : { text: text.replace(endOfRun, leftToRightMark), rightToLeft: false }
}
