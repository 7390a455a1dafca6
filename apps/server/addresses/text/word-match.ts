/** How a typed word matches a word of an address; the smaller the better. */
export const exact = 0
export const prefix = 1
export const oneTypo = 2
export const twoTypos = 3
export const prefixWithTypo = 4

/** Typing errors are allowed only in words long enough to be distinguished, and never in a number. */
export const allowsTypos = (typed: string): boolean => typed.length > 3 && !/\d/.test(typed)
/** The shortest typed word with two errors, and the shortest prefix with one; the first letter of a prefix must be right. */
export const minLengthForTwoTypos = 7
export const minLengthForPrefixTypo = 5
/** A shorter word of an address must be typed without errors. */
export const minLengthToMistype = 5
