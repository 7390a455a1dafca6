import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Files that citizens send: their pieces as they arrived, and what the desk sees of them. Everything that was sent is
 * encrypted with the key of its report; ciphertext cannot be compressed, so that PostgreSQL does not try.
 */
export const evidence: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table evidence (
        id uuid primary key,
        report_id uuid not null references reports (id),
        name bytea not null,
        kind text not null check (kind in ('foto', 'pdf', 'som')),
        media_type text not null,
        bytes integer not null check (bytes between 1 and 20971520),
        received integer not null default 0 check (received between 0 and bytes),
        sha256 bytea not null,
        token_digest bytea not null unique,
        announced_at timestamptz not null,
        expires_at timestamptz not null,
        received_at timestamptz check (received_at is null or received = bytes),
        scan text not null default 'espera' check (scan in ('espera', 'limpo', 'suspeito', 'nao-verificado')),
        copy text not null default 'espera' check (copy in ('espera', 'pronta', 'sem-copia')),
        pages integer,
        unique (report_id, sha256)
      )`.execute(db)
    await sql`create index evidence_unfinished on evidence (expires_at) where received_at is null`.execute(db)
    await sql`
      create table evidence_pieces (
        evidence_id uuid not null references evidence (id) on delete cascade,
        number integer not null,
        body bytea not null,
        primary key (evidence_id, number)
      )`.execute(db)
    await sql`
      create table evidence_copies (
        evidence_id uuid not null references evidence (id) on delete cascade,
        page integer not null,
        width integer not null,
        height integer not null,
        body bytea not null,
        primary key (evidence_id, page)
      )`.execute(db)
    for (const table of ['evidence_pieces', 'evidence_copies'])
      await sql`alter table ${sql.table(table)} alter column body set storage external`.execute(db)
    await sql`
      create table evidence_jobs (
        evidence_id uuid primary key references evidence (id) on delete cascade,
        due_at timestamptz not null,
        attempts integer not null default 0,
        leased_until timestamptz,
        leased_by text,
        done_at timestamptz
      )`.execute(db)
    await sql`create index evidence_jobs_due on evidence_jobs (due_at) where done_at is null`.execute(db)
  },
}
