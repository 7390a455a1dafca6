/** What the child process is asked for: one file. */
export type CopyOrder = { kind: 'foto' | 'pdf'; bytes: Uint8Array }

/** A JPEG without metadata. */
export type CopiedPage = { width: number; height: number; bytes: Uint8Array }

/** `total`: the pages of the original, of which the first ones are copied. An error does not describe the file. */
export type CopyAnswer = { pages: CopiedPage[]; total: number } | { error: 'unreadable' }

/** Pages of a PDF of which the desk sees pictures. */
export const mostPages = 30
/** Pixels of a picture before it is made smaller: the largest phones have 108 million. */
export const mostPixels = 120_000_000
/** Of each copy, in pixels. */
export const longestSide = 2000
