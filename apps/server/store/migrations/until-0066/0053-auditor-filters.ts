import { sql, type Kysely, type Migration } from 'kysely'

/** What an auditor looks for in a log of many years is found by an index, newest first; and the heads that one has noted. */
export const auditorFilters: Migration = {
  async up(db: Kysely<never>) {
    const indexes = {
      audit_entries_officer: 'officer_id, seq',
      audit_entries_act: 'act, seq',
      audit_entries_subject: 'subject, seq',
      audit_entries_unit: `split_part(duty, '/', 2), seq`,
      audit_entries_at: 'at',
    }
    for (const [name, columns] of Object.entries(indexes))
      await sql`create index ${sql.id(name)} on audit_entries (${sql.raw(columns)})`.execute(db)
    await sql`
      create table noted_heads (
        seq bigint not null check (seq > 0),
        hash bytea not null check (length(hash) = 32),
        officer_id uuid not null references officers (id),
        noted_at timestamptz not null,
        primary key (seq, hash)
      )`.execute(db)
  },
}
