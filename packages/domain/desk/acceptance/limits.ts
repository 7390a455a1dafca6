/** Codes that only read, at one time. */
export const mostReaders = 5
/** In which `mostUnanswered` counts. */
export const unansweredMs = 86_400_000
