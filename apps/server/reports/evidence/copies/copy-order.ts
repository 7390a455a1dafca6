/** What the child process is asked for: one file. */
export type CopyOrder = { kind: 'foto' | 'pdf'; bytes: Uint8Array }

/** A JPEG without metadata. */
export type CopiedPage = { width: number; height: number; bytes: Uint8Array }

/** `total`: the pages of the original, or the parts of a long one, of which the first ones are copied. An error does not describe the file. */
export type CopyAnswer = { pages: CopiedPage[]; total: number } | { error: 'unreadable' }

/** Pages of a PDF of which the desk sees pictures. */
export const mostPages = 30
/** Pixels of a picture before it is made smaller: the largest phones have 108 million. */
export const mostPixels = 120_000_000
/** Of each copy, in pixels. */
export const longestSide = 2000
/** Of a long picture: its short side at most, in pixels, on which a screen full of words can still be read. */
export const narrowSide = 1600
/** Pictures into which one long picture or page is cut. */
export const mostTiles = 30
