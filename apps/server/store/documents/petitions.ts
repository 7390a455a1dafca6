import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { PetitionsTable } from '../tables/thread-tables.ts'

type PetitionRow = Selectable<PetitionsTable>

export const findPetition = (db: Kysely<Database>, reportId: string): Promise<PetitionRow | undefined> =>
  db.selectFrom('petitions').selectAll().where('report_id', '=', reportId).executeTakeFirst()

/** Stores the first petition of a report; a second one, made at the same time elsewhere, is dropped. */
export async function storePetition(db: Kysely<Database>, row: PetitionRow): Promise<void> {
  await db
    .insertInto('petitions')
    .values(row)
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute()
}
