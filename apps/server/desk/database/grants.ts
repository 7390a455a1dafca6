/**
 * The desk's roles in the database. `list` shows queues and has no right on keys and contents; `open` reads one report;
 * `accounts` is for logins and accounts, before it is known who somebody is, and has no right on reports at all.
 */
export const deskRoles = ['list', 'open', 'accounts'] as const
export type DeskRole = (typeof deskRoles)[number]

const who = [
  'grant select on police_units, officer_duties',
  'grant select (id, name, disabled_at) on officers',
  // The wall in front of units asks for broken glass.
  'grant select on report_units, report_progress, broken_glass, desk_aims',
  'grant execute on function append_audit, report_number, has_way_in',
]

/** What stands in a list: nothing that a person wrote, and nothing by which a code could be tested. */
const metadata =
  'grant select (id, unit, year, sequence, bop, crime, municipality, registered_at, key_destroyed_at) on reports'

/** Whose hands a report is in, for lists; nobody's words are in any of it. */
const work = [
  'grant select on report_looks',
  `grant select (id, report_id, unit_id, act, asked_by, asked_role, asked_at, expires_at, sha256, signed_by, signed_role,
    signed_sha256, refused_by, used_at, read_by, begun_at, leased_until) on signature_requests`,
]

/** Counts of units, by a function: nothing of a report. */
const figures = ['grant execute on function unit_counts']

/** What did not reach another system, without credentials and addresses. */
const deliveries = [
  'grant select (id, name, way, stopped_at, revoked_at) on receivers',
  `grant select (receiver_id, event_id, report_id, place, listed_at, confirmed_at, attempts, last_failure, dead_at)
    on deliveries`,
]

const contents = [
  'grant update (announced_at, dead_at, attempts, due_at) on deliveries',
  'grant select (wrapped_key, body, content_sha256) on reports',
  'grant select on papers, paper_marks',
  // A correction is another row.
  'grant select, insert on interviews',
  // Events and texts are only added; a report that goes to another unit changes its unit.
  'grant select, insert on report_events, report_texts',
  'grant update on report_progress',
  'grant select, insert, update on report_folds',
  'grant update (unit_id) on report_units',
  'grant execute on function shared_identifiers',
  'grant select on evidence_copies',
  // Of originals only what two officers signed for, by one function.
  `grant select (id, report_id, name, kind, media_type, bytes, sha256, received_at, scan, copy, pages) on evidence`,
  'grant execute on function signed_original, renew_code, session_lives',
  'grant insert on broken_glass',
  'grant execute on function report_of_any_unit, search_identifier',
  'grant select, insert, update on desk_searches',
  'grant insert, update, delete on report_looks',
  'grant select, insert, update on desk_openings',
  'grant select, insert, update, delete on drafts',
  'grant select, insert, update on signature_requests',
]

const accounts = [
  'grant select, insert, update on officers, invitations, recoveries, desk_sessions, login_misses',
  'grant select, insert on police_units',
  'grant select, insert, update, delete on officer_duties',
  'grant select, insert, update, delete on passkeys, totp_secrets',
  'grant select, insert, delete on oidc_identities',
  'grant select, insert on spent_challenges',
  'grant delete on invitations',
  'grant select on audit_entries, audit_head',
  'grant select, insert on seen_alerts',
  'grant select, insert, delete on noted_heads',
  'grant execute on function append_audit, session_lives',
]

/** The beginnings of the statements that give a role its rights. */
export function grantsOf(role: DeskRole): readonly string[] {
  switch (role) {
    case 'list':
      return [...who, metadata, ...work, ...deliveries, ...figures]
    case 'open':
      return [...who, metadata, ...work, ...deliveries, ...contents]
    case 'accounts':
      return accounts
  }
}
