import { randomUUID } from 'node:crypto'
import { currentRequestId } from '../base/platform/request-id.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database, JobKind, OutboxTable } from './tables/tables.ts'

export type Job = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'report_id' | 'attempts' | 'request_id'>

/** What writes the jobs, in the report's own transaction, so that neither a report without jobs nor jobs without a report can exist. */
export function jobRows(trx: Transaction<Database>, reportId: string, kinds: JobKind[]) {
  const request_id = currentRequestId() ?? null
  const open = { attempts: 0, leased_until: null, leased_by: null, done_at: null, request_id }
  return trx.insertInto('outbox').values(
    kinds.map((kind) => ({
      ...open,
      id: randomUUID(),
      kind,
      report_id: reportId,
      due_at: sql<Date>`now()`,
    })),
  )
}

/** Writes further jobs of a report, in the transaction that asks for them. */
export async function addJobs(trx: Transaction<Database>, reportId: string, kinds: JobKind[]): Promise<void> {
  await jobRows(trx, reportId, kinds).execute()
}

type Claim = { kind: JobKind; worker: string; limit: number; leaseSeconds: number }

/** Takes up to `limit` jobs of a kind that are due by the database's clock, which several servers may share. */
export async function claimJobs(
  db: Kysely<Database>,
  { kind, worker, limit, leaseSeconds }: Claim,
): Promise<Job[]> {
  return db
    .updateTable('outbox')
    .set({
      leased_by: worker,
      leased_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`attempts + 1`,
    })
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('kind', '=', kind)
        .where('due_at', '<=', sql<Date>`now()`)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<', sql<Date>`now()`)]))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'report_id', 'attempts', 'request_id'])
    .execute()
}

type Renewal = { worker: string; jobs: readonly string[]; leaseSeconds: number }

/** Keeps the jobs that a living worker has in hand from the others for so long again. */
export async function renewLeases(
  db: Kysely<Database>,
  { worker, jobs, leaseSeconds }: Renewal,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', 'in', jobs)
    .where('leased_by', '=', worker)
    .where('done_at', 'is', null)
    .execute()
}

export async function finishJob(db: Kysely<Database>, id: string): Promise<void> {
  const done = { done_at: sql<Date>`now()`, leased_until: null, leased_by: null }
  await db.updateTable('outbox').set(done).where('id', '=', id).execute()
}

/** Gives a job up that no further try can do: what is done is told from what is given up by its row. */
export async function abandonJob(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Whether the job of a report is done, is open, or was given up. */
export async function findJobState(
  db: Kysely<Database>,
  reportId: string,
  kind: JobKind,
): Promise<'done' | 'open' | 'none'> {
  const job = await db
    .selectFrom('outbox')
    .select('done_at')
    .where('report_id', '=', reportId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!job) return 'none'
  return job.done_at ? 'done' : 'open'
}

export async function postponeJob(db: Kysely<Database>, id: string, seconds: number): Promise<void> {
  const due_at = sql<Date>`now() + make_interval(secs => ${seconds})`
  await db
    .updateTable('outbox')
    .set({ due_at, leased_until: null, leased_by: null })
    .where('id', '=', id)
    .execute()
}

/** Makes a job that waits for its next attempt due at once; a finished one stays finished. */
export async function nudgeJob(db: Kysely<Database>, reportId: string, kind: JobKind): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`now()` })
    .where('report_id', '=', reportId)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .execute()
}

/** Releases the jobs of a kind that this worker held when it was killed. */
export async function dropLeases(db: Kysely<Database>, worker: string, kind: JobKind): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ leased_until: null, leased_by: null })
    .where('leased_by', '=', worker)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .execute()
}

/** When a job began to wait. Its due time moves ahead with each try, and would hide a mail server that is away for days. */
const begun = sql<Date>`case outbox.kind
  when 'notice' then outbox.due_at
  when 'petition' then coalesce((select max(at) from report_events
    where report_events.report_id = outbox.report_id and report_events.kind = 'riskFormGiven'), outbox.due_at)
  else coalesce(reports.registered_at, outbox.due_at) end`

const waiting = (db: Kysely<Database>) =>
  db
    .selectFrom('outbox')
    .leftJoin('reports', 'reports.id', 'outbox.report_id')
    .where('outbox.done_at', 'is', null)

/** How many jobs of each kind are not done, and for how many seconds the oldest of them has waited. */
export const waitingJobs = (db: Kysely<Database>) =>
  waiting(db)
    .select(({ fn }) => [
      'outbox.kind',
      fn.countAll<string>().as('count'),
      sql<string | null>`extract(epoch from now() - min(${begun}))`.as('seconds'),
    ])
    .groupBy('outbox.kind')
    .execute()

/** Whether one of the jobs of a report has waited longer than that. Of notices no day was promised, and their reports are old. */
export async function hasJobOlderThan(db: Kysely<Database>, seconds: number): Promise<boolean> {
  const old = await waiting(db)
    .select('outbox.id')
    .where('outbox.kind', '<>', 'notice')
    .where(begun, '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .limit(1)
    .executeTakeFirst()
  return old !== undefined
}
