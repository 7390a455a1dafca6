import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { CancellationReason } from '@delegacia/domain/language/cancellation-reasons'
import type { Kysely, Transaction } from 'kysely'
import { appendEvent } from '../events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'
import { listCancellationEntries } from '../../store/documents/cancellations.ts'

type Told = { reason: CancellationReason | null; since: Date }

/**
 * Writes a cancellation, or its end, into the history of the report, which tells citizen, desk and receivers. A report
 * without a history yet gets it with its history; one that retention has emptied has nobody left to tell.
 */
export async function tellCancellation(
  trx: Transaction<Database>,
  report: string,
  { reason, since }: Told,
  now: Date,
): Promise<void> {
  const by = { kind: 'station' } as const
  const event: NewEvent =
    reason === null ? { kind: 'paperRestored', by, since } : { kind: 'paperCancelled', by, since, reason }
  const appended = await appendEvent(trx, { report, event, now })
  if (!appended.ok && appended.refusal !== 'unknown' && appended.refusal !== 'destroyed')
    throw new Error(`The history does not take a cancellation: ${appended.refusal}`)
}

/**
 * Writes into the histories what was cancelled before histories told it, in its order. Returns in how many reports. Servers
 * that start together each look at a report alone, so that nothing is told twice.
 */
export async function tellOlderCancellations(db: Kysely<Database>, now: () => Date): Promise<number> {
  const untold = await db
    .selectFrom('paper_marks')
    .innerJoin('reports', 'reports.id', 'paper_marks.report_id')
    .innerJoin('report_progress', 'report_progress.report_id', 'paper_marks.report_id')
    .select('paper_marks.report_id')
    .where('reports.key_destroyed_at', 'is', null)
    .groupBy('paper_marks.report_id')
    .having(({ fn, selectFrom, eb }) =>
      eb(
        fn.countAll<number>(),
        '>',
        selectFrom('report_events')
          .select((events) => events.fn.countAll<number>().as('told'))
          .whereRef('report_events.report_id', '=', 'paper_marks.report_id')
          .where('kind', 'in', [...toldKinds]),
      ),
    )
    .execute()
  for (const { report_id } of untold)
    await db.transaction().execute((trx) => tellMissing(trx, report_id, now()))
  return untold.length
}

const toldKinds = ['paperCancelled', 'paperRestored'] as const

async function tellMissing(trx: Transaction<Database>, report: string, now: Date): Promise<void> {
  // As where documents are cancelled: the same row first.
  await trx.selectFrom('reports').select('id').where('id', '=', report).forNoKeyUpdate().execute()
  const marks = await listCancellationEntries(trx, report)
  const told = await trx
    .selectFrom('report_events')
    .select('id')
    .where('report_id', '=', report)
    .where('kind', 'in', [...toldKinds])
    .execute()
  for (const { reason, marked_at } of marks.slice(told.length))
    await tellCancellation(trx, report, { reason, since: marked_at }, now)
}
