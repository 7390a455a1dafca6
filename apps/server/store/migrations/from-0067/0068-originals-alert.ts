import { sql, type Kysely, type Migration } from 'kysely'

/** That another system was given the right to originals is something that an auditor has to see, as broken glass is. */
export const originalsAlert: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop index audit_entries_alerts`.execute(db)
    await sql`
      create index audit_entries_alerts on audit_entries (seq)
      where act in ('entre-unidades', 'deu-originais')`.execute(db)
  },
}
