import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { StreetsTable } from './tables/street-tables.ts'
import type { Database } from './tables/tables.ts'

/** A street as it is read for the index. */
export type StoredStreet = Omit<StreetsTable, 'id' | 'source_key' | 'import_id' | 'points'> & { id: number }

const batch = 20_000

/**
 * Every street by municipality and comparable name; in batches, so that a million of them need little memory. The database reads
 * the next one while the caller works on this one.
 */
export async function* readStreets(db: Kysely<Database>): AsyncGenerator<StoredStreet[]> {
  let next: Promise<StoredStreet[]> | undefined = readAfter(db, {
    municipality: 0,
    plain: '',
    cep: '',
    id: 0,
  })
  while (next) {
    const rows: StoredStreet[] = await next
    const last = rows.at(-1)
    next = last && rows.length === batch ? readAfter(db, last) : undefined
    // A failure is thrown when its batch is asked for, and not before somebody waits for it.
    next?.catch(() => undefined)
    // The query is on its way only when the event loop has turned.
    await setImmediate()
    if (last) yield rows
  }
}

async function readAfter(
  db: Kysely<Database>,
  { municipality, plain, cep, id }: Pick<StoredStreet, 'municipality' | 'plain' | 'cep' | 'id'>,
): Promise<StoredStreet[]> {
  const { rows } = await sql<StoredStreet>`
    select id::float8 as id, source, municipality, neighbourhood, type, name, section, other_names, cep, plain, latitude, longitude
    from streets
    where (municipality, plain, cep, id) > (${municipality}, ${plain}, ${cep}, ${id}::bigint)
    order by municipality, plain, cep, id
    limit ${batch}`.execute(db)
  return rows
}

/** How many streets are stored. */
export async function countStreets(db: Kysely<Database>): Promise<number> {
  const counted = db.selectFrom('streets').select((eb) => eb.fn.countAll<string>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** Changes whenever an import ends, so that every server notices; empty before the first one. */
export async function streetsVersion(db: Kysely<Database>): Promise<string> {
  const { count, latest } = await db
    .selectFrom('street_imports')
    .where('finished_at', 'is not', null)
    .select((eb) => [eb.fn.countAll<string>().as('count'), sql<string>`max(finished_at)::text`.as('latest')])
    .executeTakeFirstOrThrow()
  return Number(count) === 0 ? '' : `${count} ${latest}`
}
