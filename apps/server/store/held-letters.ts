import { sql, type Kysely } from 'kysely'
import type { Database, JobKind } from './tables/tables.ts'

/** Holds letters in place of a server, whose names are random: no server takes, renews or drops what it holds. */
const holder = 'after a restore'
const letters: JobKind[] = ['mail', 'notice']

/** A letter that may have been sent after the moment that was restored; `id` is the name in its Message-ID. */
export type HeldLetter = { job: string; id: string }

/** Holds every letter that is not noted as sent, and tells how many. New ones are sent as always. */
export async function holdOpenLetters(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ leased_by: holder, leased_until: sql<Date>`'infinity'` })
    .where('kind', 'in', letters)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function countHeldLetters(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('leased_by', '=', holder)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listHeldLetters(db: Kysely<Database>): Promise<HeldLetter[]> {
  const held = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'report_id'])
    .where('leased_by', '=', holder)
    .where('done_at', 'is', null)
    .execute()
  return held.map(({ id, kind, report_id }) => ({ job: id, id: kind === 'mail' ? report_id : id }))
}

/** Notes held letters as sent: they do not leave again. */
export async function noteAsSent(db: Kysely<Database>, jobs: string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_at: sql<Date>`now()`, leased_by: null, leased_until: null })
    .where('leased_by', '=', holder)
    .where(sql<boolean>`id = any(${jobs}::uuid[])`)
    .execute()
}

/** Lets every held letter leave, and tells how many. */
export async function releaseHeldLetters(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ due_at: sql<Date>`now()`, leased_by: null, leased_until: null })
    .where('leased_by', '=', holder)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
