import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import type { Role } from '@delegacia/domain/desk/roles'
import type { Generated } from 'kysely'
import type { DeskWorkTables } from './desk-work-tables.ts'

export type PoliceUnitsTable = { id: Generated<number>; name: string }

export type OfficersTable = {
  id: string
  /** The number by which the police know the person (matrícula). */
  registration: string
  name: string
  created_at: Date
  disabled_at: Date | null
}

export type OfficerDutiesTable = {
  officer_id: string
  role: Role
  unit_id: number | null
  granted_at: Date
  /** `YYYY-MM-DD` of the State's calendar; null: it has no end. */
  last_day: Generated<string | null>
}

/** A single-use way into an account; the code itself is shown once and not stored. */
export type InvitationsTable = {
  /** SHA-256 of the code. */
  code_digest: Buffer
  officer_id: string
  /** Null: the command line. */
  invited_by: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** A renewal of somebody's access, which a second person must confirm. */
export type RecoveriesTable = {
  id: string
  officer_id: string
  asked_by: string
  asked_at: Date
  expires_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
  /** Whether the account was closed and is opened again. */
  reopens: Generated<boolean>
}

export type PasskeysTable = {
  /** The credential id. */
  id: Buffer
  officer_id: string
  /** COSE. */
  public_key: Buffer
  /** PostgreSQL returns a bigint as text. */
  counter: string | number
  transports: string[]
  /** What the officer calls it. */
  label: string
  created_at: Date
  last_used_at: Date | null
}

export type TotpSecretsTable = {
  officer_id: string
  /** The secret, encrypted with the desk's key. */
  locked: Buffer
  /** The time step of the last code that was taken: no code counts twice. */
  last_step: string | number
  created_at: Date
}

/** An account of the police's own provider that leads to an officer. */
export type OidcIdentitiesTable = {
  /** HMAC of issuer and subject: a subject may be a CPF. */
  subject_digest: Buffer
  officer_id: string
  created_at: Date
}

export type DeskSessionsTable = {
  /** SHA-256 of the token in the cookie. */
  token_digest: Buffer
  officer_id: string
  /** Recognises the browser that it began in; salted with the token. */
  device_digest: Buffer
  started_at: Date
  /** When the person last proved who they are. */
  proved_at: Date
  last_seen_at: Date
  expires_at: Date
  ended_at: Date | null
}

/** Wrong codes of a registration, known or not. */
export type LoginMissesTable = {
  /** HMAC of the typed text. */
  who_digest: Buffer
  misses: number
  next_at: Date
}

/** One act of an officer; rows are only added, by `append_audit`. */
export type AuditEntriesTable = {
  seq: string
  at: Date
  act: AuditAct
  /** Null: the command line, or the station itself. */
  officer_id: string | null
  /** Role and unit with which it was done. */
  duty: string | null
  /** What it was done to: a report's number, an officer's id. */
  subject: string | null
  reason: string | null
  previous: Buffer
  hash: Buffer
}

export type AuditHeadTable = { id: number; seq: string; hash: Buffer }

/** Which unit has the report now. */
export type ReportUnitsTable = { report_id: string; unit_id: number }

export type DeskTables = DeskWorkTables & {
  police_units: PoliceUnitsTable
  officers: OfficersTable
  officer_duties: OfficerDutiesTable
  invitations: InvitationsTable
  recoveries: RecoveriesTable
  passkeys: PasskeysTable
  totp_secrets: TotpSecretsTable
  oidc_identities: OidcIdentitiesTable
  desk_sessions: DeskSessionsTable
  login_misses: LoginMissesTable
  audit_entries: AuditEntriesTable
  audit_head: AuditHeadTable
  report_units: ReportUnitsTable
}
