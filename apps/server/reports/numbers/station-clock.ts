import type { Kysely } from 'kysely'
import type { ClockState, Log } from '../../base/platform/log.ts'
import { stateYear } from '@delegacia/domain/language/state-time'
import { beginClock, findClock, keepClock, openYear, type ClockRow } from '../../store/station-clock.ts'
import type { Database } from '../../store/tables/tables.ts'
import { judgeClock, type ClockVerdict } from './judge-clock.ts'
import { RegistrationHeld } from './registration-held.ts'

export type StationClockDeps = {
  db: Kysely<Database>
  log: Log
  now: () => Date
  /** Seconds since a fixed moment, whatever the clock is set to; time that the machine slept counts. */
  uptime: () => number
  /** Reads the database's clock as it reported it; tests put another in its place. */
  databaseTime?: (reported: Date) => Date
}

export type StationClock = {
  /** The instant of a registration, and the year whose number it gets. Throws RegistrationHeld where the clock is wrong. */
  moment(): Promise<{ registeredAt: Date; year: number }>
  /** Checks the clock, opens the year when it is time, and records in the database what time was seen. */
  beat(): Promise<ClockVerdict>
}

/** A verdict is valid for as long as the next heartbeat may take. */
const heartbeat = 60_000
/** How far, within a heartbeat, the clock may differ from the time that has passed. */
const slack = 10_000
/** Years of which a new station may give numbers. */
const [firstYear, lastYear] = [2026, 2099]

type Seen = { wall: number; uptime: number; confirmed: number }

/** This machine's clock, checked against the time that passes, the database's clock, and what was seen before. */
export function createStationClock(deps: StationClockDeps): StationClock {
  const { db, log, now, uptime, databaseTime = (reported) => reported } = deps
  let logged: ClockState = 'well'
  /** The last clock that did not jump, and the time that has passed since. */
  let anchor: Seen | undefined
  let last: (Seen & { verdict: ClockVerdict }) | undefined
  let underWay: Promise<ClockVerdict> | undefined

  const passedSince = (seen: Seen) => (uptime() - seen.uptime) * 1000

  function judge(row: ClockRow, wall: number): ClockVerdict & { leapt: boolean } {
    const seen = anchor?.confirmed === row.confirmed ? anchor : undefined
    const seenAt = row.seen_at.getTime()
    const verdict = judgeClock({
      wall,
      expected: seen ? Math.max(seen.wall + passedSince(seen), seenAt) : seenAt,
      seenBefore: seen !== undefined,
      year: row.year,
      doubtedUntil: row.doubted_until?.getTime(),
      databaseTime: databaseTime(row.database_time).getTime(),
    })
    return { ...verdict, leapt: verdict.doubtUntil !== undefined }
  }

  async function check(): Promise<ClockVerdict> {
    const row = (await findClock(db)) ?? (await startClock(db, now()))
    const seen = { wall: now().getTime(), uptime: uptime() }
    if (!row) return logChange(newStationHeld)
    const verdict = judge(row, seen.wall)
    if (verdict.opens !== undefined) {
      if (await openYear(db, verdict.opens, new Date(seen.wall))) log({ event: 'year', year: verdict.opens })
      return check()
    }
    const { confirmed } = row
    if (verdict.believed && (verdict.leapt || seen.wall - row.seen_at.getTime() >= heartbeat / 2)) {
      const doubtedUntil = verdict.doubtUntil === undefined ? undefined : new Date(verdict.doubtUntil)
      await keepClock(db, { seenAt: new Date(seen.wall), doubtedUntil, confirmed })
    }
    // A jump that is not recorded must be seen as one again.
    if (verdict.gives !== undefined && (verdict.believed || !verdict.leapt)) anchor = { ...seen, confirmed }
    last = { ...seen, confirmed, verdict }
    return logChange(verdict)
  }

  function logChange(verdict: ClockVerdict): ClockVerdict {
    if (verdict.state !== logged)
      log({ event: 'clock', state: verdict.state, seconds: Math.round(verdict.off / 1000) })
    logged = verdict.state
    return verdict
  }

  /** Whether the last check still says what the clock may be used for. */
  function isCurrent(wall: number): boolean {
    if (!last || stateYear(new Date(wall)) !== last.verdict.gives) return false
    const passed = wall - last.wall
    return Math.abs(passed) < heartbeat && Math.abs(passed - passedSince(last)) < slack
  }

  const beat = () => (underWay ??= check().finally(() => (underWay = undefined)))

  return {
    beat,
    async moment() {
      // A check that is under way may have begun in the old year.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const registeredAt = now()
        if (isCurrent(registeredAt.getTime())) return { registeredAt, year: stateYear(registeredAt) }
        await beat()
      }
      throw new RegistrationHeld('clock')
    },
  }
}

/** The first check of a new station decides whose numbers it gives: there is nothing yet to compare the year with. */
async function startClock(db: Kysely<Database>, at: Date): Promise<ClockRow | undefined> {
  const year = stateYear(at)
  if (year < firstYear || year > lastYear) return undefined
  await beginClock(db, year, at)
  return findClock(db)
}

const newStationHeld: ClockVerdict = {
  state: 'another-year',
  off: 0,
  gives: undefined,
  opens: undefined,
  believed: false,
  doubtUntil: undefined,
}
