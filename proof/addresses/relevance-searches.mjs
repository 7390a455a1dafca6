// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from '@swc/core'
import { root } from '../../tools/run.mjs'
import { plainName } from './plain-name.mjs'

/** @typedef {import('./contender.mjs').Found} Found */
/** @typedef {{ text: string, isMeant: (found: Found) => boolean }} Search */

/** @param {string} text @param {string} meant `street/neighbourhood/municipality`, an empty one may be any @returns {Search} */
function searchFor(text, meant) {
  const [street = '', neighbourhood = '', municipality = ''] = meant.split('/')
  return {
    text,
    isMeant: (found) =>
      plainName(`${found.type} ${found.name}`) === plainName(street) &&
      (neighbourhood === '' || found.neighbourhood === neighbourhood) &&
      (municipality === '' || found.municipality === municipality),
  }
}

/**
 * The searches of the relevance set that the server's tests use; a postal code is a look-up in any engine and left out.
 * @returns {Promise<Record<string, Search[]>>}
 */
export async function relevanceSearches() {
  const source = readFileSync(join(root, 'apps/server/addresses/relevance.fixture.ts'), 'utf8')
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
  /** @type {{ relevance: Record<string, [typed: string, meant: string][]> }} */
  const { relevance } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return Object.fromEntries(
    Object.entries(relevance)
      .filter(([group]) => group !== 'postal codes')
      .map(([group, searches]) => [group, searches.map(([typed, meant]) => searchFor(typed, meant))]),
  )
}
