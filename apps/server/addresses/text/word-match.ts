/** How a typed word meets a word of an address; the smaller the better. */
export const exact = 0
export const beginning = 1
export const mistyped = 2
export const twiceMistyped = 3
export const mistypedBeginning = 4

/** Errors are forgiven only in words long enough to be told apart, and never in a number. */
export const isForgivable = (typed: string): boolean => typed.length > 3 && !/\d/.test(typed)
/** The shortest typed word with two errors, and the shortest beginning with one; the first letter of which must be right. */
export const longEnoughForTwo = 7
export const longEnoughToBegin = 5
/** A shorter word of an address must be typed as it is. */
export const shortestMistaken = 5
