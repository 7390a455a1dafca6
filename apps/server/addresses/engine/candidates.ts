import type { IndexData } from './index-data.ts'
import { listAt } from './number-lists.ts'
import { firstRowFrom, type Range } from './range.ts'
import { rowMarker } from './scratch.ts'
import type { TypedWord } from './typed-words.ts'

/** So many rows at most are looked at; who types what more rows have in common has not said yet what he looks for. */
const mostVisited = 12_000
/** Where nothing but a type of street was typed any street will do. */
const mostOfType = 5_000

type Source = {
  readonly lists: readonly Uint32Array[]
  readonly spans: readonly Range[]
  readonly size: number
}

const noSource: Source = { lists: [], spans: [], size: 0 }

/** Whether the name of a municipality has a word that was typed. */
function isNamed(data: IndexData, place: number, { matches }: TypedWord): boolean {
  const { offsets, values } = data.municipalityWords
  for (let i = offsets[place] ?? 0; i < (offsets[place + 1] ?? 0); i++) {
    if ((matches[values[i] ?? 0] ?? 0) > 0) return true
  }
  return false
}

/** Where a typed word may be met: in the rows that have it, and in whole municipalities that are named so. */
function sourceOf(data: IndexData, word: TypedWord, { from, to }: Range): Source {
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

/** The rows of the rarest word that a row must have; or of any telling one, where each of these may be missing. */
function sourcesOf(data: IndexData, typed: readonly TypedWord[], range: Range): readonly Source[] {
  const needed = typed.filter(({ mayBeMissing }) => !mayBeMissing)
  const mayTell = typed.filter(({ telling, mayBeMissing }) => telling && mayBeMissing)
  if (needed.every(({ telling }) => !telling) && mayTell.length > 0) {
    return mayTell.map((word) => sourceOf(data, word, range))
  }
  const sources = needed.map((word) => sourceOf(data, word, range))
  return [sources.reduce((a, b) => (b.size < a.size ? b : a), sources[0] ?? noSource)]
}

/**
 * Visits, each once, the rows that can have the typed words, until `visit` wants no more; in the first part of the range
 * before the rest. Of very many those whose whole name may have been typed come before all others.
 */
export function visitCandidates(
  data: IndexData,
  typed: readonly TypedWord[],
  range: Range,
  first: Range,
  visit: (row: number) => boolean,
): void {
  const sources = sourcesOf(data, typed, range)
  const size = sources.reduce((sum, each) => sum + each.size, 0)
  const isNew = rowMarker(data)
  let left = typed.some(({ telling }) => telling) ? mostVisited : mostOfType
  const visitNew = (row: number) => {
    if (!isNew(row)) return
    left -= 1
    if (!visit(row)) left = 0
  }
  const { offsets } = data.nameWords
  const longest = typed.length + 1
  const visitShort = (row: number) => {
    if ((offsets[row + 1] ?? 0) - (offsets[row] ?? 0) <= longest) visitNew(row)
  }
  const within = ({ from, to }: Range, take: (row: number) => void) => {
    for (const { lists, spans } of sources) {
      for (const list of lists) {
        for (let i = firstRowFrom(list, from); left > 0 && (list[i] ?? to) < to; i++) take(list[i] ?? 0)
      }
      for (const span of spans) {
        const end = Math.min(span.to, to)
        for (let row = Math.max(span.from, from); left > 0 && row < end; row++) take(row)
      }
    }
  }
  if (size > left) {
    within(first, visitShort)
    within(range, visitShort)
  }
  within(first, visitNew)
  within(range, visitNew)
}
