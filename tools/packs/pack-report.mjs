// @ts-check
/** What the packs of a folder say of the portal's sentences, and what is wrong with them. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hardParts } from './easy-reading.mjs'

/**
 * @typedef {import('./source-texts.mjs').SourceText} SourceText
 * @typedef {{ area: string, said: number, asIs: number, of: number }} AreaCount sentences that the pack says, and those that it need not
 * @typedef {{ id: string, name: string, offered: boolean, areas: AreaCount[], missing: SourceText[], problems: string[] }} PackReport
 */

/** A pack in easy Portuguese keeps the limits of easy reading, and need not say what keeps them as it is. @param {unknown} tag */
const isEasy = (tag) => /^pt\b.*-simple\b/i.test(String(tag))

/**
 * @param {string} id
 * @param {any} pack what the file says, unchecked
 * @param {readonly SourceText[]} sources
 * @returns {Promise<PackReport>}
 */
export async function reportOn(id, pack, sources) {
  // Compiled by the first of all checks.
  const { packProblems } = await import('@delegacia/domain/language/pack')
  const wrong = packProblems(id, pack)
  const texts = /** @type {Record<string, string>} */ (pack?.texts ?? {})
  const known = new Set(sources.map(({ source }) => source))
  const easy = isEasy(pack?.tag)
  const dead = Object.keys(texts).filter((source) => !known.has(source))
  const said = { ...texts, .../** @type {Record<string, string>} */ (pack?.words) }
  const hard = Object.entries(easy && wrong.length === 0 ? said : {}).flatMap(([source, sentence]) => {
    const parts = hardParts(sentence)
    return parts.length > 0 ? [`'${source}' is not easy yet (${parts.join(', ')}): ${sentence}`] : []
  })
  const asIs = (/** @type {SourceText} */ { source }) => easy && hardParts(source).length === 0
  const missing = sources.filter((text) => !(text.source in texts) && !asIs(text))
  // Easy reading is whole, and stays so: who writes a hard sentence writes the easy one too.
  const unsaid = (easy ? missing : []).map(
    ({ source, path }) =>
      `'${source}' (${path}) is hard to read (${hardParts(source).join(', ')}): say it easily`,
  )
  const areas = [...new Set(sources.map(({ area }) => area))].map((area) => {
    const all = sources.filter((text) => text.area === area)
    return {
      area,
      said: all.filter(({ source }) => source in texts).length,
      asIs: all.filter((text) => !(text.source in texts) && asIs(text)).length,
      of: all.length,
    }
  })
  return {
    id,
    name: String(pack?.name),
    offered: pack?.offered === true,
    areas,
    missing,
    problems: [
      ...wrong,
      ...dead.map(
        (source) => `'${source}' is no sentence of the portal any more: say the new one, or delete it`,
      ),
      ...hard,
      ...unsaid,
    ].map((problem) => `packs/${id}.json: ${problem}`),
  }
}

/** @param {string} folder @param {readonly SourceText[]} sources @returns {Promise<PackReport[]>} */
export async function packReports(folder, sources) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(
    names.map(async (name) =>
      reportOn(basename(name, '.json'), JSON.parse(await readFile(join(folder, name), 'utf8')), sources),
    ),
  )
}
