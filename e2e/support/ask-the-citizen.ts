import { randomUUID } from 'node:crypto'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { appendEvent } from '../../apps/server/reports/events/append-event.ts'
import { readHistory } from '../../apps/server/reports/events/read-history.ts'
import { openDatabase } from '../../apps/server/store/connection/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/store/embedded/embedded-postgres.ts'
import { findReport } from '../../apps/server/store/reports.ts'

/** What an officer of the report's unit does at the desk: opens it, claims it and asks for these answers, which have left. */
export async function askTheCitizen(bop: string, campos: readonly string[]): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir: process.env['STATION_DATA_DIR'] ?? '' })
  const db = openDatabase(url)
  try {
    const report = await findReport(db, { bop })
    const found = report && (await readHistory(db, report.id))
    if (!found) throw new Error('no such report')
    const officer = randomUUID()
    await db
      .insertInto('officers')
      .values({
        id: officer,
        registration: officer,
        name: 'Camila',
        created_at: new Date(),
        disabled_at: null,
      })
      .execute()
    const by: ByOfficer = { kind: 'officer', officer, role: 'investigador', unit: found.history[0].unit }
    const now = new Date()
    const later = new Date(now.getTime() + 3_600_000)
    for (const event of [
      { kind: 'opened', by, reason: 'triagem' },
      { kind: 'claimed', by, until: later },
      { kind: 'correctionAsked', by, leavesAt: now, questions: campos.map((campo) => ({ campo })) },
    ] as const) {
      const done = await db
        .transaction()
        .execute((trx) => appendEvent(trx, { report: report.id, event, now: new Date() }))
      if (!done.ok) throw new Error(done.refusal)
    }
  } finally {
    await db.destroy()
  }
}
