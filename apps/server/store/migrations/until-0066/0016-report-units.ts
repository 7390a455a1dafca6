import { sql, type Kysely, type Migration } from 'kysely'

/** The units of the current statement's officer, as `withinUnits` sets them; none if nothing is set. */
const within = sql.raw(`any(nullif(current_setting('desk.units', true), '')::integer[])`)

/**
 * Which unit has a report now, and the second wall behind every query of the desk: its roles see the rows of the units that
 * the transaction named, whatever a query forgot. `reports` and `papers` belong to the portal, whose role owns them and is
 * not held by it; every connection of the desk is another role.
 */
export const reportUnits: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table report_units (
        report_id uuid primary key references reports (id),
        unit_id integer not null references police_units (id)
      )`.execute(db)
    await sql`create index report_units_unit on report_units (unit_id, report_id)`.execute(db)
    await sql`alter table report_units enable row level security, force row level security`.execute(db)
    await sql`
      create policy by_unit on report_units using (unit_id = ${within}) with check (unit_id = ${within})`.execute(
      db,
    )
    // The owner writes the unit of a new report; the name is read anew, as another role may own a restored database.
    await sql`
      create policy station on report_units using (
        current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'report_units'::regclass)
      )`.execute(db)
    for (const [table, key] of [
      ['reports', 'id'],
      ['papers', 'report_id'],
    ] as const) {
      await sql`alter table ${sql.table(table)} enable row level security`.execute(db)
      await sql`
        create policy by_unit on ${sql.table(table)} for select using (
          exists (select 1 from report_units held where held.report_id = ${sql.ref(`${table}.${key}`)})
        )`.execute(db)
    }
  },
}
