import * as v from 'valibot'

/**
 * The place behind a row of a queue: whether it is urgent or stands ahead, when it is due (`infinity` too), its registration,
 * since when it is in its state, and its id.
 */
export type QueueCursor = {
  urgent: boolean
  ahead: boolean
  due: string
  registered: string
  since: string
  report: string
}

/** A day that no calendar has is not asked of the database. */
const isDay = (text: string): boolean => {
  const day = text.slice(0, 10)
  const at = Date.parse(day)
  return !Number.isNaN(at) && day > '1970' && new Date(at).toISOString().startsWith(day)
}
const instant = v.union([
  v.literal('infinity'),
  v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40), v.check(isDay)),
])
const shape = v.strictTuple([
  v.boolean(),
  v.boolean(),
  instant,
  instant,
  instant,
  v.pipe(v.string(), v.uuid()),
])

export const cursorText = ({ urgent, ahead, due, registered, since, report }: QueueCursor): string =>
  Buffer.from(JSON.stringify([urgent, ahead, due, registered, since, report])).toString('base64url')

/** Undefined for a text that no page has given. */
export function readCursor(text: string): QueueCursor | undefined {
  try {
    const reading = v.safeParse(shape, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (!reading.success) return undefined
    const [urgent, ahead, due, registered, since, report] = reading.output
    return { urgent, ahead, due, registered, since, report }
  } catch {
    return undefined
  }
}
