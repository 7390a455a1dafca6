import { topRows } from './top-rows.ts'
import { visitCandidates, type Visit } from './candidates.ts'
import type { IndexData } from './index-data.ts'
import { createRanking, isPerfect, isWholeName } from './ranking.ts'
import { rowsOfPostalCode } from './postal-codes.ts'
import type { Range } from './range.ts'
import { returnMatches } from './buffer-pool.ts'
import { isHouseNumber, readQueryWord, stages, type Stage, type QueryWord } from './query-words.ts'

export type IndexQuery = {
  /** As `wordsOf` makes them. */
  readonly words: readonly string[]
  /** The last of them as it was typed so far, where it may still become another word than the one among `words`. */
  readonly begun?: string | undefined
  /** The first digits of a postal code, or empty. */
  readonly digits: string
  readonly range: Range
  /** Only what lies in one of these neighbourhoods, by their places. */
  readonly neighbourhoods?: ReadonlySet<number> | undefined
  /** The municipality that the person chose, by its place: it comes first and excludes no other. */
  readonly near?: number | undefined
}

const maxResults = 50
/** A name with a number has up to three rows; a street of many names may take the place of others. */
const rowsPerResult = 3
/** With fewer results, none of which has the whole typed text as its name, the next stage is tried. */
const minResults = 5

/**
 * At most 50 rows, the best first, no two of one street or placeholder entry.
 *
 * An engine of our own, in memory: a list is asked for again and again while a person types, and the database stores reports
 * meanwhile. Over 100,600 streets (`npm run bench:addresses`) a search takes 0.9 ms (p50) and 4.1 ms (p99); `pg_trgm` 26 and
 * 385 ms, MiniSearch 13 and 182 ms. Behind our text layer (abbreviations, stop words, numbers) `pg_trgm` puts the right street
 * first as often (98.4 % of 186, MiniSearch 96.8 %), without it 89.8 %: that layer makes the quality, the engine the speed.
 * With an error in every long word ours finds 88 of 100, the others 77 to 80; with house numbers and swapped words `pg_trgm`
 * finds one more each. It costs 1,000 lines, held by a naive search that they must equal, and 209 MB for a million streets.
 * Streets that do not fit into memory, a search that joins other tables, or a `pg_trgm` with a p99 below 15 ms would make us
 * decide again; then the text layer stays.
 */
export function searchIndex(data: IndexData, query: IndexQuery): number[] {
  if (query.range.from >= query.range.to) return []
  if (query.words.length === 0) return plainRows(data, query)
  const numbered = query.words.some(isHouseNumber)
  let rows: number[] = []
  for (const stage of stages) {
    if (stage.houseNumbers && !stage.fuzzy && !numbered) continue
    const found = ranked(data, query, stage)
    rows = found.rows
    if (rows.length >= minResults || found.named) break
  }
  return rows
}

function ranked(data: IndexData, query: IndexQuery, stage: Stage): { rows: number[]; named: boolean } {
  const last = query.words.length - 1
  const typed = query.words.map((word, place) =>
    readQueryWord(data, word, stage, place === last ? query.begun : undefined),
  )
  const orderOf = createRanking(data, typed, query.near)
  const best = topRows(maxResults * rowsPerResult)
  let named = false
  visitQueried(data, query, typed, (row) => {
    const order = orderOf(row)
    if (order < 0) return 'no match'
    named ||= isWholeName(order)
    best.offer(row, order)
    return isPerfect(best.limit()) ? 'enough' : 'match'
  })
  for (const { matches, matchedWords } of typed) returnMatches(data, matches, matchedWords)
  return { rows: eachOnce(data, best.take()), named }
}

function visitQueried(
  data: IndexData,
  { digits, range, near, neighbourhoods }: IndexQuery,
  typed: readonly QueryWord[],
  visit: (row: number) => Visit,
): void {
  const visitFiltered = (row: number): Visit =>
    neighbourhoods && !neighbourhoods.has(data.neighbourhoodOf[row] ?? 0) ? 'no match' : visit(row)
  if (digits === '') {
    return visitCandidates(data, typed, range, likeliest(data, range, near), visitFiltered)
  }
  for (const row of rowsOfPostalCode(data, digits)) {
    if (row < range.from || row >= range.to) continue
    visitFiltered(row)
    for (let variant = row + 1; (data.variants[variant] ?? 0) > 0; variant++) visitFiltered(variant)
  }
}

/** The part of the range that is visited first: the chosen municipality, else the largest one. */
function likeliest({ firstRows, municipalityOf, sizeRanks }: IndexData, range: Range, near?: number): Range {
  let place = near
  for (let each = municipalityOf[range.from] ?? 0; (firstRows[each] ?? range.to) < range.to; each++) {
    if (near === undefined && (place === undefined || (sizeRanks[each] ?? 0) < (sizeRanks[place] ?? 0))) {
      place = each
    }
  }
  const from = Math.max(firstRows[place ?? 0] ?? 0, range.from)
  return { from, to: Math.max(from, Math.min(firstRows[(place ?? 0) + 1] ?? from, range.to)) }
}

/** Without words: in the order of the postal code, or of the index. */
function plainRows(data: IndexData, { digits, range, neighbourhoods, near }: IndexQuery): number[] {
  const best = topRows(maxResults * rowsPerResult)
  const offer = (row: number, order: number) => {
    if (row < range.from || row >= range.to) return
    if (neighbourhoods && !neighbourhoods.has(data.neighbourhoodOf[row] ?? 0)) return
    const away = near === undefined || near === data.municipalityOf[row] ? 0 : 1
    best.offer(row, away * 2 ** 40 + order)
  }
  if (digits !== '') for (const row of rowsOfPostalCode(data, digits)) offer(row, data.ceps[row] ?? 0)
  else for (let row = range.from; row < range.to; row++) offer(row, row)
  return eachOnce(data, best.take())
}

function eachOnce(data: IndexData, rows: Uint32Array): number[] {
  const first = new Set<number>()
  for (const row of rows) {
    first.add(row - (data.variants[row] ?? 0))
    if (first.size === maxResults) break
  }
  return [...first]
}
