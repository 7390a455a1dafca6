// @ts-check
import MiniSearch from 'minisearch'
import { findCity } from '../../../apps/server/dist/addresses/cities.js'
import { openDatabaseWithLongTimeouts } from '../../../apps/server/dist/store/connection/database.js'
import { readStreets } from '../../../apps/server/dist/store/streets.js'

/** @typedef {import('../contender.mjs').Found} Found */

/**
 * MiniSearch over the streets of the database: every word must be met, as it is, as a beginning or with typing errors;
 * where no street has them all, any word will do.
 * @param {string} url @param {import('./text-layers.mjs').TextLayer} textLayer
 * @returns {Promise<import('../contender.mjs').Contender>}
 */
export async function openMiniSearch(url, textLayer) {
  const db = openDatabaseWithLongTimeouts(url)
  /** @type {Found[]} */
  const streets = []
  const index = new MiniSearch({
    fields: ['name', 'neighbourhood', 'municipality'],
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
      boost: { name: 3 },
      weights: { prefix: 0.7, fuzzy: 0.3 },
    },
  })
  for await (const rows of readStreets(db)) {
    for (const { type, name, neighbourhood, municipality: code } of rows) {
      const municipality = findCity(code)?.name ?? ''
      index.add({
        id: streets.length,
        name: textLayer(`${type} ${name}`),
        neighbourhood: textLayer(neighbourhood),
        municipality: textLayer(municipality),
      })
      streets.push({ type, name, neighbourhood, municipality })
    }
  }
  await db.destroy()
  return {
    search(text) {
      const query = textLayer(text)
      const all = index.search(query, { combineWith: 'AND' })
      const found = all.length > 0 ? all : index.search(query)
      return found.slice(0, 50).flatMap(({ id }) => streets[id] ?? [])
    },
  }
}
