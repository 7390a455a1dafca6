// @ts-check
import { emptyOutbox } from './what-is-stored.mjs'

/** @typedef {import('./load.mjs').Acknowledged} Acknowledged */
/** @typedef {{ moment: string, numbers: string[] }} Moment what the database held then */

/**
 * @template Answer
 * @param {string} url
 * @param {(query: <Row>(text: string) => Promise<Row[]>, db: Parameters<typeof emptyOutbox>[0]) => Promise<Answer>} work
 */
async function asking(url, work) {
  const { openPool } = await import('../../apps/server/dist/store/connection/database.js')
  const pool = openPool(url, { connections: 1 })
  const db = await pool.connect()
  try {
    return await work(async (text) => {
      const { rows } = await db.query(text, [])
      return /** @type {any[]} */ (rows)
    }, db)
  } finally {
    db.release()
    await pool.end()
  }
}

/** Now, by the database's clock. @param {string} url @returns {Promise<Moment>} */
export const readMoment = (url) =>
  asking(url, async (query) => {
    /** @type {{ bop: string }[]} */
    const reports = await query('select bop from reports')
    /** @type {{ moment: string }[]} */
    const [now] = await query('select clock_timestamp()::text as moment')
    return { moment: now?.moment ?? '', numbers: reports.map(({ bop }) => bop) }
  })

/** The reports whose letter was not noted as sent. @param {string} url @returns {Promise<Set<string>>} */
export const whatIsOpen = (url) =>
  asking(url, async (query) => {
    /** @type {{ id: string }[]} */
    const jobs = await query(`select report_id as id from outbox where kind = 'mail' and done_at is null`)
    return new Set(jobs.map(({ id }) => id))
  })

/**
 * What the restored station has beside what was acknowledged before and after.
 * @param {string} url
 * @param {{
 *   wanted: Moment, letters: ReadonlyMap<string, number>,
 *   before: { acknowledged: ReadonlyMap<string, Acknowledged> }, after: { acknowledged: ReadonlyMap<string, Acknowledged> },
 * }} known
 */
export const compareRestored = (url, { wanted, letters, before, after }) =>
  asking(url, async (query, db) => {
    await emptyOutbox(db)
    /** @type {{ id: string, bop: string, sequence: number, paper: boolean }[]} */
    const rows = await query(
      `select reports.id, bop, sequence, papers.report_id is not null as paper
      from reports left join papers on papers.report_id = reports.id and papers.kind = 'report' order by sequence`,
    )
    /** @type {{ after: number, up_to: number }[]} */
    const skips = await query('select after, up_to from number_skips')
    const stored = new Set(rows.map(({ bop }) => bop))
    const given = new Set([...before.acknowledged.values()].map(({ number }) => number))
    const later = [...after.acknowledged.values()].map(({ number }) => number)
    const sequences = new Set(rows.map(({ sequence }) => sequence))
    const isSkipped = (/** @type {number} */ sequence) =>
      skips.some(({ after: low, up_to: high }) => sequence > low && sequence <= high)
    const last = Math.max(0, ...sequences)
    const gaps = Array.from({ length: last }, (_, place) => place + 1).filter(
      (sequence) => !sequences.has(sequence) && !isSkipped(sequence),
    )
    return {
      bad: {
        lost: [...wanted.numbers, ...later].filter((number) => !stored.has(number)).length,
        notNew: later.filter((number) => given.has(number)).length,
        unexplainedGaps: gaps.length,
        withoutPaper: rows.filter(({ paper }) => !paper).length,
        withoutLetter: rows.filter(({ id }) => !letters.has(id)).length,
        lettersTwice: rows.filter(({ id }) => (letters.get(id) ?? 0) > 1).length,
      },
      skipped: skips.reduce((sum, { after: low, up_to: high }) => sum + high - low, 0),
    }
  })
