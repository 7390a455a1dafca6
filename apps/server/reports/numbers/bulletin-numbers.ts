import type { Kysely, Transaction } from 'kysely'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { holdNumbers, nextSequence, NumberGivenBefore, readCounters } from '../../store/bulletin-counters.ts'
import type { LastNumber, NumberNotes } from '../../store/last-numbers.ts'
import type { Database } from '../../store/tables/tables.ts'
import { lostNumbers, type LostNumbers } from './lost-numbers.ts'
import { RegistrationHeld } from './registration-held.ts'
import type { StationClock } from './station-clock.ts'

export type GivenNumber = { registeredAt: Date; year: number; sequence: number }

export type BulletinNumbers = {
  /**
   * Runs the transaction that gives a number; resolves when the number is noted outside the database as well. Throws
   * RegistrationHeld with nothing stored where no number can be given. Where only the note failed the report is stored, and
   * a repeated request finds it.
   */
  giving<Row extends { year: number; sequence: number }>(
    unit: number,
    work: (
      trx: Transaction<Database>,
      /** Every other registration waits from this call until the transaction ends: call it as late as may be. */
      next: () => Promise<GivenNumber>,
      registeredAt: Date,
    ) => Promise<Row>,
  ): Promise<Row>
  /** Every number is noted outside the database before it is shown to anybody. */
  note(row: { unit: number; year: number; sequence: number }): Promise<void>
  /** False while the database knows less than what was given. */
  areAhead(): Promise<boolean>
  /** Checks the clock and the counters, and notes the numbers that other servers gave. */
  beat(): Promise<void>
}

/** Gives each number once, ever, even when the database has lost rows. */
export function createBulletinNumbers({
  db,
  checks = db,
  notes,
  clock,
  log,
}: {
  db: Kysely<Database>
  /** Connections that a rush of registrations cannot take; absent: the same. */
  checks?: Kysely<Database>
  notes: NumberNotes
  clock: StationClock
  log: Log
}): BulletinNumbers {
  let reported: LostNumbers | undefined

  async function findLost(): Promise<LostNumbers | undefined> {
    // Notes first: counters that are read later can be behind them only when the database lost rows.
    const noted = notes.all()
    const counters = await readCounters(checks)
    const [lost] = lostNumbers(noted, counters)
    if (lost && lost.given !== reported?.given)
      log({ event: 'numbers', state: 'behind', unit: lost.unit, year: lost.year, missing: missing(lost) })
    if (!lost && reported)
      log({ event: 'numbers', state: 'well', unit: reported.unit, year: reported.year, missing: 0 })
    reported = lost
    if (!lost) await Promise.all(counters.map(({ unit, year, last }) => notes.note(unit, year, last)))
    return lost
  }

  /** Holds registration on all servers: the others would give these numbers again. */
  async function hold(lastGiven: LastNumber): Promise<never> {
    await holdNumbers(db, lastGiven)
    await findLost()
    throw new RegistrationHeld('numbers')
  }

  async function note({ unit, year, sequence }: { unit: number; year: number; sequence: number }) {
    try {
      await notes.note(unit, year, sequence)
    } catch (error) {
      log(faultLine('numbers', error))
      throw new RegistrationHeld('note')
    }
  }

  return {
    note,
    async giving(unit, work) {
      const { registeredAt, year } = await clock.moment()
      try {
        const row = await db.transaction().execute((trx) =>
          work(
            trx,
            async () => {
              const sequence = await nextSequence(trx, unit, year, notes.last(unit, year))
              return { registeredAt, year, sequence }
            },
            registeredAt,
          ),
        )
        await note({ unit, year: row.year, sequence: row.sequence })
        return row
      } catch (error) {
        if (error instanceof NumberGivenBefore) return hold(error.lastGiven)
        throw error
      }
    },
    areAhead: async () => (await findLost()) === undefined,
    async beat() {
      await clock.beat()
      const lost = await findLost()
      if (lost) await holdNumbers(db, { unit: lost.unit, year: lost.year, last: lost.given })
    },
  }
}

const missing = ({ given, known }: LostNumbers) => given - known
