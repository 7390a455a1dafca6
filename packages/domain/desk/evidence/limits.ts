/** Of one report, finished and under way. */
export const mostFiles = 20
/** Of one file: 20 MB as phones and computers count them. */
export const mostBytes = 20 * 1024 * 1024
/** What is sent at once; only the last piece is shorter. */
export const pieceBytes = 256 * 1024
/** How long an upload waits for its next piece. */
export const waitingDays = 7
/** In characters. */
export const longestName = 200

/** How long the piece is that begins there. */
export const pieceAt = (bytes: number, offset: number): number => Math.min(pieceBytes, bytes - offset)
