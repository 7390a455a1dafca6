import type { ListItem } from '@delegacia/domain/report/list-query'
import { fold } from './fold.ts'

/** Options of the longest useful menu; typing on shows others. All municipalities of Pará fit in (SH-08). */
export const longestMenu = 150

/** From here on a hit says what was meant; below it only is like it. */
const surely = 3

/** Words that say nothing of what somebody looks for. */
const small = new Set(
  'a o as os um uma de da do das dos e em no na nos nas com para por meu minha meus minhas seu sua the my an of in on at with and el la los las un una unos mi mis del con y le les une des mon ma mes du et au aux l d'.split(
    ' ',
  ),
)

/**
 * The entries that the typed text may mean, the best first: by its whole name or another word for it, by what either begins
 * with, by its words in any order, by letters inside, by most of its words, and if nothing is found by one slip.
 */
export function filterItems<Item extends ListItem>(items: readonly Item[], typed: string): Item[] {
  const wanted = plain(typed)
  if (wanted === '') return typed.trim() === '' ? items.slice(0, longestMenu) : []
  return ranked(items, wanted).map(({ item }) => item)
}

/** The entry that the typed text can only mean: the one of that name, or the only one that contains it. */
export function onlyItem(items: readonly ListItem[], typed: string): ListItem | undefined {
  const wanted = plain(typed)
  if (wanted === '') return undefined
  const exact = items.find((item) => prepared(item).own === wanted)
  const [only, another] = ranked(items, wanted).filter(({ score }) => score >= surely)
  return exact ?? (another ? undefined : only?.item)
}

/** From here on something is called by the words, or begins with them; below, they are only in it. */
const called = 4.5

/** Whether an entry is called by the typed words. */
export const isCalled = (items: readonly ListItem[], typed: string): boolean => {
  const wanted = plain(typed)
  return wanted !== '' && ranked(items, wanted).some(({ score }) => score >= called)
}

/** The entry whose name, or another word for it, stands as a whole within the typed text; the longest of several. */
export function itemWithin<Item extends ListItem>(items: readonly Item[], typed: string): Item | undefined {
  const text = ` ${plain(typed)} `
  const lengthOf = (item: ListItem) => {
    const { own, others } = prepared(item)
    return Math.max(
      0,
      ...[own, ...others].filter((one) => text.includes(` ${one} `)).map((one) => one.length),
    )
  }
  const [longest] = items
    .map((item) => ({ item, length: lengthOf(item) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
  return longest?.item
}

type Hit<Item = ListItem> = { readonly item: Item; readonly score: number }

function ranked<Item extends ListItem>(items: readonly Item[], wanted: string): Hit<Item>[] {
  const tokens = wordsOf(wanted)
  const telling = tokens.filter((token) => !small.has(token))
  const score = (of: (words: Prepared) => number) =>
    items
      .map((item) => ({ item, score: of(prepared(item)) }))
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, longestMenu)
  const found = score((words) => likeness(words, wanted, { tokens, telling }))
  return found.length > 0 ? found : score((words) => slipped(words, telling))
}

/** An entry's name and other words without accents and marks, and the words that they are made of. */
type Prepared = {
  readonly own: string
  readonly others: readonly string[]
  readonly words: readonly string[]
  readonly all: readonly string[]
}

const known = new WeakMap<ListItem, Prepared>()

/** Made once an entry: a box asks for it at each key, and folding a long list takes a cheap phone long. */
function prepared(item: ListItem): Prepared {
  const before = known.get(item)
  if (before) return before
  const { name, palavras = '' } = item
  const own = plain(name)
  const others = palavras === '' ? [] : palavras.split(', ').map(plain)
  const made = { own, others, words: wordsOf(own), all: wordsOf([own, ...others].join(' ')) }
  known.set(item, made)
  return made
}

type Wanted = { readonly tokens: readonly string[]; readonly telling: readonly string[] }

/** From 9, it is called so, down to 0, nothing of it was typed. */
function likeness(
  { own, others, words, all }: Prepared,
  wanted: string,
  { tokens, telling }: Wanted,
): number {
  if (own === wanted) return 9
  if (others.includes(wanted)) return 8
  const isWhole = ` ${own} `.includes(` ${wanted} `)
  if (own.startsWith(wanted)) return isWhole ? 7 : 5.5
  if (isWhole) return 6
  if (tokens.every((token) => begins(words, token))) return 5
  if (others.some((other) => other.startsWith(wanted))) return 4.5
  if (own.includes(wanted)) return surely
  if (telling.length === 0) return 0
  if (telling.every((token) => begins(all, token))) return 2.5
  const whole = telling.filter((token) => token.length > 2 && all.some((word) => isSame(word, token)))
  return (2 * whole.length) / telling.length
}

/** By one letter that is wrong, missing or too much in each word: 1, or 0. */
const slipped = ({ all }: Prepared, telling: readonly string[]): number => {
  const isLike = (token: string) => token.length >= 4 && all.some((word) => isOneSlipFrom(word, token))
  return telling.length > 0 && telling.every(isLike) ? 1 : 0
}

/** Folded, with nothing between its words but spaces: 'ar-condicionado' is 'ar condicionado'. */
const plain = (text: string): string => wordsOf(fold(text)).join(' ')

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}']+/u).filter(Boolean)

const begins = (words: readonly string[], token: string) =>
  words.some((word) => word.startsWith(token) || isSame(word, token))

/** Whether two words are the same but for their plural. */
const isSame = (word: string, token: string) => singular(word) === singular(token)

const singular = (word: string) => (word.length > 3 ? word.replace(/e?s$/, '') : word)

function isOneSlipFrom(word: string, token: string): boolean {
  if (Math.abs(word.length - token.length) > 1) return false
  const [long, short] = word.length >= token.length ? [word, token] : [token, word]
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  const rest = long.slice(at + 1)
  if (long.length > short.length) return rest === short.slice(at)
  const swapped = long[at] === short[at + 1] && long[at + 1] === short[at]
  return rest === short.slice(at + 1) || (swapped && long.slice(at + 2) === short.slice(at + 2))
}
