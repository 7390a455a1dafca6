/**
 * The desk's roles in the database. `list` shows queues and has no right on keys and contents; `open` reads one report;
 * `accounts` is for logins and accounts, before it is known who somebody is, and has no right on reports at all.
 */
export const deskRoles = ['list', 'open', 'accounts'] as const
export type DeskRole = (typeof deskRoles)[number]

const who = [
  'grant select on police_units, officer_duties',
  'grant select (id, name, disabled_at) on officers',
  'grant select on report_units, report_progress',
  'grant execute on function append_audit',
]

/** What stands in a list: nothing that a person wrote, and nothing by which a code could be tested. */
const metadata =
  'grant select (id, unit, year, sequence, bop, crime, municipality, registered_at, key_destroyed_at) on reports'

const contents = [
  'grant select (wrapped_key, body, content_sha256) on reports',
  'grant select on papers, paper_marks, addenda',
  // Events and texts are only added; a report that goes to another unit changes its unit.
  'grant select, insert on report_events, report_texts',
  'grant update on report_progress',
  'grant update (unit_id) on report_units',
  'grant execute on function shared_identifiers',
]

const accounts = [
  'grant select, insert, update on officers, invitations, recoveries, desk_sessions, login_misses',
  'grant select, insert on police_units, officer_duties',
  'grant select, insert, update, delete on passkeys, totp_secrets',
  'grant select, insert, delete on oidc_identities',
  'grant select, insert, delete on spent_challenges',
  'grant delete on desk_sessions, login_misses, invitations',
  'grant select on audit_entries, audit_head',
  'grant execute on function append_audit',
]

/** The beginnings of the statements that give a role its rights. */
export function grantsOf(role: DeskRole): readonly string[] {
  switch (role) {
    case 'list':
      return [...who, metadata]
    case 'open':
      return [...who, metadata, ...contents]
    case 'accounts':
      return accounts
  }
}
