import type { ReportState } from '@delegacia/domain/desk/events/report-state'
import { closedStateOf, type Queue } from '@delegacia/domain/desk/work/queues'
import { sql, type Expression, type ExpressionBuilder, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { QueueCursor } from './queue-cursor.ts'

export type QueueFilters = {
  crime?: number | undefined
  state?: ReportState | undefined
  municipality?: string | undefined
  /** Only what nobody has claimed. */
  free: boolean
}

export type QueueQuery = {
  queue: Queue
  unit: number
  officer: string
  now: Date
  filters: QueueFilters
  after: QueueCursor | undefined
}

export const pageSize = 40

type Progress = ExpressionBuilder<Database, 'report_progress'>

/** Whether a row is in a queue; the same as `queuesOf`, over what is stored. */
function isIn(
  eb: Progress,
  { queue, unit, officer, now }: Pick<QueueQuery, 'queue' | 'unit' | 'officer' | 'now'>,
): Expression<SqlBool> {
  const ofUnit = eb('report_progress.unit_id', '=', unit)
  const closed = closedStateOf(queue)
  if (closed) return eb.and([ofUnit, eb('state', '=', closed), isKept(eb)])
  const own = [ofUnit, eb('is_open', '=', true)]
  switch (queue) {
    case 'minhas':
      return eb.and([...own, eb('holder', '=', officer), eb('holder_until', '>', now)])
    case 'esperam-o-cidadao':
      return eb.and([...own, eb('waits_citizen', '=', true)])
    case 'atrasadas':
      return eb.and([...own, eb('late_at', '<', now)])
    default:
      return eb.and(own)
  }
}

/** What it says still exists. */
const isKept = (eb: Progress) =>
  eb.exists(
    eb
      .selectFrom('reports')
      .select('reports.id')
      .whereRef('reports.id', '=', 'report_progress.report_id')
      .where('reports.key_destroyed_at', 'is', null),
  )

/** What is filtered; danger stands above every filter. */
function passes(eb: Progress, { crime, state, municipality, free }: QueueFilters, now: Date) {
  const wanted: Expression<SqlBool>[] = [
    ...(crime === undefined ? [] : [eb('report_progress.crime', '=', crime)]),
    ...(state === undefined ? [] : [eb('state', '=', state)]),
    ...(free ? [eb.or([eb('holder', 'is', null), eb('holder_until', '<=', now)])] : []),
    ...(municipality === undefined
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('reports')
              .select('reports.id')
              .whereRef('reports.id', '=', 'report_progress.report_id')
              .where('reports.municipality', '=', municipality),
          ),
        ]),
  ]
  return wanted.length === 0 ? undefined : eb.or([eb('is_urgent', '=', true), eb.and(wanted)])
}

/** Whether a row is behind a cursor. Urgent rows are few: those before it are read again and left out. */
function isBehind(
  eb: Progress,
  { urgent, ahead, due, registered, report }: QueueCursor,
): Expression<SqlBool> {
  const later = sql<SqlBool>`(due_at, report_progress.registered_at, report_id)
    > (${due}::timestamptz, ${registered}::timestamptz, ${report}::uuid)`
  const normal = eb('is_urgent', '=', false)
  if (urgent) return eb.or([normal, later])
  const last = eb('stands_ahead', '=', false)
  return eb.and([normal, ahead ? eb.or([last, later]) : eb.and([last, later])])
}

/** Whether a closed row is behind a cursor: the latest of them stand first. */
const isEarlier = ({ since, report }: QueueCursor) =>
  sql<SqlBool>`(report_progress.since, report_id) < (${since}::timestamptz, ${report}::uuid)`

/** A page of a queue, and one row more where it goes on. */
export async function readQueuePage(trx: Transaction<Database>, query: QueueQuery) {
  const { queue, filters, after, now } = query
  const isClosed = closedStateOf(queue) !== undefined
  const rows = trx
    .selectFrom('report_progress')
    .selectAll('report_progress')
    .select(sql<string>`to_json(due_at)#>>'{}'`.as('due_text'))
    .where((eb) => isIn(eb, query))
    .where((eb) => passes(eb, filters, now) ?? eb.lit(true))
    .where((eb) => (after ? (isClosed ? isEarlier(after) : isBehind(eb, after)) : eb.lit(true)))
    .limit(pageSize + 1)
  if (isClosed) return rows.orderBy('report_progress.since', 'desc').orderBy('report_id', 'desc').execute()
  return rows
    .orderBy('is_urgent', 'desc')
    .orderBy('stands_ahead', 'desc')
    .orderBy('due_at')
    .orderBy('report_progress.registered_at')
    .orderBy('report_id')
    .execute()
}

export type ProgressRow = Awaited<ReturnType<typeof readQueuePage>>[number]

/** Beyond this a count says 'so many or more': nobody reads the difference, and a large queue is not read to its end. */
const countLimit = 1000

export async function countQueue(
  trx: Transaction<Database>,
  query: Pick<QueueQuery, 'queue' | 'unit' | 'officer' | 'now'>,
): Promise<number> {
  const { count } = await trx
    .selectFrom(
      trx
        .selectFrom('report_progress')
        .select('report_id')
        .where((eb) => isIn(eb, query))
        .limit(countLimit)
        .as('some'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
