import { kinds, type IndexData } from './index-data.ts'
import { listAt, type Postings } from './postings.ts'
import { firstRowFrom, type Range } from './range.ts'
import { emptyRowSet } from './buffer-pool.ts'
import type { QueryWord } from './query-words.ts'

/** If more rows match, the text does not yet say which of them is meant: the others are not ranked. */
const maxMatchingRows = 4_000
/** Rows that are visited at most, whether they match or not. */
const maxVisitedRows = 20_000
/** Where only a type of street was typed any street of it will do. */
const maxRowsOfType = 5_000
/** It takes longer to intersect fewer rows with those of another word than to visit them. */
const minRowsToIntersect = 1_000
/** As many rows are marked in the time in which the words of one are read. */
const marksPerRead = 30

/** Where the rows of a typed word are: in posting lists, and in whole municipalities that are named so. */
type Source = {
  readonly word: QueryWord
  readonly lists: readonly Uint32Array[]
  readonly spans: readonly Range[]
  readonly size: number
}

/** Whether a list of words has one that the typed word matches. */
function hasMatch({ matches }: QueryWord, { offsets, values }: Postings, list: number): boolean {
  const end = offsets[list + 1] ?? 0
  for (let i = offsets[list] ?? 0; i < end; i++) if ((matches[values[i] ?? 0] ?? 0) > 0) return true
  return false
}

function sourceOf(data: IndexData, word: QueryWord, { from, to }: Range): Source {
  const lists: Uint32Array[] = []
  let size = 0
  for (const each of word.matchedWords) {
    const all = listAt(data.rowsOfWord, each)
    const rows = all.subarray(firstRowFrom(all, from), firstRowFrom(all, to))
    if (rows.length > 0) lists.push(rows)
    size += rows.length
  }
  const spans: Range[] = []
  for (let place = data.municipalityOf[from] ?? 0; (data.firstRows[place] ?? to) < to; place++) {
    if (!hasMatch(word, data.municipalityWords, place)) continue
    const span = {
      from: Math.max(data.firstRows[place] ?? 0, from),
      to: Math.min(data.firstRows[place + 1] ?? 0, to),
    }
    spans.push(span)
    size += span.to - span.from
  }
  return { word, lists, spans, size }
}

/** The result of visiting a row. */
export type Visit = 'no match' | 'match' | 'enough'

/** The rows to visit: those in one of the sources, and if there is a second condition those that have that word as well. */
type Sources = { readonly anyOf: readonly Source[]; readonly andOf?: Source | undefined }

/** The rows with the two rarest distinctive words; or with any distinctive word, where each of them may be missing. */
function sourcesOf(data: IndexData, typed: readonly QueryWord[], range: Range): Sources {
  const needed = typed.filter(({ mayBeMissing }) => !mayBeMissing)
  const optional = typed.filter(({ distinctive, mayBeMissing }) => distinctive && mayBeMissing)
  if (needed.every(({ distinctive }) => !distinctive) && optional.length > 0) {
    return { anyOf: optional.map((word) => sourceOf(data, word, range)) }
  }
  const rarestFirst = (words: readonly QueryWord[]) =>
    words.map((word) => sourceOf(data, word, range)).sort((a, b) => a.size - b.size)
  // A type of street is rarely rare and rules little out.
  const distinctive = rarestFirst(needed.filter((word) => word.distinctive))
  const [rarest, second] = distinctive.length > 0 ? distinctive : rarestFirst(needed)
  return {
    anyOf: rarest ? [rarest] : [],
    andOf: rarest && rarest.size > minRowsToIntersect ? second : undefined,
  }
}

function visitSource({ lists, spans }: Source, { from, to }: Range, visit: (row: number) => boolean): void {
  for (const list of lists) {
    for (let i = firstRowFrom(list, from); (list[i] ?? to) < to; i++) if (!visit(list[i] ?? 0)) return
  }
  for (const span of spans) {
    const end = Math.min(span.to, to)
    for (let row = Math.max(span.from, from); row < end; row++) if (!visit(row)) return
  }
}

/** Whether a row has a word in its name, its neighbourhood or its municipality. */
const hasWord = (data: IndexData, row: number, { word, spans }: Source): boolean =>
  hasMatch(word, data.nameWords, row) ||
  (data.kinds[row] === kinds.street &&
    hasMatch(word, data.neighbourhoodWords, data.neighbourhoodOf[row] ?? 0)) ||
  spans.some(({ from, to }) => row >= from && row < to)

/**
 * Whether a row of one source has the other word: marked ahead, or read from the row where so many have the word that enough are
 * found before as many would be marked.
 */
function testOf(data: IndexData, range: Range, size: number, other: Source): (row: number) => boolean {
  const untilEnough = (maxMatchingRows * (range.to - range.from)) / other.size
  if (Math.min(size, untilEnough) * marksPerRead < other.size) return (row) => hasWord(data, row, other)
  const marked = emptyRowSet(data, 0)
  visitSource(other, range, (row) => (marked.add(row), true))
  return marked.has
}

/**
 * Visits once each row that can have the typed words, until `visit` has enough: first those in the part of the range given
 * by `first`. Of very many rows those come first whose whole name may have been typed.
 */
export function visitCandidates(
  data: IndexData,
  typed: readonly QueryWord[],
  range: Range,
  first: Range,
  visit: (row: number) => Visit,
): void {
  const { anyOf, andOf } = sourcesOf(data, typed, range)
  const size = anyOf.reduce((sum, each) => sum + each.size, 0)
  const isBoth = andOf ? testOf(data, range, size, andOf) : () => true
  const seen = emptyRowSet(data, 1)
  let matchesLeft = typed.some(({ distinctive }) => distinctive) ? maxMatchingRows : maxRowsOfType
  let visitsLeft = maxVisitedRows
  const visitOnce = (row: number) => {
    if (!seen.add(row)) return true
    const result = visit(row)
    visitsLeft -= 1
    if (result !== 'no match') matchesLeft -= 1
    if (result === 'enough' || visitsLeft === 0) matchesLeft = 0
    return matchesLeft > 0
  }
  const { offsets } = data.nameWords
  const maxWords = typed.length + 1
  const isShort = (row: number) => (offsets[row + 1] ?? 0) - (offsets[row] ?? 0) <= maxWords
  const visitAny = (row: number) => (isBoth(row) ? visitOnce(row) : true)
  const visitShort = (row: number) => (isBoth(row) && isShort(row) ? visitOnce(row) : true)
  for (const visitRow of size > matchesLeft ? [visitShort, visitAny] : [visitAny]) {
    for (const part of [first, range]) {
      for (const source of anyOf) if (matchesLeft > 0) visitSource(source, part, visitRow)
    }
  }
}
