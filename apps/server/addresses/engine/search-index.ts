import { topRows } from './top-rows.ts'
import { visitCandidates, type Visit } from './candidates.ts'
import type { IndexData } from './index-data.ts'
import { createRanking, isPerfect, namesAll } from './ranking.ts'
import { rowsOfPostalCode } from './postal-codes.ts'
import type { Range } from './range.ts'
import { returnMatches } from './buffer-pool.ts'
import { isHouseNumber, readQueryWord, stages, type Stage, type QueryWord } from './query-words.ts'

export type IndexQuery = {
  /** As `wordsOf` makes them. */
  readonly words: readonly string[]
  /** The beginning of a postal code, or empty. */
  readonly digits: string
  readonly range: Range
  /** Only what lies in one of these neighbourhoods, by their places. */
  readonly neighbourhoods?: ReadonlySet<number> | undefined
  /** The municipality that the person chose, by its place: it comes first and hides none. */
  readonly near?: number | undefined
}

const most = 50
/** A name with a number stands in up to three rows; a street of many names may take the place of others. */
const ways = 3
/** With fewer results, none of them named by all that was typed, the words may have been meant otherwise. */
const few = 5

/** At most 50 rows, the best first, each thing once. */
export function searchIndex(data: IndexData, query: IndexQuery): number[] {
  if (query.range.from >= query.range.to) return []
  if (query.words.length === 0) return plainRows(data, query)
  const numbered = query.words.some(isHouseNumber)
  let rows: number[] = []
  for (const stage of stages) {
    if (stage.houseNumbers && !stage.forgiving && !numbered) continue
    const found = ranked(data, query, stage)
    rows = found.rows
    if (rows.length >= few || found.named) break
  }
  return rows
}

function ranked(data: IndexData, query: IndexQuery, stage: Stage): { rows: number[]; named: boolean } {
  const typed = query.words.map((word) => readQueryWord(data, word, stage))
  const orderOf = createRanking(data, typed, query.near)
  const best = topRows(most * ways)
  let named = false
  visitQueried(data, query, typed, (row) => {
    const order = orderOf(row)
    if (order < 0) return 'no answer'
    named ||= namesAll(order)
    best.offer(row, order)
    return isPerfect(best.limit()) ? 'enough' : 'answer'
  })
  for (const { matches, met } of typed) returnMatches(data, matches, met)
  return { rows: eachOnce(data, best.take()), named }
}

function visitQueried(
  data: IndexData,
  { digits, range, near, neighbourhoods }: IndexQuery,
  typed: readonly QueryWord[],
  visit: (row: number) => Visit,
): void {
  const narrowed = (row: number): Visit =>
    neighbourhoods && !neighbourhoods.has(data.neighbourhoodOf[row] ?? 0) ? 'no answer' : visit(row)
  if (digits === '') {
    return visitCandidates(data, typed, range, likeliest(data, range, near), narrowed)
  }
  for (const row of rowsOfPostalCode(data, digits)) {
    if (row < range.from || row >= range.to) continue
    narrowed(row)
    for (let way = row + 1; (data.ways[way] ?? 0) > 0; way++) narrowed(way)
  }
}

/** The part of the range that is looked at first: the chosen municipality, else the largest one. */
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

/** Without words: by the postal code, or as they stand. */
function plainRows(data: IndexData, { digits, range, neighbourhoods, near }: IndexQuery): number[] {
  const best = topRows(most * ways)
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
    first.add(row - (data.ways[row] ?? 0))
    if (first.size === most) break
  }
  return [...first]
}
