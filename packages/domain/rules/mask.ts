/** A mask: `#` is a digit, `A` a letter, `*` either; every other character stands for itself. */
const slots: Readonly<Record<string, RegExp>> = { '#': /^\d$/, A: /^[A-Za-z]$/, '*': /^[A-Za-z\d]$/ }

/** Whether the value has exactly the mask's form. */
export function fitsMask(mask: string, value: string): boolean {
  return (
    value.length === mask.length &&
    Array.from(mask).every((sign, place) => {
      const character = value.charAt(place)
      return slots[sign]?.test(character) ?? character === sign
    })
  )
}

/** The value without the characters that the mask puts in by itself. */
export function removeMask(mask: string, value: string): string {
  return Array.from(value)
    .filter((character) => character in slots || !mask.includes(character))
    .join('')
}

/**
 * What was typed, in the mask's form as far as it goes. A character that does not fit, and everything after it, is kept
 * at the end for the check to speak about: nothing that a person typed disappears in silence.
 */
export function applyMask(mask: string, raw: string): string {
  const typed = removeMask(mask, raw)
  let shown = ''
  let used = 0
  for (const sign of mask) {
    if (used === typed.length) return shown
    const slot = slots[sign]
    if (slot && !slot.test(typed.charAt(used))) break
    shown += slot ? typed.charAt(used++) : sign
  }
  return shown + typed.slice(used)
}
