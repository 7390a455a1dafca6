import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../store/tables/tables.ts'

export type CopyJob = { evidence_id: string; attempts: number }

/**
 * Takes the next file that is due by the database's clock, which several servers share. What has failed before comes after all
 * others.
 */
export const claimCopies = (
  db: Kysely<Database>,
  { worker, leaseSeconds }: { worker: string; leaseSeconds: number },
): Promise<CopyJob[]> =>
  db
    .updateTable('evidence_jobs')
    .set({
      leased_by: worker,
      leased_until: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`attempts + 1`,
    })
    .where('evidence_id', 'in', (from) =>
      from
        .selectFrom('evidence_jobs')
        .select('evidence_id')
        .where('done_at', 'is', null)
        .where('due_at', '<=', sql<Date>`now()`)
        .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<', sql<Date>`now()`)]))
        .orderBy('attempts')
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['evidence_id', 'attempts'])
    .execute()

type Renewal = { worker: string; files: readonly string[]; leaseSeconds: number }

/** Keeps the files that a living worker has in hand from the others for so long again. */
export async function renewCopyLeases(
  db: Kysely<Database>,
  { worker, files, leaseSeconds }: Renewal,
): Promise<void> {
  await db
    .updateTable('evidence_jobs')
    .set({ leased_until: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where('evidence_id', 'in', files)
    .where('leased_by', '=', worker)
    .where('done_at', 'is', null)
    .execute()
}

/** Frees what this server held when it was killed. */
export async function dropCopyLeases(db: Kysely<Database>, worker: string): Promise<void> {
  await db
    .updateTable('evidence_jobs')
    .set({ leased_until: null, leased_by: null })
    .where('leased_by', '=', worker)
    .where('done_at', 'is', null)
    .execute()
}

export async function finishCopy(
  db: Kysely<Database> | Transaction<Database>,
  evidence: string,
): Promise<void> {
  const done = { done_at: sql<Date>`now()`, leased_until: null, leased_by: null }
  await db.updateTable('evidence_jobs').set(done).where('evidence_id', '=', evidence).execute()
}

export async function postponeCopy(db: Kysely<Database>, evidence: string, seconds: number): Promise<void> {
  const due_at = sql<Date>`now() + make_interval(secs => ${seconds})`
  await db
    .updateTable('evidence_jobs')
    .set({ due_at, leased_until: null, leased_by: null })
    .where('evidence_id', '=', evidence)
    .execute()
}
