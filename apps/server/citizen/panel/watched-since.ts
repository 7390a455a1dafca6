import { monthBegins, monthOf } from '@delegacia/domain/desk/figures/counted-month'

/** The first instant of which interruptions are told: the current month and the twelve before it. */
export const watchedSince = (now: Date): Date => monthBegins(monthOf(now), -12)
