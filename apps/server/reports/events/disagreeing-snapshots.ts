import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { readServiceTargets } from './service-targets.ts'
import { progressRow } from './progress-row.ts'
import { readHistory } from './read-history.ts'
import { snapshotOf, readSnapshot, standsAt } from './report-snapshot.ts'

export type Comparison = {
  readonly reports: number
  /** The reports whose snapshot, or row in the lists, is not what their events say. */
  readonly disagree: readonly string[]
}

const page = 500

/** Folds every history anew and compares it with what is kept of it. */
export async function disagreeingSnapshots(db: Kysely<Database>): Promise<Comparison> {
  const disagree: string[] = []
  let reports = 0
  for (let after: string | undefined; ;) {
    const ids = await idsAfter(db, after)
    for (const id of ids) if (!(await agrees(db, id))) disagree.push(id)
    reports += ids.length
    after = ids.at(-1)
    if (ids.length < page) return { reports, disagree }
  }
}

async function idsAfter(db: Kysely<Database>, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('report_progress')
    .select('report_id')
    .$if(after !== undefined, (query) => query.where('report_id', '>', after ?? ''))
    .orderBy('report_id')
    .limit(page)
    .execute()
  return rows.map(({ report_id }) => report_id)
}

/** In one snapshot, so that a report that is written to meanwhile is not taken for a wrong one. */
const agrees = (db: Kysely<Database>, report: string): Promise<boolean> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const found = await readHistory(trx, report)
      const kept = await readSnapshot(trx, report)
      if (!found || !kept) return false
      const snapshot = snapshotOf(found.history)
      const { state, unit_id, version, next_change_at, ...rest } = await trx
        .selectFrom('report_progress')
        .select([
          'state',
          'unit_id',
          'version',
          'is_open',
          'is_urgent',
          'stands_ahead',
          'next_change_at',
          'holder',
        ])
        .where('report_id', '=', report)
        .executeTakeFirstOrThrow()
      if (!isDeepStrictEqual(plain(kept), plain(snapshot)) || version !== found.version) return false
      // What time alone has changed is written at the next look: until then the row is of the last event.
      if (next_change_at !== null && next_change_at <= new Date()) return true
      const now = new Date()
      const written = { version: found.version, now, aims: await readServiceTargets(trx) }
      const row = progressRow(standsAt(snapshot, now), written)
      return (
        state === row.state &&
        unit_id === row.unit_id &&
        rest.is_open === row.is_open &&
        rest.is_urgent === row.is_urgent &&
        rest.stands_ahead === row.stands_ahead &&
        rest.holder === row.holder
      )
    })

/** Without members that are not there, which JSON does not keep. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
