import { sql, type Kysely, type Migration } from 'kysely'

/**
 * The copy of a paper that the police's own systems get, kept as it was first printed. A file is found by its digest,
 * which outlives its bytes.
 */
export const policeCopies: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table police_copies (
        report_id uuid primary key references reports (id),
        body bytea not null,
        sha256 bytea not null,
        made_at timestamptz not null
      )`.execute(db)
    for (const table of ['papers', 'addenda', 'police_copies', 'signed_documents'])
      await sql`create index ${sql.id(`${table}_sha256`)} on ${sql.id(table)} (sha256)`.execute(db)
  },
}
