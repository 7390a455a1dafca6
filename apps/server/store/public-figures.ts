import type { Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** When the first report was registered; undefined in a station without any. */
export async function firstRegisteredAt(db: Kysely<Database>): Promise<Date | undefined> {
  const first = await db
    .selectFrom('reports')
    .select('registered_at')
    .orderBy('registered_at')
    .limit(1)
    .executeTakeFirst()
  return first?.registered_at
}

export async function publishedMonths(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('public_figures').select('month').execute()
  return rows.map(({ month }) => month)
}

/** Keeps the figures of a month; those that another server has kept meanwhile stay. */
export async function publishMonth(
  db: Kysely<Database>,
  row: { month: string; figures: object; countedAt: Date },
): Promise<void> {
  await db
    .insertInto('public_figures')
    .values({ month: row.month, figures: JSON.stringify(row.figures), counted_at: row.countedAt })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute()
}

/** The newest months, the newest first. */
export async function readPublished(db: Kysely<Database>, months: number): Promise<object[]> {
  const rows = await db
    .selectFrom('public_figures')
    .select('figures')
    .orderBy('month', 'desc')
    .limit(months)
    .execute()
  return rows.map(({ figures }) => figures)
}
