import { sql, type Kysely, type Migration } from 'kysely'

/** A report that was opened beyond the limit of an hour is something that an auditor has to see, as broken glass is. */
export const alertBeyondLimit: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop index audit_entries_alerts`.execute(db)
    await sql`
      create index audit_entries_alerts on audit_entries (seq)
      where act in ('entre-unidades', 'deu-originais', 'abriu-alem-do-limite')`.execute(db)
  },
}
