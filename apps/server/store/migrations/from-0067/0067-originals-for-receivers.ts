import { sql, type Kysely, type Migration } from 'kysely'

/** Whether another system may fetch originals of evidence: by itself none may. */
export const originalsForReceivers: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table receivers add column gets_originals boolean not null default false`.execute(db)
  },
}
