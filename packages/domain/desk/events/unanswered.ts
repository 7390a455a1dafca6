/** What a citizen writes, and codes and notices asked for, before the police answer; in a day. */
export const mostUnanswered = 20

/** The latest instants without an answer: more than the bound of a day looks at are not kept. */
export const alsoUnanswered = (unanswered: readonly Date[], at: Date): readonly Date[] =>
  [...unanswered, at].slice(-mostUnanswered)
