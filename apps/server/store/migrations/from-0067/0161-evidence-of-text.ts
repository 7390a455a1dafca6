import { sql, type Kysely, type Migration } from 'kysely'

/** Text is a kind of evidence: a chat as a messenger writes it out. */
export const evidenceOfText: Migration = {
  async up(db: Kysely<unknown>) {
    // Only allows more: older code files no text, and shows one as a file without a copy.
    await sql`
      alter table evidence
        drop constraint evidence_kind_check,
        add constraint evidence_kind_check check (kind in ('foto', 'pdf', 'som', 'texto'))`.execute(db)
  },
}
