import { sql, type Kysely, type Migration } from 'kysely'

const tables = [
  'outbox',
  'report_identifiers',
  'report_units',
  'report_events',
  'report_folds',
  'report_progress',
]

/**
 * What belongs to a new report is written before the report itself, which needs its number first: all reports of a unit wait for
 * each other from there to the commit. That the report is there is checked at the commit.
 */
export const reportComesLast: Migration = {
  async up(db: Kysely<never>) {
    for (const table of tables)
      await sql`
        alter table ${sql.table(table)} alter constraint ${sql.ref(`${table}_report_id_fkey`)}
        deferrable initially deferred`.execute(db)
  },
}
