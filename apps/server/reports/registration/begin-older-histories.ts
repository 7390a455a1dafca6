import type { RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { findFlowOfReport } from '@delegacia/flows/crimes/flows'
import { sql, type Kysely, type Transaction } from 'kysely'
import { identifiersOf } from '@delegacia/domain/desk/identifiers/identifiers-of'
import { appendEvent, beginHistory } from '../events/append-event.ts'
import { keepIdentifiers } from '../events/report-identifiers.ts'
import type { Lookup } from '../../store/lookup.ts'
import { unitNamed } from '../../store/units/police-units.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { decryptBody } from './encrypt-body.ts'
import { firstEvent } from './first-event.ts'
import { virtualStation } from './unit.ts'

/** How many reports are read in one transaction. */
const batch = 200

type Station = { vault: Vault; lookup: Lookup }

type Options = {
  now: () => Date
  /** Ends the work after the present batch. */
  signal?: AbortSignal
}

/**
 * Gives every report that was registered before there were histories its first event, oldest first, so that the desk has it
 * too. When it is interrupted, the next call goes on; servers that start together wait for each other. Returns how many.
 */
export async function beginOlderHistories(
  db: Kysely<Database>,
  station: Station,
  { now, signal }: Options,
): Promise<number> {
  let begun = 0
  while (signal?.aborted !== true) {
    const count = await db.transaction().execute((trx) => beginBatch(trx, station, now()))
    begun += count
    if (count === 0) break
  }
  return begun
}

async function beginBatch(trx: Transaction<Database>, station: Station, now: Date): Promise<number> {
  // Servers that start together do this one after the other.
  await sql`select 1 from migration_gate where id = 1 for update`.execute(trx)
  const rows = await trx
    .selectFrom('reports')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_progress')
            .select(sql`1`.as('one'))
            .whereRef('report_progress.report_id', '=', 'reports.id'),
        ),
      ),
    )
    .orderBy('registered_at')
    .limit(batch)
    // Jobs that refer to a report do not keep it from its history.
    .forNoKeyUpdate()
    .execute()
  for (const row of rows) await begin(trx, station, row, now)
  return rows.length
}

async function begin(trx: Transaction<Database>, station: Station, row: ReportRow, now: Date): Promise<void> {
  const { id, key_destroyed_at: destroyedAt } = row
  await beginHistory(trx, id, destroyedAt === null ? await read(trx, station, row) : await unread(trx, row))
  if (destroyedAt !== null)
    await appendEvent(trx, { report: id, event: { kind: 'destroyed', by: { kind: 'station' } }, now })
}

async function read(
  trx: Transaction<Database>,
  { vault, lookup }: Station,
  row: ReportRow,
): Promise<Omit<RegisteredEvent, 'id'>> {
  const { report, locale, unit = virtualStation } = decryptBody(vault, row)
  const flow = await findFlowOfReport(report)
  const policeUnit = await unitNamed(trx, unit.name)
  const discreet = flow?.discreet === true
  await keepIdentifiers(trx, lookup, row.id, identifiersOf(report, discreet))
  const reported = { report, locale, crime: row.crime, discreet }
  return firstEvent(reported, policeUnit, row.registered_at)
}

/** What is destroyed says neither where nor in which language it was registered. */
async function unread(trx: Transaction<Database>, row: ReportRow): Promise<Omit<RegisteredEvent, 'id'>> {
  const { id } = await unitNamed(trx, virtualStation.name)
  return {
    kind: 'registered',
    at: row.registered_at,
    by: { kind: 'station' },
    unit: id,
    reported: { crime: row.crime },
    atHome: false,
    asksMeasure: false,
    immediate: false,
    language: 'pt-br',
  }
}
