import { sql, type Kysely, type Migration } from 'kysely'

/** Rows of a file of a report of the units of the statement's officer; see `0016-report-units.ts`. */
const held = sql`exists (select 1 from report_units held where held.report_id = evidence.report_id)`

/**
 * What the desk's roles see of evidence: files and copies of their units. They have no right on the pieces of originals, which
 * one function gives for a request that a second officer has signed and nobody has used.
 */
export const evidenceAtTheDesk: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table evidence enable row level security`.execute(db)
    await sql`create policy by_unit on evidence for select using (${held})`.execute(db)
    await sql`alter table evidence_copies enable row level security`.execute(db)
    await sql`
      create policy by_unit on evidence_copies for select using (
        exists (select 1 from evidence where evidence.id = evidence_copies.evidence_id)
      )`.execute(db)
    await sql`
      create function signed_original(request uuid, file uuid) returns table (number integer, body bytea)
      language sql stable security definer set search_path = public as $$
        select pieces.number, pieces.body
        from evidence_pieces pieces
        join evidence on evidence.id = pieces.evidence_id
        join signature_requests asked on asked.report_id = evidence.report_id
        where evidence.id = file
          and asked.id = request
          and asked.act = 'abrir-original'
          and asked.signed_by <> asked.asked_by
          and asked.refused_by is null
          and asked.used_at is null
          and asked.unit_id = any(nullif(current_setting('desk.units', true), '')::integer[])
        order by pieces.number
      $$`.execute(db)
    await sql`revoke all on function signed_original from public`.execute(db)
  },
}
