// @ts-check
import { randomBytes, randomUUID } from 'node:crypto'

/**
 * Reports with so many events each, and what is timed: one more event, the insert of such a row and nothing else, reading all.
 * @param {ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>} db
 * @param {readonly number[]} lengths
 */
export async function openHistories(db, lengths) {
  const { appendEvent, beginHistory } = await import('../../apps/server/dist/reports/events/append-event.js')
  const { rowOf } = await import('../../apps/server/dist/reports/events/event-row.js')
  const { readHistory } = await import('../../apps/server/dist/reports/events/read-history.js')
  const { readStanding } = await import('../../apps/server/dist/desk/work/standing.js')
  const { migrate } = await import('../../apps/server/dist/store/migrate.js')
  const { unitNamed } = await import('../../apps/server/dist/store/units/police-units.js')
  await migrate(db)
  const { id: unit } = await unitNamed(db, 'Delegacia do Banco')
  /** @type {import('@delegacia/domain/desk/events/author').ByOfficer} */
  const by = { kind: 'officer', officer: randomUUID(), role: 'delegado', unit }
  const look = /** @type {const} */ ({ kind: 'opened', by, reason: 'triagem' })

  /** @param {number} sequence @param {number} length */
  async function reportWith(sequence, length) {
    const id = randomUUID()
    const at = new Date()
    const digest = () => randomBytes(32)
    const digests = { idempotency_digest: digest(), request_digest: digest(), code_digest: digest() }
    const contents = {
      owner_digest: digest(),
      wrapped_key: digest(),
      body: digest(),
      content_sha256: digest(),
    }
    const number = { unit: 277, year: 2026, sequence, bop: `277.2026${String(sequence).padStart(7, '0')}` }
    await db
      .insertInto('reports')
      .values({ id, ...number, ...digests, ...contents, crime: 1, municipality: null, registered_at: at })
      .execute()
    /** @type {Omit<import('@delegacia/domain/desk/events/report-event').RegisteredEvent, 'id'>} */
    const first = {
      kind: 'registered',
      by: { kind: 'station' },
      at,
      unit,
      reported: { crime: 1 },
      atHome: false,
      asksMeasure: false,
      immediate: false,
      language: 'pt-br',
    }
    await db.transaction().execute((trx) => beginHistory(trx, id, first))
    const rows = Array.from({ length: length - 1 }, (_, index) =>
      rowOf(id, index + 2, { ...look, id: randomUUID(), at }),
    )
    await addRows(db, rows)
    await db.deleteFrom('report_folds').where('report_id', '=', id).execute()
    return id
  }

  /** @type {Map<number, string>} */
  const ids = new Map()
  for (const [index, length] of lengths.entries()) ids.set(length, await reportWith(index + 1, length))
  const plain = await reportWith(lengths.length + 1, 1)
  let seq = 1
  /** @param {number} length */
  const reportOf = (length) => ids.get(length) ?? ''
  return {
    /** @param {number} length */
    append: (length) =>
      db
        .transaction()
        .execute((trx) => appendEvent(trx, { report: reportOf(length), event: look, now: new Date() })),
    insert: () =>
      db.transaction().execute((trx) =>
        trx
          .insertInto('report_events')
          .values(rowOf(plain, ++seq, { ...look, id: randomUUID(), at: new Date() }))
          .execute(),
      ),
    /** @param {number} length */
    read: (length) => readHistory(db, reportOf(length)),
    /** @param {number} length */
    stands: (length) => db.transaction().execute((trx) => readStanding(trx, reportOf(length), new Date())),
  }
}

/** @param {Parameters<typeof openHistories>[0]} db @param {ReturnType<typeof import('../../apps/server/dist/reports/events/event-row.js').rowOf>[]} rows */
async function addRows(db, rows) {
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('report_events')
      .values(rows.slice(from, from + 1000))
      .execute()
}
