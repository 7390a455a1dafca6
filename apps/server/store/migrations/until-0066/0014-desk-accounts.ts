import { sql, type Kysely, type Migration } from 'kysely'

/** Who may use the desk, how they prove it, and since when they are in. No table here leads to a report. */
export const deskAccounts: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table station_secrets drop constraint station_secrets_name_check`.execute(db)
    await sql`
      alter table station_secrets add constraint station_secrets_name_check
      check (name in ('lookup', 'receipt', 'desk'))`.execute(db)
    await addOfficers(db)
    await addCredentials(db)
    await addSessions(db)
  },
}

async function addOfficers(db: Kysely<never>): Promise<void> {
  await sql`
    create table police_units (
      id integer generated always as identity primary key,
      name text not null unique
    )`.execute(db)
  await sql`
    create table officers (
      id uuid primary key,
      registration text not null unique,
      name text not null,
      created_at timestamptz not null,
      disabled_at timestamptz
    )`.execute(db)
  await sql`
    create table officer_duties (
      officer_id uuid not null references officers (id),
      role text not null
        check (role in ('atendente', 'investigador', 'delegado', 'chefia', 'auditor', 'administrador')),
      unit_id integer references police_units (id),
      granted_at timestamptz not null,
      check ((unit_id is null) = (role in ('auditor', 'administrador')))
    )`.execute(db)
  await sql`
    create unique index officer_duties_once on officer_duties (officer_id, role, coalesce(unit_id, 0))`.execute(
    db,
  )
  await sql`
    create table invitations (
      code_digest bytea primary key,
      officer_id uuid not null references officers (id),
      invited_by uuid references officers (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index invitations_officer on invitations (officer_id)`.execute(db)
  await sql`
    create table recoveries (
      id uuid primary key,
      officer_id uuid not null references officers (id),
      asked_by uuid not null references officers (id),
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      confirmed_by uuid references officers (id) check (confirmed_by not in (asked_by, officer_id)),
      confirmed_at timestamptz
    )`.execute(db)
}

async function addCredentials(db: Kysely<never>): Promise<void> {
  await sql`
    create table passkeys (
      id bytea primary key,
      officer_id uuid not null references officers (id),
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      label text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_officer on passkeys (officer_id)`.execute(db)
  await sql`
    create table totp_secrets (
      officer_id uuid primary key references officers (id),
      locked bytea not null,
      last_step bigint not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table oidc_identities (
      subject_digest bytea primary key,
      officer_id uuid not null references officers (id),
      created_at timestamptz not null
    )`.execute(db)
}

async function addSessions(db: Kysely<never>): Promise<void> {
  await sql`
    create table desk_sessions (
      token_digest bytea primary key,
      officer_id uuid not null references officers (id),
      device_digest bytea not null,
      started_at timestamptz not null,
      proved_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index desk_sessions_officer on desk_sessions (officer_id)`.execute(db)
  await sql`
    create table login_misses (
      who_digest bytea primary key,
      misses integer not null,
      next_at timestamptz not null
    )`.execute(db)
}
