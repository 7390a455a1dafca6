import { stateYear } from '@delegacia/domain/language/state-time'
import type { ClockState } from '../../base/platform/log.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds everywhere; times are since 1970. */
export type ClockReading = {
  /** What this machine's clock says. */
  wall: number
  /** The earliest time that it may say: the last trusted time plus the time that has passed since. */
  expected: number
  /** Whether this server has trusted a clock before, and so knows how much time has passed since. */
  seenBefore: boolean
  /** The year whose numbers are being given. */
  year: number
  doubtedUntil: number | undefined
  /** What the database's own clock says. */
  databaseTime: number
}

export type ClockVerdict = {
  state: ClockState
  /** How far it is off, in milliseconds; negative when behind. */
  off: number
  /** The year whose numbers may be given at this instant; undefined: none. */
  gives: number | undefined
  /** The real New Year has come: this year is to be opened. */
  opens: number | undefined
  /** Whether others may rely on having seen it. */
  believed: boolean
  /** Set where it went ahead. */
  doubtUntil: number | undefined
}

/** A station may be off for that long, over New Year or a weekend, without the operator confirming the clock. */
const unexplainedPause = 3 * day
/** Time synchronisation moves a running clock by seconds; a jump by more than this is suspicious. */
const step = 10 * minute
/** How far two machines that synchronise their clocks may differ. */
const disagreement = 5 * minute

/** What a clock may be used for. One that is off by days dates no report, and only an undoubted one opens a year. */
export function judgeClock(reading: ClockReading): ClockVerdict {
  const { wall, expected, year } = reading
  const clockYear = stateYear(new Date(wall))
  const ahead = wall - expected
  const apart = wall - reading.databaseTime
  const agrees = Math.abs(apart) <= disagreement
  const leapt = ahead > (reading.seenBefore ? step : unexplainedPause)
  const doubted = leapt || wall < (reading.doubtedUntil ?? 0)
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
    // Trusted again after running for as long as it jumped, plus the pause that needs no confirmation.
    doubtUntil: leapt ? wall + ahead + unexplainedPause : undefined,
  }

  function stateOf(): Pick<ClockVerdict, 'state' | 'off'> {
    if (!agrees) return { state: 'apart', off: apart }
    if (ahead < -step) return { state: 'behind', off: ahead }
    if (doubted) return { state: 'doubted', off: Math.max(0, ahead) }
    return { state: 'well', off: 0 }
  }
}
