import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A new code for somebody who lost theirs: no role of the desk has a right on codes, so that one function gives it, for a
 * request of the own unit that a second officer has signed and nobody has used. Every older code dies with it. Of the first
 * one's digest the part stays that the printed QR code holds, as in `closeCodes`.
 */
export const newCodes: Migration = {
  async up(db: Kysely<never>) {
    // Who has read what is asked: nobody signs unread.
    await sql`alter table signature_requests add column read_by uuid[] not null default '{}'`.execute(db)
    await sql`
      create function renew_code(request uuid, new_digest bytea, renewed_at timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        report uuid;
      begin
        select asked.report_id into report
        from signature_requests asked
        join report_units held on held.report_id = asked.report_id and held.unit_id = asked.unit_id
        where asked.id = request
          and asked.act = 'codigo-novo'
          and asked.signed_by <> asked.asked_by
          and asked.refused_by is null
          and asked.used_at is null
          and asked.expires_at > renewed_at
          and asked.unit_id = any(nullif(current_setting('desk.units', true), '')::integer[])
        for update of asked;
        if report is null then return false; end if;
        update reports
        set code_digest = substring(code_digest for 10)
          || substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) for 22)
        where id = report;
        update thread_codes set ended_at = renewed_at where report_id = report and ended_at is null;
        insert into thread_codes (id, report_id, digest, only_reads, given_at)
        values (gen_random_uuid(), report, new_digest, false, renewed_at);
        return true;
      end $$`.execute(db)
    await sql`create index thread_codes_digest on thread_codes (digest)`.execute(db)
    await sql`revoke all on function renew_code from public`.execute(db)
  },
}
