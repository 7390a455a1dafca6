import { sql, type Kysely, type Migration } from 'kysely'

/**
 * What officers did, as a chain: each entry holds the hash of the one before. Only `append_audit` adds entries; it runs with
 * the owner's rights, so that no role of the desk needs a right to write the table, or could choose a number, a time or a hash.
 */
export const auditEntries: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table audit_entries (
        seq bigint primary key,
        at timestamptz not null,
        act text not null,
        officer_id uuid,
        duty text,
        subject text,
        reason text,
        previous bytea not null,
        hash bytea not null
      )`.execute(db)
    await sql`
      create table audit_head (
        id integer primary key check (id = 1),
        seq bigint not null,
        hash bytea not null
      )`.execute(db)
    await sql`insert into audit_head values (1, 0, decode(repeat('00', 32), 'hex'))`.execute(db)
    await sql`
      create trigger audit_entries_are_only_added before update or delete or truncate on audit_entries
      for each statement execute function refuse_change()`.execute(db)
    // Each part with its length before it, so that no two entries have the same text.
    await sql`
      create function audit_part(part text) returns text language sql immutable
      return coalesce(octet_length(part)::text || ':' || part, '-') || ','`.execute(db)
    await sql`
      create function audit_time(at timestamptz) returns text language sql stable
      return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.execute(db)
    await sql`
      create function append_audit(
        new_act text, new_officer uuid, new_duty text, new_subject text, new_reason text
      ) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        last audit_head%rowtype;
        entry_time timestamptz := clock_timestamp();
        entry_hash bytea;
      begin
        select * into strict last from audit_head where id = 1 for update;
        entry_hash := sha256(convert_to(
          audit_part((last.seq + 1)::text) || audit_part(audit_time(entry_time)) || audit_part(new_act)
          || audit_part(new_officer::text) || audit_part(new_duty) || audit_part(new_subject)
          || audit_part(new_reason) || audit_part(encode(last.hash, 'hex')), 'UTF8'));
        insert into audit_entries values (
          last.seq + 1, entry_time, new_act, new_officer, new_duty, new_subject, new_reason, last.hash, entry_hash);
        update audit_head set seq = last.seq + 1, hash = entry_hash where id = 1;
        return last.seq + 1;
      end $$`.execute(db)
    await sql`revoke execute on function append_audit from public`.execute(db)
  },
}
