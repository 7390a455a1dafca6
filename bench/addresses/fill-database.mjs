// @ts-check
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { wordsOf } from '../../apps/server/dist/addresses/words.js'

const batch = 10_000

/**
 * Stores streets as an importer leaves them.
 * @param {import('kysely').Kysely<import('../../apps/server/dist/store/tables.js').Database>} db
 * @param {Iterable<import('./synthetic-streets.mjs').Street>} streets
 */
export async function fillDatabase(db, streets) {
  const id = randomUUID()
  await sql`
    insert into street_imports values (${id}, 'csv', 'bench', ${id}, 0, 0, 0, 0, 0, now(), now())`.execute(db)
  /** @type {object[]} */
  let rows = []
  let count = 0
  const store = async () => {
    await sql`
      insert into streets (source, source_key, import_id, municipality, neighbourhood, type, name, section, cep, plain, points)
      select 'csv', key, ${id}::uuid, municipality, neighbourhood, type, name, '', cep, plain, 0
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(key text, municipality int, neighbourhood text, type text, name text, cep text, plain text)`.execute(
      db,
    )
    rows = []
  }
  for (const street of streets) {
    count += 1
    rows.push({ ...street, key: String(count), plain: wordsOf(`${street.type} ${street.name}`).join(' ') })
    if (rows.length === batch) await store()
  }
  if (rows.length > 0) await store()
  await sql`analyze streets`.execute(db)
}
