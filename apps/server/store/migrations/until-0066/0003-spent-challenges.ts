import { sql, type Kysely, type Migration } from 'kysely'

/** Human checks that have been used. */
export const spentChallenges: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table spent_challenges (
        id bytea primary key,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index spent_challenges_end on spent_challenges (expires_at)`.execute(db)
  },
}
