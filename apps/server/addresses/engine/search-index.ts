import { bestRows } from './best-rows.ts'
import { visitCandidates, type Range } from './candidates.ts'
import type { IndexData } from './index-data.ts'
import { meritsOf } from './merits.ts'
import { orderOf } from './order.ts'
import { rowsOfPostalCode } from './postal-codes.ts'
import { readTypedWord, type TypedWord } from './typed-words.ts'

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
/** A name with a number stands in up to three rows. */
const ways = 3
/** With fewer results than these the words may have been mistyped, even if they are words. */
const few = 5

/** At most 50 rows, the best first, each thing once. */
export function searchIndex(data: IndexData, query: IndexQuery): number[] {
  if (query.words.length === 0) return plainRows(data, query)
  const written = ranked(data, query, false)
  return written.length < few ? ranked(data, query, true) : written
}

function ranked(data: IndexData, query: IndexQuery, forgiving: boolean): number[] {
  const typed = query.words.map((word) => readTypedWord(data, word, forgiving))
  const best = bestRows(most * ways)
  visitQueried(data, query, typed, (row) => {
    const merits = meritsOf(data, row, typed, query.near)
    if (merits) best.offer(row, orderOf(merits))
  })
  return eachOnce(data, best.take())
}

function visitQueried(
  data: IndexData,
  { digits, range, neighbourhoods }: IndexQuery,
  typed: readonly TypedWord[],
  visit: (row: number) => void,
): void {
  const narrowed = (row: number) => {
    if (neighbourhoods && !neighbourhoods.has(data.neighbourhoodOf[row] ?? 0)) return
    visit(row)
  }
  if (digits === '') return visitCandidates(data, typed, range, narrowed)
  for (const first of rowsOfPostalCode(data, digits)) {
    if (first < range.from || first >= range.to) continue
    narrowed(first)
    for (let row = first + 1; (data.ways[row] ?? 0) > 0; row++) narrowed(row)
  }
}

/** Without words: by the postal code, or as they stand. */
function plainRows(data: IndexData, { digits, range, neighbourhoods, near }: IndexQuery): number[] {
  const best = bestRows(most * ways)
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
