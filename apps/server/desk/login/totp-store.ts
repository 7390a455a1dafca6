import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { decryptSecret, encryptSecret } from '../../store/keys/vault.ts'

/** Bound to the officer: moved to another's row it cannot be decrypted. */
const context = (officer: string) => `totp/${officer}`

type Stored = { officer: string; secret: Buffer }

const unlocked = (deskKey: Buffer, row: { officer_id: string; locked: Buffer } | undefined) =>
  row && { officer: row.officer_id, secret: decryptSecret(deskKey, context(row.officer_id), row.locked) }

/** The secret of an officer who may log in with a code. */
export async function findSecretOf(
  db: Kysely<Database>,
  deskKey: Buffer,
  who: { registration: string } | { officer: string },
): Promise<Stored | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .innerJoin('officers', 'officers.id', 'totp_secrets.officer_id')
    .select(['officer_id', 'locked'])
    .where('disabled_at', 'is', null)
    .where((eb) =>
      'officer' in who ? eb('officers.id', '=', who.officer) : eb('registration', '=', who.registration),
    )
    .executeTakeFirst()
  return unlocked(deskKey, row)
}

/** Replaces the secret before, if any; the code that proved it is used up. */
export async function keepSecret(
  db: Kysely<Database>,
  deskKey: Buffer,
  { officer, secret, step, now }: Stored & { step: number; now: Date },
): Promise<void> {
  const kept = { locked: encryptSecret(deskKey, context(officer), secret), last_step: step, created_at: now }
  await db
    .insertInto('totp_secrets')
    .values({ officer_id: officer, ...kept })
    .onConflict((conflict) => conflict.column('officer_id').doUpdateSet(kept))
    .execute()
}

/** Since when an officer has an app. */
export async function appSince(db: Kysely<Database>, officer: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('totp_secrets')
    .select('created_at')
    .where('officer_id', '=', officer)
    .executeTakeFirst()
  return row?.created_at
}

/** False where the officer has none. */
export async function removeSecret(db: Kysely<Database>, officer: string): Promise<boolean> {
  const row = await db
    .deleteFrom('totp_secrets')
    .where('officer_id', '=', officer)
    .returning('officer_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a time step and all before it; false where this one was used already. */
export async function useStep(db: Kysely<Database>, officer: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('officer_id', '=', officer)
    .where('last_step', '<', step)
    .returning('officer_id')
    .executeTakeFirst()
  return row !== undefined
}
