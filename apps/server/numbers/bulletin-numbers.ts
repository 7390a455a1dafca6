import type { Kysely, Transaction } from 'kysely'
import { faultLine, type Log } from '../platform/log.ts'
import { holdNumbers, nextSequence, NumberGivenBefore, readCounters } from '../store/bulletin-counters.ts'
import type { NumberMark, NumberNotes } from '../store/last-numbers.ts'
import type { Database } from '../store/tables.ts'
import { lostNumbers, type LostNumbers } from './lost-numbers.ts'
import { RegistrationHeld } from './registration-held.ts'
import type { StationClock } from './station-clock.ts'

export type GivenNumber = { registeredAt: Date; year: number; sequence: number }

export type BulletinNumbers = {
  /**
   * Runs the transaction that gives a number, and is done when the number is noted outside the database as well. Throws
   * RegistrationHeld, with nothing stored, where none can be given; where only the note failed the report is stored, and
   * asking again finds it.
   */
  giving<Row extends { year: number; sequence: number }>(
    unit: number,
    work: (trx: Transaction<Database>, next: () => Promise<GivenNumber>) => Promise<Row>,
  ): Promise<Row>
  /** Before a number is told to anybody it is noted outside the database. */
  note(row: { unit: number; year: number; sequence: number }): Promise<void>
  /** False while the database knows less than what was given. */
  areAhead(): Promise<boolean>
  /** Looks at the clock and the counters, and notes what other servers gave. */
  beat(): Promise<void>
}

/** Gives each number once, ever: also over a database that lost what it knew. */
export function createBulletinNumbers({
  db,
  notes,
  clock,
  log,
}: {
  db: Kysely<Database>
  notes: NumberNotes
  clock: StationClock
  log: Log
}): BulletinNumbers {
  let told: LostNumbers | undefined

  async function findLost(): Promise<LostNumbers | undefined> {
    // First what was noted: the counters, read later, are never behind it by an honest way.
    const marks = notes.marks()
    const counters = await readCounters(db)
    const [lost] = lostNumbers(marks, counters)
    if (lost && lost.given !== told?.given)
      log({ event: 'numbers', state: 'behind', unit: lost.unit, year: lost.year, missing: missing(lost) })
    if (!lost && told) log({ event: 'numbers', state: 'well', unit: told.unit, year: told.year, missing: 0 })
    told = lost
    if (!lost) await Promise.all(counters.map(({ unit, year, last }) => notes.note(unit, year, last)))
    return lost
  }

  /** All servers hold, not this one alone: the others would give these numbers again. */
  async function hold(mark: NumberMark): Promise<never> {
    await holdNumbers(db, mark)
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
          work(trx, async () => {
            const sequence = await nextSequence(trx, unit, year, notes.last(unit, year))
            return { registeredAt, year, sequence }
          }),
        )
        await note({ unit, year: row.year, sequence: row.sequence })
        return row
      } catch (error) {
        if (error instanceof NumberGivenBefore) return hold(error.mark)
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
