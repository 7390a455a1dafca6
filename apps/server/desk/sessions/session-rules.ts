const minute = 60_000

/** Without a request for so long, a session ends. */
export const idleMs = 15 * minute
/** However busy, a session ends after so long. */
export const wholeMs = 8 * 60 * minute
/** For so long after somebody proved who they are, they may do what asks for a fresh proof. */
export const freshMs = 5 * minute
/** A session that was used so recently is not written again. */
export const touchMs = 30_000
/** For so long an ended session is kept, so that an auditor can ask about it. */
export const keptMs = 24 * 60 * minute
