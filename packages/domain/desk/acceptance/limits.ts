/** Codes that only read, at one time. */
export const mostReaders = 5
/** What a citizen writes, and codes and notices asked for, before the police answer; in `unansweredMs`. */
export const mostUnanswered = 20
export const unansweredMs = 86_400_000
