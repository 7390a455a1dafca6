import { sql, type Kysely, type Migration } from 'kysely'

/** The lists of what is closed, the latest first. */
export const closedReports: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create index report_progress_closed
      on report_progress (unit_id, state, since desc, report_id desc)
      where state in ('arquivado_na_unidade', 'nao_cabe_aqui')`.execute(db)
  },
}
