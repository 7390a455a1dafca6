import { sql, type Kysely, type Migration } from 'kysely'

/** Documents that police authorities signed, known by their digest alone. */
export const signedDocuments: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table signed_documents (
        code_digest bytea primary key,
        sha256 bytea not null unique,
        kind text not null,
        number text not null,
        signer text not null,
        issued_at timestamptz not null,
        revoked_at timestamptz
      )`.execute(db)
  },
}
