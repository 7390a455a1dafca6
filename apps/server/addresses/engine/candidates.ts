import type { IndexData } from './index-data.ts'
import { listAt } from './postings.ts'
import { firstRowFrom, type Range } from './range.ts'
import { emptyRowSet } from './buffer-pool.ts'
import type { QueryWord } from './query-words.ts'

/** So many rows that answer are compared at most; a text that more rows have in common does not say yet what is looked for. */
const mostVisited = 4_000
/** So many are looked at, whether they answer or not. */
const mostLookedAt = 20_000
/** Where nothing but a type of street was typed any street will do. */
const mostOfType = 5_000
/** Fewer rows are looked at sooner than compared with those of another word. */
const worthIntersecting = 1_000

type Source = {
  readonly lists: readonly Uint32Array[]
  readonly spans: readonly Range[]
  readonly size: number
}

/** Whether the name of a municipality has a word that was typed. */
function isNamed(data: IndexData, place: number, { matches }: QueryWord): boolean {
  const { offsets, values } = data.municipalityWords
  for (let i = offsets[place] ?? 0; i < (offsets[place + 1] ?? 0); i++) {
    if ((matches[values[i] ?? 0] ?? 0) > 0) return true
  }
  return false
}

/** Where a typed word may be met: in the rows that have it, and in whole municipalities that are named so. */
function sourceOf(data: IndexData, word: QueryWord, { from, to }: Range): Source {
  const lists: Uint32Array[] = []
  let size = 0
  for (const each of word.met) {
    const all = listAt(data.rowsOfWord, each)
    const rows = all.subarray(firstRowFrom(all, from), firstRowFrom(all, to))
    if (rows.length > 0) lists.push(rows)
    size += rows.length
  }
  const spans: Range[] = []
  for (let place = data.municipalityOf[from] ?? 0; (data.firstRows[place] ?? to) < to; place++) {
    if (!isNamed(data, place, word)) continue
    const span = {
      from: Math.max(data.firstRows[place] ?? 0, from),
      to: Math.min(data.firstRows[place + 1] ?? 0, to),
    }
    spans.push(span)
    size += span.to - span.from
  }
  return { lists, spans, size }
}

/** What a row was worth. */
export type Visit = 'no answer' | 'answer' | 'enough'

/** The rows to look at: of one of the sources, and of the other one too where there is one. */
type Sources = { readonly anyOf: readonly Source[]; readonly andOf?: Source | undefined }

/** The rows of the two rarest telling words that a row must have; or of any telling one, where each of these may be missing. */
function sourcesOf(data: IndexData, typed: readonly QueryWord[], range: Range): Sources {
  const needed = typed.filter(({ mayBeMissing }) => !mayBeMissing)
  const mayTell = typed.filter(({ telling, mayBeMissing }) => telling && mayBeMissing)
  if (needed.every(({ telling }) => !telling) && mayTell.length > 0) {
    return { anyOf: mayTell.map((word) => sourceOf(data, word, range)) }
  }
  const rarestFirst = (words: readonly QueryWord[]) =>
    words.map((word) => sourceOf(data, word, range)).sort((a, b) => a.size - b.size)
  // A type of street is rarely rare and rules little out.
  const telling = rarestFirst(needed.filter((word) => word.telling))
  const [rarest, second] = telling.length > 0 ? telling : rarestFirst(needed)
  return {
    anyOf: rarest ? [rarest] : [],
    andOf: rarest && rarest.size > worthIntersecting ? second : undefined,
  }
}

function visitSource({ lists, spans }: Source, { from, to }: Range, take: (row: number) => boolean): void {
  for (const list of lists) {
    for (let i = firstRowFrom(list, from); (list[i] ?? to) < to; i++) if (!take(list[i] ?? 0)) return
  }
  for (const span of spans) {
    const end = Math.min(span.to, to)
    for (let row = Math.max(span.from, from); row < end; row++) if (!take(row)) return
  }
}

/**
 * Visits, each once, the rows that can have the typed words, until `visit` wants no more; in the first part of the range
 * before the rest. Of very many those whose whole name may have been typed come before all others.
 */
export function visitCandidates(
  data: IndexData,
  typed: readonly QueryWord[],
  range: Range,
  first: Range,
  visit: (row: number) => Visit,
): void {
  const { anyOf, andOf } = sourcesOf(data, typed, range)
  const both = emptyRowSet(data, 0)
  if (andOf) visitSource(andOf, range, (row) => (both.add(row), true))
  const seen = emptyRowSet(data, 1)
  let left = typed.some(({ telling }) => telling) ? mostVisited : mostOfType
  let looks = mostLookedAt
  const visitNew = (row: number) => {
    if ((andOf && !both.has(row)) || !seen.add(row)) return true
    const found = visit(row)
    looks -= 1
    if (found !== 'no answer') left -= 1
    if (found === 'enough' || looks === 0) left = 0
    return left > 0
  }
  const { offsets } = data.nameWords
  const longest = typed.length + 1
  const visitShort = (row: number) =>
    (offsets[row + 1] ?? 0) - (offsets[row] ?? 0) <= longest ? visitNew(row) : true
  const size = anyOf.reduce((sum, each) => sum + each.size, 0)
  for (const take of size > left ? [visitShort, visitNew] : [visitNew]) {
    for (const part of [first, range]) {
      for (const source of anyOf) if (left > 0) visitSource(source, part, take)
    }
  }
}
