// @ts-check
import { parse } from '@swc/core'

const languages = ['pt', 'en', 'es', 'fr']
const read = /^(apps|packages)\/.*[.]tsx?$/
/** Officers read Portuguese alone. */
const portuguese = /^apps\/desk\//
/** Where the four texts of a row are written without their languages, as `[1, 'Casa', 'House', 'Casa', 'Maison']`. */
const tables = /^packages\/domain\/lists\//
const notRead = /[.]test[.]tsx?$|crimes[/][^/]+[/]search[.]ts$|[.]d[.]ts$|[.]config[.]ts$/
/** Attributes that a person sees or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
])
/** Two letters in a row make a word; `sameInAll` lists the names that are the same in every language. */
const word = /\p{L}{2,}/u
const sameInAll = new Set(['gov.br', 'CPF', 'CNPJ', 'RG', 'IMEI', 'PDF', 'WhatsApp', 'E-mail'])

/** @typedef {Record<string, any>} Node a node of the syntax tree; swc publishes no walker for it */

/** @param {Node} key */
const keyName = (key) => (key.type === 'Identifier' || key.type === 'StringLiteral' ? key.value : undefined)

/** The literal text of an expression, or undefined when it is computed. @param {Node | undefined} node */
function literal(node) {
  if (node?.type === 'JSXExpressionContainer') return literal(node.expression)
  if (node?.type === 'StringLiteral') return String(node.value)
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return String(node.quasis[0].raw)
  return undefined
}

/** French punctuation that is set off with a space needs a no-break space. @param {string | undefined} text @returns {string[]} */
function loosePunctuation(text = '') {
  return / [:;!?»](?=\W|$)|« |\p{L}'\p{L}/u.test(text)
    ? [`the French '${text}' wants no-break spaces and typographic apostrophes`]
    : []
}

/** The problems of the first four texts of a row; the first text that is there identifies the row. @param {Node} row @returns {string[]} */
function rowProblems({ elements }) {
  const row = elements
    .map((/** @type {Node | undefined} */ element) => literal(element?.['expression']))
    .filter((/** @type {string | undefined} */ text) => text !== undefined)
    .slice(0, languages.length)
  if (row.length < languages.length) return []
  const sample = row.find((/** @type {string} */ text) => text.trim())
  const empty = row
    .filter((/** @type {string} */ text) => text.trim() === '')
    .map(() => `a text in a row of the table is empty (${sample})`)
  return [...empty, ...loosePunctuation(row[3])]
}

/** @param {Node} node @param {boolean} inTable @returns {string[]} */
function problemsOf(node, inTable) {
  if (node.type === 'ObjectExpression') {
    const row = new Map(
      node.properties
        .filter((/** @type {Node} */ property) => property.type === 'KeyValueProperty')
        .map((/** @type {Node} */ property) => [keyName(property.key), property.value]),
    )
    if (!languages.every((language) => row.has(language))) return []
    const empty = languages
      .filter((language) => literal(row.get(language))?.trim() === '')
      .map(
        (language) =>
          `the text in '${language}' is empty (${literal(row.get('pt')) || literal(row.get('en'))})`,
      )
    return [...empty, ...loosePunctuation(literal(row.get('fr')))]
  }
  if (node.type === 'ArrayExpression' && inTable) return rowProblems(node)
  if (node.type === 'JSXText') return untranslated(node.value)
  if (node.type === 'JSXAttribute' && spoken.has(node.name.value)) return untranslated(literal(node.value))
  return []
}

/** @param {string | undefined} text @returns {string[]} */
function untranslated(text) {
  const visible = text?.trim() ?? ''
  if (!word.test(visible) || sameInAll.has(visible)) return []
  return [`'${visible}' is shown in one language only; make it a row of four`]
}

/** @param {unknown} value @param {boolean} inTable @returns {string[]} */
function walk(value, inTable) {
  if (Array.isArray(value)) return value.flatMap((one) => walk(one, inTable))
  if (typeof value !== 'object' || value === null) return []
  const node = /** @type {Node} */ (value)
  const own = typeof node['type'] === 'string' ? problemsOf(node, inTable) : []
  return [...own, ...Object.values(node).flatMap((part) => walk(part, inTable))]
}

/**
 * Texts that a person would see empty, or in one language only (SH-05).
 * @param {import('./source-files.mjs').SourceFile[]} files
 */
export async function incompleteTexts(files) {
  const problems = []
  for (const { path, text } of files) {
    if (!read.test(path) || notRead.test(path) || portuguese.test(path)) continue
    const tree = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    problems.push(...walk(tree.body, tables.test(path)).map((problem) => `${path}: ${problem}`))
  }
  return problems
}
