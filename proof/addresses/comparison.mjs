// @ts-check
import { starterStreets } from '../../apps/server/dist/addresses/starter/starter-streets.js'
import { wordsOf } from '../../apps/server/dist/addresses/text/words.js'
import { quantile } from '../quantile.mjs'
import { compare } from './compare.mjs'
import { fillDatabase } from './fill-database.mjs'
import { plainName } from './plain-name.mjs'
import { queries } from './queries.mjs'
import { relevanceSearches } from './relevance-searches.mjs'
import { syntheticStreets } from './synthetic-streets.mjs'

/** Above so many streets MiniSearch takes gigabytes, and PostgreSQL's trigrams half a second for a search: fewer are compared. */
const many = 200_000
const few = { contenders: ['ours', 'pg_trgm', 'pg_trgm+', 'MiniSearch', 'MiniSearch+'], searchesOfEach: 100 }
const lot = { contenders: ['ours', 'pg_trgm', 'pg_trgm+'], searchesOfEach: 20 }

/** The streets that the relevance set means, among made-up ones. @param {number} rows @param {readonly number[]} codes */
function* streetsOf(rows, codes) {
  for (const { municipality, neighbourhood, type, name, cep } of starterStreets)
    yield { municipality, neighbourhood, type, name, cep }
  yield* syntheticStreets(rows, codes)
}

/** @typedef {import('./compare.mjs').Search} Search */
/** @typedef {import('./queries.mjs').Query} Query */

/** @param {Query} query @returns {Search} */
const forStreet = ({ text, street }) => ({
  text,
  isMeant: ({ name }) => plainName(name) === plainName(street.name),
})

/** Of what is not typed to its end any street is right that goes on so. @param {Query} query @returns {Search} */
const forBeginning = ({ text }) => ({
  text,
  isMeant: ({ type, name }) => [name, `${type} ${name}`].some((each) => begins(each, text)),
})

/** @param {string} name @param {string} text */
const begins = (name, text) => wordsOf(name).join(' ').startsWith(wordsOf(text).join(' '))

/** @param {number} searchesOfEach of each way to type a made-up street @param {number} rows @param {readonly number[]} codes @returns {Record<string, Search[]>} */
function syntheticSearches(searchesOfEach, rows, codes) {
  const { exact = [], prefix = [], typo = [] } = queries(searchesOfEach, rows, codes)
  return {
    'made up, as it is written': exact.map(forStreet),
    'made up, not typed to the end': prefix.map(forBeginning),
    'made up, an error in each long word': typo.map(forStreet),
  }
}

/** @param {Record<string, number>} right @param {readonly (readonly [group: string, searches: readonly unknown[]])[]} groups */
function shareOf(right, groups) {
  const searches = groups.reduce((sum, [, each]) => sum + each.length, 0)
  const found = groups.reduce((sum, [group]) => sum + (right[group] ?? 0), 0)
  return `${((found / searches) * 100).toFixed(1)} %`
}

/**
 * Prints what our engine, PostgreSQL's trigrams and MiniSearch cost and find over the same streets.
 * @param {Parameters<typeof fillDatabase>[0]} db @param {string} url @param {number} rows @param {readonly number[]} codes
 */
export async function printComparison(db, url, rows, codes) {
  await fillDatabase(db, streetsOf(rows, codes))
  const { contenders, searchesOfEach } = rows > many ? lot : few
  const relevance = rows > many ? {} : await relevanceSearches()
  const groups = { ...relevance, ...syntheticSearches(searchesOfEach, rows, codes) }
  const compared = await compare(contenders, url, groups)
  console.log(
    `${(rows + starterStreets.length).toLocaleString('en')} streets by engine (+: behind our own text layer)`,
  )
  const width = Math.max(...Object.keys(groups).map((group) => group.length)) + 6
  /** @param {string} title @param {(result: import('./compare.mjs').Compared) => string} cell */
  const line = (title, cell) =>
    console.log(`  ${title.padEnd(width)}${compared.map((each) => cell(each).padStart(13)).join('')}`)
  line('', ({ name }) => name)
  line('build', ({ opened }) => `${opened.seconds.toFixed(1)} s`)
  line('memory of the process', ({ opened }) => `${opened.megabytes.toFixed(0)} MB`)
  line('table and index in PostgreSQL', ({ opened }) => `${opened.databaseMegabytes.toFixed(0)} MB`)
  line('a search, p50', ({ times }) => `${quantile(times, 0.5).toFixed(2)} ms`)
  line('a search, p99', ({ times }) => `${quantile(times, 0.99).toFixed(2)} ms`)
  const ours = compared.find(({ name }) => name === 'ours')
  for (const share of [0.5, 0.99])
    line(`  times as long as ours, p${share * 100}`, ({ times }) =>
      (quantile(times, share) / quantile(ours?.times ?? [], share)).toFixed(1),
    )
  if (rows <= many)
    line('relevance set, right street first', ({ right }) => shareOf(right, Object.entries(relevance)))
  for (const entry of Object.entries(groups)) {
    line(`  ${entry[0]} (${entry[1].length})`, ({ right }) => shareOf(right, [entry]))
  }
}
