import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InterviewPapersTable, InterviewsTable } from '../tables/desk-work-tables.ts'
import type { Database } from '../tables/tables.ts'

export type InterviewRow = Selectable<InterviewsTable>

/** All versions of Part II of a report with the digests of their papers, the newest first. */
export const readInterviews = (db: Kysely<Database>, reportId: string) =>
  db
    .selectFrom('interviews')
    .leftJoin('interview_papers', (join) =>
      join
        .onRef('interview_papers.report_id', '=', 'interviews.report_id')
        .onRef('interview_papers.number', '=', 'interviews.number'),
    )
    .selectAll('interviews')
    .select('interview_papers.sha256')
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

export const findInterviewPaper = (
  db: Kysely<Database>,
  reportId: string,
  number: number,
): Promise<Selectable<InterviewPapersTable> | undefined> =>
  db
    .selectFrom('interview_papers')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('number', '=', number)
    .executeTakeFirst()

/** Stores the first paper of a version; a second one, made at the same time elsewhere, is dropped. */
export async function storeInterviewPaper(
  db: Kysely<Database>,
  row: Selectable<InterviewPapersTable>,
): Promise<void> {
  await db
    .insertInto('interview_papers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['report_id', 'number']).doNothing())
    .execute()
}
