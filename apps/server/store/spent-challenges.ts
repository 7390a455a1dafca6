import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database, SpentChallengesTable } from './tables/tables.ts'

export type SpentChallenge = Selectable<SpentChallengesTable>

/**
 * Spends a challenge in the transaction of the report that it was solved for; false when it was spent before. Of two that
 * spend it at once the second waits for the first one's commit, and gets it after all when the first is rolled back.
 */
export async function spendChallenge(
  trx: Transaction<Database>,
  challenge: SpentChallenge,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('spent_challenges')
    .values(challenge)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes those that have expired. */
export async function forgetOldChallenges(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}
