/** The time at the end of what was typed, kept as it is when another day is picked. */
export const timeOf = (typed: string): string => /\d{1,2}(?:\s*[:hH]\s*)\d{0,2}$/.exec(typed)?.[0] ?? ''

/** What was typed before the time. */
export const dayOf = (typed: string): string => typed.slice(0, typed.length - timeOf(typed).length).trim()
