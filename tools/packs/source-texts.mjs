// @ts-check
/** Which sentences the portal says, by their Portuguese source: what a pack can say in its own way. */
import { parse } from '@swc/core'

const languages = ['pt', 'en', 'es', 'fr']
/** Tests, and what people may type in the search. */
const notRead = /[.](test|fixture)[.]tsx?$|[/]search[.]ts$|[.]d[.]ts$|[.]config[.]ts$/

/**
 * The areas in the order in which a person meets them; a file belongs to the first that fits. What is not listed is said by the
 * service, on paper or to officers, in the languages of the portal alone.
 * @type {[area: string, files: RegExp][]}
 */
const areas = [
  ['home', /^apps\/web\/pages\/home\//],
  // Said by the service, and on the home in the words of the pack; of natures and advice see `saidByService`.
  ['kinds', /^packages\/domain\/lists\/crimes\//],
  [
    'every page',
    /^apps\/web\/(shell|portal|router|api|ui|reading|service-worker|documents)\/|^packages\/ui\//,
  ],
  ['before a report', /^apps\/web\/pages\/report\/before\/|^packages\/flows\/blocks\/before\//],
  ['a report', /^apps\/web\/(pages\/report|questions)\//],
  ['fields', /^apps\/web\/inputs\/|^packages\/flows\/engine\//],
  ['errors', /^packages\/domain\/(language|report|rules|geography)\//],
  ['help', /^apps\/web\/help\/|^packages\/domain\/search\/(answers|kinds|care)/],
  [
    'violence',
    /^packages\/flows\/(questions|crimes|blocks)\/.*(violence|immediate|protection|stalking|safe)/,
  ],
  ['loss', /^packages\/flows\/crimes\/(loss|theft)/],
  ['questions of all crimes', /^packages\/flows\/(blocks|corrections)\//],
  ['crimes', /^packages\/flows\//],
  [
    'thread',
    /^apps\/web\/(pages\/follow|thread|evidence)\/|^packages\/domain\/desk\/(citizen|evidence|representation)\//,
  ],
  ['risk form', /^apps\/web\/pages\/risk-form\/|^packages\/domain\/risk-form\//],
  ['validation', /^apps\/web\/pages\/(validate|print)\//],
  ['other pages', /^apps\/web\/pages\//],
]

/** @typedef {Record<string, any>} Node a node of the syntax tree; swc publishes no walker for it */
/** @typedef {{ source: string, area: string, path: string }} SourceText */

/** The text of an expression, or undefined when the script makes it. @param {Node | undefined} node @returns {string | undefined} */
function plainText(node) {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].cooked
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [plainText(node.left), plainText(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** What a row of a crime says besides its name and card: the service says it in the languages of the portal alone. */
const saidByService = new Set(['natures', 'advice'])

/** @param {unknown} value @returns {string[]} */
function portugueseIn(value) {
  if (Array.isArray(value)) return value.flatMap(portugueseIn)
  if (typeof value !== 'object' || value === null) return []
  const node = /** @type {Node} */ (value)
  if (node['type'] === 'KeyValueProperty' && saidByService.has(node['key'].value)) return []
  const inside = Object.values(node).flatMap(portugueseIn)
  if (node['type'] !== 'ObjectExpression') return inside
  const row = new Map(
    node['properties'].map((/** @type {Node} */ property) => [property['key']?.value, property['value']]),
  )
  const own = languages.every((language) => row.has(language)) ? plainText(row.get('pt')) : undefined
  return own ? [own, ...inside] : inside
}

/**
 * Every sentence once, where it is met first.
 * @param {import('../checks/source-files.mjs').SourceFile[]} files
 * @returns {Promise<SourceText[]>}
 */
export async function sourceTexts(files) {
  /** @type {Map<string, SourceText & { place: number }>} */
  const found = new Map()
  for (const { path, text } of files) {
    const place = areas.findIndex(([, of]) => of.test(path))
    const [area] = areas[place] ?? []
    if (!area || notRead.test(path) || !/[.]tsx?$/.test(path)) continue
    const tree = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    for (const source of portugueseIn(tree.body)) {
      const known = found.get(source)
      if (!known || known.place > place) found.set(source, { source, area, path, place })
    }
  }
  return [...found.values()]
    .toSorted((one, other) => one.place - other.place)
    .map(({ source, area, path }) => ({ source, area, path }))
}
