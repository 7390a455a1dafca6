// @ts-check
import { parse } from '@swc/core'

/** @typedef {{ path: string, text: string }} LegalText a text of the product, or a part of a document, that says what the law is */
/** @typedef {Record<string, any>} Node a node of the syntax tree; swc publishes no walker for it */

const read = /^(apps|packages)\/.*[.]tsx?$/
/** Rows of data whose law is a field of its own, the registry itself, and words that train the search. */
const notRead =
  /[.](test|fixture|spec)[.]tsx?$|[.]d[.]ts$|^packages\/domain\/(law|search)\/|crimes\/[^/]+\/search[.]ts$|subdivision-table[.]ts$/
const documents = /^docs\/(?:operations\/)?[^/]+[.]md$/
const notDocuments =
  /^docs\/(for-the-jurist|how-to-add-a-crime|requirements|threat-model|architecture|operations\/settings)[.]md$/

/** The name of an act or a place in one. */
const names =
  /(?<!\p{L})(?:Leis? (?:nº |estadual|\d|\p{Lu})|Decreto|Código (?:Penal|Civil|de Processo|de Defesa|de Trânsito)|CPP|CTB|LGPD|Constituição|Estatuto d|Portaria|Medida Provisória|AD[IO] \d|STF|Supremo|[Aa]rts?[.] ?\d|[Aa]rtigos? \d|(?:[Aa]|[Dd]a|[Pp]ela) lei(?!\p{L})|Laws? \d|Penal Code|Decree \d)/u
/** What only the law can make true, though it is not named. */
const claims =
  /é (?:sempre )?crime|t[eê]m (?:o )?direito|direito seu|o juiz (?:decide|pode)|proteção ao juiz|queixa-crime|\(representação\)|(?:seis|6) meses|documento público|mesma validade|sem boletim|dever (?:legal|de )|em até 48 horas|[Oo] prazo é|não é preciso advogado|Mecanismo Especial de Devolução|é violência contra ela|não há juiz|só o delegado pode|o juiz é avisado|a polícia pode ir com você|tem 30[\s\u00a0]dias para|o juiz ouve você|a ordem do juiz basta|\{hours\} horas|\{months\}/iu

/** 'a lei' alone is a word between others. */
const shortest = 8

/** Whether a text names the law or says what only the law can make true. @param {string} text */
const isLegal = (text) => text.length >= shortest && (names.test(text) || claims.test(text))

/** @param {Node} node @returns {string[]} */
function spokenIn(node) {
  if (node['type'] === 'StringLiteral') return [String(node['value'])]
  if (node['type'] === 'TemplateLiteral')
    return [node['quasis'].map((/** @type {Node} */ part) => part['raw']).join('…')]
  if (node['type'] === 'JSXText') return [String(node['value'])]
  return []
}

const plain = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').trim()

/** Every text of a file, of a row of four languages the Portuguese one alone. @param {unknown} value @returns {string[]} */
function textsIn(value) {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = /** @type {Node} */ (value)
  const key = node['type'] === 'KeyValueProperty' ? node['key']['value'] : undefined
  if (key === 'en' || key === 'es' || key === 'fr') return []
  return [...spokenIn(node), ...Object.values(node).flatMap(textsIn)]
}

/**
 * Every text of the product that says what the law is: of screens, papers and letters in Portuguese, which is the original; of
 * documents each paragraph, point and row.
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @returns {Promise<LegalText[]>}
 */
export async function legalTexts(files) {
  /** @type {LegalText[]} */
  const found = []
  for (const { path, text } of files) {
    if (documents.test(path) && !notDocuments.test(path))
      found.push(...text.split(/\n(?=[|#]|- |\d+[.] )|\n{2,}/).map((line) => ({ path, text: plain(line) })))
    if (!read.test(path) || notRead.test(path)) continue
    const tree = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })
    found.push(...textsIn(tree.body).map((one) => ({ path, text: plain(one) })))
  }
  return found.filter(({ text }) => isLegal(text))
}
