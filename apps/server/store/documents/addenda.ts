import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { AddendaTable } from '../tables/thread-tables.ts'

export type AddendumRow = Selectable<AddendaTable>

export async function countAddenda(db: Kysely<Database>, reportId: string): Promise<number> {
  const { count } = await db
    .selectFrom('addenda')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False where another answer took that place at the same time. */
export async function storeAddendum(trx: Transaction<Database>, row: AddendumRow): Promise<boolean> {
  const stored = await trx
    .insertInto('addenda')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'place']).doNothing())
    .returning('place')
    .executeTakeFirst()
  return stored !== undefined
}

export function findAddendum(
  db: Kysely<Database>,
  reportId: string,
  sha256: Buffer,
): Promise<Pick<AddendumRow, 'place' | 'body'> | undefined> {
  return db
    .selectFrom('addenda')
    .select(['place', 'body'])
    .where('report_id', '=', reportId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
}
