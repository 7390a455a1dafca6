import { sql, type Kysely, type Migration } from 'kysely'

/** How a unit is reached, where the operator's table says it: empty where it does not. */
export const unitContacts: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      alter table responsible_units
        add column phone text not null default '',
        add column hours text not null default ''`.execute(db)
  },
}
