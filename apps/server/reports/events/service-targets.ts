import { isDeepStrictEqual } from 'node:util'
import type { ServiceTargets } from '@delegacia/domain/desk/work/clocks'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** In how many hours the desk wants what done, as every server of the station knows it. */
export async function readServiceTargets(db: Kysely<Database>): Promise<ServiceTargets> {
  const row = await db.selectFrom('desk_aims').selectAll().executeTakeFirstOrThrow()
  return {
    firstLook: row.first_look,
    analysis: row.analysis,
    afterAnswer: row.after_answer,
    decision: row.decision,
    reply: row.reply,
  }
}

/** Keeps the aims that the operator set. Where they are others than before, each open report gets its clocks anew with the next looks. */
export async function keepServiceTargets(
  db: Kysely<Database>,
  aims: ServiceTargets,
  now: Date,
): Promise<void> {
  if (isDeepStrictEqual(await readServiceTargets(db), aims)) return
  const { firstLook: first_look, afterAnswer: after_answer, ...rest } = aims
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('desk_aims')
      .set({ first_look, after_answer, ...rest })
      .execute()
    await trx
      .updateTable('report_progress')
      .set({ next_change_at: now })
      .where('is_open', '=', true)
      .execute()
  })
}
