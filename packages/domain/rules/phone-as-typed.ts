import { brazilDdi } from './phone.ts'
import { readPhone } from './read-phone.ts'

/**
 * What the box of a telephone shows of what is in it: a whole number in its one form, a part of a Brazilian one in its mask, and
 * everything else as it was typed. Nothing of it is ever cut.
 */
export function phoneAsTyped(typed: string, chosen: string, mask: string | undefined): string {
  const read = readPhone(typed, chosen)
  if (read?.ddi === chosen && (chosen === brazilDdi || /\D/.test(typed) || typed.startsWith('0')))
    return read.number
  return mask === undefined ? typed : inMaskSoFar(typed, mask)
}

/** A part of a number in its mask, whose separators come with the digit behind them. */
function inMaskSoFar(typed: string, mask: string): string {
  const digits = typed.replace(/\D/g, '')
  const places = mask.replace(/[^#]/g, '').length
  if (!/^[\d\s()-]*$/.test(typed) || digits.startsWith('0') || digits.length > places) return typed
  let left = digits
  let shown = ''
  for (const sign of mask) {
    if (left === '') return shown
    if (sign === '#') left = left.slice(1)
    shown += sign === '#' ? digits.charAt(digits.length - left.length - 1) : sign
  }
  return shown
}
