import { sql, type Kysely, type Migration } from 'kysely'

/**
 * By what two reports are found to be about the same: keyed digests of plates, IMEI, CPF, telephones and Pix keys.
 * `shared_identifiers` runs with the owner's rights: of a report of another unit it says that there is one, and no more.
 */
export const reportIdentifiers: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table report_identifiers (
        report_id uuid not null references reports (id),
        kind text not null,
        digest bytea not null,
        primary key (report_id, kind, digest)
      )`.execute(db)
    await sql`create index report_identifiers_digest on report_identifiers (digest, kind)`.execute(db)
    await sql`alter table report_identifiers enable row level security`.execute(db)
    await sql`
      create function shared_identifiers(asked uuid) returns table (kind text, unit_id integer, bop text)
      language sql stable security definer set search_path = public, pg_temp as $$
        with units as (select nullif(current_setting('desk.units', true), '')::integer[] as own)
        select distinct mine.kind, held.unit_id, case when held.unit_id = any(own) then reports.bop end
        from units
        join report_units asking on asking.report_id = asked and asking.unit_id = any(own)
        join report_identifiers mine on mine.report_id = asking.report_id
        join report_identifiers other using (kind, digest)
        join report_units held on held.report_id = other.report_id
        join reports on reports.id = other.report_id
        where other.report_id <> asked and reports.key_destroyed_at is null
        order by mine.kind, held.unit_id
        limit 50
      $$`.execute(db)
    await sql`revoke execute on function shared_identifiers from public`.execute(db)
  },
}
