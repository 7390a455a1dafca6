import { stateYear } from '@delegacia/domain/language/state-time'
import type { ClockState } from '../platform/log.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds everywhere; times are since 1970. */
export type ClockLook = {
  /** What this machine's clock says. */
  wall: number
  /** What it should say at least, by the latest clock that was believed and the time that passed since. */
  expected: number
  /** Whether this server saw and believed a clock before, and so knows how much time has passed since. */
  seenBefore: boolean
  /** Whose numbers are being given. */
  year: number
  doubtedUntil: number | undefined
  /** What the database's own clock says. */
  databaseTime: number
}

export type ClockVerdict = {
  state: ClockState
  /** How far it is off, in milliseconds; negative when behind. */
  off: number
  /** Whose numbers may be given at this instant; undefined: none. */
  gives: number | undefined
  /** The real New Year has come: this year is to be opened. */
  opens: number | undefined
  /** Whether others may rely on having seen it. */
  believed: boolean
  /** Set where it went ahead. */
  doubtUntil: number | undefined
}

/** A station may be off that long over New Year, or a weekend, and is not asked. */
const unexplainedPause = 3 * day
/** A running server's clock is moved by seconds; by more than this something is wrong. */
const step = 10 * minute
/** Two machines that ask for the time agree to the second. */
const disagreement = 5 * minute

/** What a clock is good for. A clock that is off by days stamps no report, and only one above doubt opens a year. */
export function judgeClock(look: ClockLook): ClockVerdict {
  const { wall, expected, year } = look
  const clockYear = stateYear(new Date(wall))
  const ahead = wall - expected
  const apart = wall - look.databaseTime
  const agrees = Math.abs(apart) <= disagreement
  const leapt = ahead > (look.seenBefore ? step : unexplainedPause)
  const doubted = leapt || wall < (look.doubtedUntil ?? 0)
  const none = { gives: undefined, opens: undefined, believed: false, doubtUntil: undefined }

  if (Math.abs(apart) > day) return { ...none, state: 'apart', off: apart }
  if (ahead < -day) return { ...none, state: 'behind', off: ahead }
  if (clockYear === year + 1 && agrees && !doubted)
    return { ...none, state: 'well', off: 0, opens: clockYear }
  // The year was opened by a server whose clock is a little ahead, or while this report was on its way.
  const justTurned = clockYear === year - 1 && agrees && ahead >= -step
  if (clockYear !== year && !justTurned) return { ...none, state: 'another-year', off: ahead }

  return {
    ...stateOf(),
    gives: clockYear,
    opens: undefined,
    believed: agrees,
    // It has proved itself when it ran on for as long as it leapt, and then for as long as nobody would have asked.
    doubtUntil: leapt ? wall + ahead + unexplainedPause : undefined,
  }

  function stateOf(): Pick<ClockVerdict, 'state' | 'off'> {
    if (!agrees) return { state: 'apart', off: apart }
    if (ahead < -step) return { state: 'behind', off: ahead }
    if (doubted) return { state: 'doubted', off: Math.max(0, ahead) }
    return { state: 'well', off: 0 }
  }
}
