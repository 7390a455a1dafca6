type Fault = {
  event: 'fault'
  place: string
  name: string
  code: string | undefined
  stack: string[]
  /** How many of the same were left out since the previous line. */
  leftOut?: number
}

/**
 * The state of the station's clock:
 * - `doubted`: it went ahead and nobody knows why; no year is opened by it.
 * - `behind`: a report or a server has seen a later time.
 * - `apart`: the database's clock says something else.
 * - `another-year`: it is in a year whose numbers are not being given.
 */
export type ClockState = 'well' | 'doubted' | 'behind' | 'apart' | 'another-year'

/** For an operator whose server stands behind a proxy that is not configured. */
export const proxyAdvice =
  'A request came with the header of a proxy (X-Forwarded-For, Forwarded or X-Real-IP), but TRUST_PROXY is not set: the header was not believed, and everyone behind a proxy counts as one address. If a proxy stands in front, set TRUST_PROXY; if none does, somebody made the header up and nothing need be done.'

/** Everything that a log line may say: neither addresses, nor values of a URL, nor anything that a person wrote. */
export type LogLine =
  | { event: 'guessing'; misses: number }
  /** The files of citizens take so many percent of their room (`EVIDENCE_ROOM_GB`); at 100 the next is refused. */
  | { event: 'evidence-room'; percent: number }
  | { event: 'request'; method: string; route: string; status: number; ms: number }
  | Fault
  /** The outbox can work again after a fault; `attempts` failed in `ms`. */
  | { event: 'outbox'; kind: string; state: 'back'; attempts: number; ms: number }
  | { event: 'job'; kind: string; outcome: 'done' | 'postponed' | 'abandoned'; attempts: number; ms: number }
  /** Somebody is told that nobody opens so many urgent reports of a unit; `ways` is `none` if there is no contact. */
  | { event: 'danger'; step: string; ways: string; reports: number }
  /** A document waited too long for the time-stamp authority and was sealed with the station's own time. */
  | { event: 'seal'; time: 'own' }
  /** The index of streets was built anew and is in use. */
  | { event: 'addresses'; rows: number; ms: number }
  /**
   * `ms` since it was found dead, or since the first check that it left unanswered. Of the operator's database: since the first
   * failure, whose code `lost` names; `attempts` failed until it was back.
   */
  | {
      event: 'database'
      state: 'lost' | 'back' | 'silent' | 'answers'
      attempts: number
      ms: number
      code?: string
    }
  /** Logged when the clock's state changes; `seconds` is how far it is off, negative when behind. */
  | { event: 'clock'; state: ClockState; seconds: number }
  /** From now on this year's numbers are given. */
  | { event: 'year'; year: number }
  /** `missing` numbers were given of which the database does not know. */
  | { event: 'numbers'; state: 'behind' | 'well'; unit: number; year: number; missing: number }
  /** How old the last verified backup is, once a day: `old` above two days, and if there is none. */
  | { event: 'backup'; state: 'fresh' | 'old'; hours: number | null }
  /** A scheduled backup has ended. */
  | { event: 'backup'; state: 'verified' | 'failed'; ms: number }
  /** WAL that has waited for more than ten minutes to be copied to the backups. */
  | { event: 'wal-waiting'; segments: number; minutes: number }
  /** Logged once a start; the text is a constant. */
  | { event: 'advice'; setting: 'TRUST_PROXY'; words: typeof proxyAdvice }

/** `request` is the id of the request for which it was logged (request-id.ts). */
export type Log = (line: LogLine & { request?: string }) => void

let unwritten = ''

function write(): void {
  const lines = unwritten
  unwritten = ''
  if (lines !== '') process.stdout.write(lines)
}
process.once('exit', write)

/** For how long lines are gathered, in milliseconds: a write costs more than many lines. */
const gathered = 20

/** One JSON object a line on the standard output; lines of a moment are one write. */
export const logToStdout: Log = (line) => {
  if (unwritten === '') setTimeout(write, gathered).unref()
  unwritten += `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`
}

/**
 * An error without its message, which may quote what a person typed (a database does): its kind, its code and where it
 * came from are enough to find it.
 */
export function faultLine(place: string, error: unknown): LogLine {
  if (!(error instanceof Error))
    return { event: 'fault', place, name: typeof error, code: undefined, stack: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    event: 'fault',
    place,
    name: error.name,
    code,
    stack: frames.slice(0, 8).map((frame) => frame.trim()),
  }
}
