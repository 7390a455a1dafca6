import type { Kysely, Migration } from 'kysely'

/** Of the numbers that were left out, up to which they are known to have been given: their reports are missing. */
export const missingNumbers: Migration = {
  async up(db: Kysely<never>) {
    const table = db.schema.alterTable('number_skips')
    await table.addColumn('given', 'integer').addColumn('settled_at', 'timestamptz').execute()
  },
}
