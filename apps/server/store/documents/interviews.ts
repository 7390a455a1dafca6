import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InterviewsTable } from '../tables/desk-work-tables.ts'
import type { Database } from '../tables/tables.ts'

export type InterviewRow = Selectable<InterviewsTable>

/** All versions of Part II of a report with the digests of their documents, the newest first. */
export const readInterviews = (db: Kysely<Database>, reportId: string) =>
  db
    .selectFrom('interviews')
    .leftJoin('papers', (join) =>
      join
        .onRef('papers.report_id', '=', 'interviews.report_id')
        .on('papers.kind', '=', 'interview')
        .onRef('papers.number', '=', 'interviews.number'),
    )
    .selectAll('interviews')
    .select('papers.sha256')
    .where('interviews.report_id', '=', reportId)
    .orderBy('interviews.number', 'desc')
    .execute()

export const findInterviewRow = (
  db: Kysely<Database>,
  reportId: string,
  number: number,
): Promise<InterviewRow | undefined> =>
  db
    .selectFrom('interviews')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('number', '=', number)
    .executeTakeFirst()

/** False where another officer has kept a version of that number. */
export async function addInterview(trx: Transaction<Database>, row: InterviewRow): Promise<boolean> {
  const added = await trx
    .insertInto('interviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}
