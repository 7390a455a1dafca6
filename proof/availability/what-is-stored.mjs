// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/** How long documents and letters may take after the last report, in seconds. */
const patience = 420

/**
 * What lies in the database beside what was acknowledged.
 * @param {string} url @param {ReadonlyMap<string, import('./load.mjs').Acknowledged>} acknowledged of this fault
 * @param {ReadonlyMap<string, number>} letters @param {number} sent in all, of all faults
 */
export async function compare(url, acknowledged, letters, sent) {
  const { openPool } = await import('../../apps/server/dist/store/connection/database.js')
  const pool = openPool(url, { connections: 1 })
  const db = await pool.connect()
  try {
    await emptyOutbox(db)
    /** @type {{ rows: { id: string, bop: string, sequence: number, paper: boolean }[] }} */
    const { rows } = await db.query(
      `select reports.id, bop, sequence, papers.report_id is not null as paper
      from reports left join papers on papers.report_id = reports.id and papers.kind = 'report' order by sequence`,
      [],
    )
    const numbers = new Set(rows.map(({ bop }) => bop))
    const given = [...acknowledged.values()].map(({ number }) => number)
    const mine = new Set(given)
    const ofThisFault = rows.filter(({ bop }) => mine.has(bop))
    return {
      acknowledged: given.length,
      lost: given.filter((number) => !numbers.has(number)).length,
      doubled: Math.max(0, rows.length - sent) + given.length - mine.size,
      gaps: rows.filter(({ sequence }, place) => sequence !== place + 1).length,
      withoutPaper: rows.filter(({ paper }) => !paper).length,
      withoutLetter: rows.filter(({ id }) => !letters.has(id)).length,
      lettersTwice: ofThisFault.filter(({ id }) => (letters.get(id) ?? 0) > 1).length,
    }
  } finally {
    db.release()
    await pool.end()
  }
}

/** @param {Awaited<ReturnType<import('../../apps/server/dist/store/connection/connection-pool.js').ConnectionPool['connect']>>} db */
export async function emptyOutbox(db) {
  for (let i = 0; i < patience; i += 1) {
    const { rows } = await db.query('select 1 from outbox where done_at is null limit 1', [])
    if (rows.length === 0) return
    await sleep(1000)
  }
}
