import { sql, type Kysely, type Migration } from 'kysely'

/** Who asked for notices by e-mail, and what they were told of; a letter that tells of it is work like any other. */
export const notices: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table notices (
        report_id uuid primary key references reports (id),
        told_until timestamptz not null
      )`.execute(db)
    await sql`
      alter table outbox drop constraint outbox_kind_check,
        add constraint outbox_kind_check check (kind in ('paper', 'mail', 'notice'))`.execute(db)
  },
}
