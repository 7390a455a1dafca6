import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

export async function findIdentified(db: Kysely<Database>, subject: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('oidc_identities')
    .select('officer_id')
    .where('subject_digest', '=', subject)
    .executeTakeFirst()
  return row?.officer_id
}

/** False where that account of the police leads to somebody already. */
export async function addIdentity(
  db: Kysely<Database>,
  { subject, officer, now }: { subject: Buffer; officer: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('oidc_identities')
    .values({ subject_digest: subject, officer_id: officer, created_at: now })
    .onConflict((conflict) => conflict.column('subject_digest').doNothing())
    .returning('officer_id')
    .executeTakeFirst()
  return row !== undefined
}
