import { sql, type Kysely, type Migration } from 'kysely'
import { leaveBehind } from '../leave-behind.ts'

/**
 * All documents of a report in one table, by kind and number: its own, the copy for the police's systems, addenda, the request
 * to a judge, interviews and notices of a removal, each of which had a table of its own.
 */
export const oneTableOfDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table papers
        add column kind text not null default 'report' check (
          kind in ('report', 'policeCopy', 'addendum', 'petition', 'interview', 'removalNotice')
        ),
        add column number integer not null default 1 check (number > 0),
        add column issued_at timestamptz,
        drop constraint papers_pkey,
        add primary key (report_id, kind, number)`.execute(db)
    await sql`
      alter table papers alter column kind drop default, alter column number drop default`.execute(db)
    for (const rows of [
      sql`select report_id, 'policeCopy', 1, body, sha256, null::timestamptz, made_at, null, null::timestamptz, null::boolean, null
        from police_copies`,
      sql`select report_id, 'addendum', place, body, sha256, answered_at, sealed_at, signer, seal_valid_until,
        seal_time_trusted, seal_time_by from addenda`,
      sql`select report_id, 'petition', 1, body, sha256, made_at, sealed_at, signer, seal_valid_until, seal_time_trusted,
        seal_time_by from petitions`,
      sql`select report_id, 'interview', number, body, sha256, sealed_at, sealed_at, null, null::timestamptz, null::boolean, null
        from interview_papers`,
      sql`select report_id, 'removalNotice', number, body, sha256, sealed_at, sealed_at, signer, seal_valid_until,
        seal_time_trusted, seal_time_by from removal_notices`,
    ])
      await sql`
        insert into papers (report_id, kind, number, body, sha256, issued_at, sealed_at, signer, seal_valid_until,
          seal_time_trusted, seal_time_by) ${rows}`.execute(db)
    for (const table of ['police_copies', 'addenda', 'petitions', 'interview_papers', 'removal_notices'])
      await sql`drop table ${sql.table(table)}`.execute(db)
    // The copy is for the police's other systems: nobody at the desk reads it.
    await sql`drop policy by_unit on papers`.execute(db)
    await sql`
      create policy by_unit on papers for select using (
        kind <> 'policeCopy' and exists (select 1 from report_units held where held.report_id = papers.report_id)
      )`.execute(db)
    await leaveBehind(db, '0160-one-table-of-documents')
  },
}
