import type { IndexData } from './index-data.ts'
import { listAt } from './number-lists.ts'
import type { TypedWord } from './typed-words.ts'

/** From this row on, and before that one. */
export type Range = { readonly from: number; readonly to: number }

/** The part of ascending rows that lies in the range. */
function within(rows: Uint32Array, { from, to }: Range): Uint32Array {
  return rows.subarray(firstFrom(rows, from), firstFrom(rows, to))
}

function firstFrom(rows: Uint32Array, row: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low
}

type Source = {
  readonly lists: readonly Uint32Array[]
  readonly spans: readonly Range[]
  readonly size: number
}

/** Where a typed word may be met: in the rows that have it, and in whole municipalities that are named so. */
function sourceOf(data: IndexData, { met, matches }: TypedWord, range: Range): Source {
  const lists = met.map((word) => within(listAt(data.rowsOfWord, word), range))
  const spans: Range[] = []
  const { offsets, values } = data.municipalityWords
  for (let place = 0; place < data.municipalities.length; place++) {
    const from = Math.max(data.firstRows[place] ?? 0, range.from)
    const to = Math.min(data.firstRows[place + 1] ?? 0, range.to)
    if (from >= to) continue
    const words = values.subarray(offsets[place], offsets[place + 1])
    if (words.some((word) => (matches[word] ?? 0) > 0)) spans.push({ from, to })
  }
  const inLists = lists.reduce((sum, { length }) => sum + length, 0)
  return { lists, spans, size: spans.reduce((sum, { from, to }) => sum + to - from, inLists) }
}

/**
 * Visits, each once, the rows that can have all typed words: those of the rarest. Where only numbers were typed, none of
 * which must be met, the rows of any of them.
 */
export function visitCandidates(
  data: IndexData,
  typed: readonly TypedWord[],
  range: Range,
  visit: (row: number) => void,
): void {
  const needed = typed.filter(({ mayBeMissing }) => !mayBeMissing)
  const sources = (needed.length > 0 ? needed : typed).map((word) => sourceOf(data, word, range))
  const rarest = sources.reduce((a, b) => (b.size < a.size ? b : a), sources[0] ?? noSource)
  const visited = needed.length > 0 ? [rarest] : sources
  const { lists, spans } = {
    lists: visited.flatMap((each) => each.lists),
    spans: visited.flatMap((each) => each.spans),
  }

  if (spans.length === 0 && lists.length === 1) {
    for (const row of lists[0] ?? []) visit(row)
    return
  }
  const seen = new Uint8Array(range.to - range.from)
  const once = (row: number) => {
    if (seen[row - range.from] === 1) return
    seen[row - range.from] = 1
    visit(row)
  }
  for (const list of lists) for (let i = 0; i < list.length; i++) once(list[i] ?? 0)
  for (const { from, to } of spans) for (let row = from; row < to; row++) once(row)
}

const noSource: Source = { lists: [], spans: [], size: 0 }
