// @ts-check
import { wordsOf } from '../../apps/server/dist/addresses/text/words.js'
import { finishImport, openImport, storeBatch } from '../../apps/server/dist/store/street-imports.js'

const batch = 10_000

/**
 * Stores streets as an importer does.
 * @param {Parameters<typeof openImport>[0]} db
 * @param {Iterable<import('./synthetic-streets.mjs').Street>} streets
 */
export async function fillDatabase(db, streets) {
  const run = await openImport(db, 'csv', 'bench', 'bench')
  /** @type {import('../../apps/server/dist/store/street-imports.js').StreetToStore[]} */
  let rows = []
  let count = 0
  for (const street of streets) {
    count += 1
    const plain = wordsOf(`${street.type} ${street.name}`).join(' ')
    const unmeasured = { section: '', other_names: '', latitude: null, longitude: null, points: 0 }
    rows.push({ ...street, ...unmeasured, key: String(count), plain })
    if (rows.length < batch) continue
    await storeBatch(db, 'csv', run, rows)
    rows = []
  }
  await storeBatch(db, 'csv', run, rows)
  await finishImport(db, 'csv', run.id)
}
