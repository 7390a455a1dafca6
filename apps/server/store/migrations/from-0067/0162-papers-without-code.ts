import { sql, type Kysely, type Migration } from 'kysely'

/** A report's paper without the code that opens its thread, for whoever asks for proof of it. */
export const papersWithoutCode: Migration = {
  async up(db: Kysely<never>) {
    // Only allows more: one more kind.
    await sql`
      alter table papers
        drop constraint papers_kind_check,
        add constraint papers_kind_check check (
          kind in ('report', 'codeless', 'policeCopy', 'addendum', 'petition', 'interview', 'removalNotice')
        )`.execute(db)
  },
}
