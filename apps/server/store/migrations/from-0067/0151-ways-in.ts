import { sql, type Kysely, type Migration } from 'kysely'

/** Whether an account has a way in, for the roles that count who works in a unit and have no right on keys. */
export const waysIn: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create function has_way_in(officer uuid) returns boolean
      language sql stable security definer set search_path = public, pg_temp
      return exists (select 1 from passkeys where officer_id = officer)
        or exists (select 1 from totp_secrets where officer_id = officer)
        or exists (select 1 from oidc_identities where officer_id = officer)`.execute(db)
    await sql`create index oidc_identities_officer on oidc_identities (officer_id)`.execute(db)
    await sql`revoke all on function has_way_in from public`.execute(db)
  },
}
