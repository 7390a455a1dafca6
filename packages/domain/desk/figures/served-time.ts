import { monthBegins, monthOf } from './counted-month.ts'

/** From when to when a server could take reports: it notes so each minute. */
export type Span = { readonly since: Date; readonly until: Date }

/** A time in which no server noted that it could take reports; without an end it still lasts. */
export type Interruption = { readonly from: Date; readonly to: Date | undefined; readonly minutes: number }

export type ServedTime = {
  /** The first note of any server; undefined before it. */
  readonly since: Date | undefined
  /** The newest first. */
  readonly interruptions: readonly Interruption[]
  /** The newest first; of the first month and the current one, the part that was watched. In per cent, never rounded up. */
  readonly months: readonly {
    readonly month: string
    readonly percent: number
    readonly minutesOut: number
  }[]
}

/** Between two notes so much may pass: anything shorter is not seen. */
export const unseenMs = 150_000
const minuteMs = 60_000

/** How long reports could be taken, of what all servers noted together. */
export function servedTime(spans: readonly Span[], now: Date): ServedTime {
  const sorted = spans.toSorted((one, other) => one.since.getTime() - other.since.getTime())
  const [first] = sorted
  if (first === undefined) return { since: undefined, interruptions: [], months: [] }
  const interruptions: Interruption[] = []
  let until = first.until
  for (const span of sorted) {
    if (span.since.getTime() - until.getTime() > unseenMs) interruptions.push(between(until, span.since))
    if (span.until > until) until = span.until
  }
  if (now.getTime() - until.getTime() > unseenMs)
    interruptions.push({ ...between(until, now), to: undefined })
  return {
    since: first.since,
    interruptions: interruptions.toReversed(),
    months: monthsBetween(first.since, now).map((month) =>
      ofMonth(month, { since: first.since, until: now }, interruptions),
    ),
  }
}

const between = (from: Date, to: Date): Interruption => ({
  from,
  to,
  minutes: Math.ceil((to.getTime() - from.getTime()) / minuteMs),
})

/** The months that a time touches, the newest first. */
function monthsBetween(from: Date, to: Date): string[] {
  const last = monthOf(to)
  const months = [monthOf(from)]
  while ((months[0] ?? last) < last) months.unshift(monthOf(monthBegins(months[0] ?? last, 1)))
  return months
}

function ofMonth(month: string, watched: Span, interruptions: readonly Interruption[]) {
  const begin = Math.max(monthBegins(month).getTime(), watched.since.getTime())
  const end = Math.min(monthBegins(month, 1).getTime(), watched.until.getTime())
  const out = interruptions.reduce((sum, { from, to }) => {
    const inside = Math.min(end, (to ?? watched.until).getTime()) - Math.max(begin, from.getTime())
    return sum + Math.max(0, inside)
  }, 0)
  const whole = Math.max(1, end - begin)
  return {
    month,
    percent: Math.floor(((whole - out) / whole) * 10_000) / 100,
    minutesOut: Math.ceil(out / minuteMs),
  }
}
