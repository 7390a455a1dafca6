import { beginning, exact } from '../word-match.ts'
import type { IndexData } from './index-data.ts'
import type { NumberLists } from './number-lists.ts'
import type { Merits } from './order.ts'
import { isWhole, type TypedWord } from './typed-words.ts'

/** The best way in which a typed word meets a word of the list, or -1. */
function bestMatch({ matches }: TypedWord, { offsets, values }: NumberLists, list: number): number {
  let best = 0
  const end = offsets[list + 1] ?? 0
  for (let i = offsets[list] ?? 0; i < end; i++) {
    const match = matches[values[i] ?? 0] ?? 0
    if (match !== 0 && (best === 0 || match < best)) best = match
  }
  return best - 1
}

type Shape = { start: number; length: number }

/** How the named words stand to a name: 0 they are all of it, 1 its beginning, 2 somewhere in it. */
function standing(data: IndexData, { start, length }: Shape, named: readonly TypedWord[]): 0 | 1 | 2 {
  let whole = named.length === length
  if (named.length > length) return 2
  for (const [place, { matches }] of named.entries()) {
    const match = (matches[data.nameWords.values[start + place] ?? 0] ?? 0) - 1
    if (match < 0) return 2
    whole &&= isWhole(match)
  }
  return whole ? 0 : 1
}

function closeness(data: IndexData, row: number, named: readonly TypedWord[]): number {
  if (named.length === 0) return 3
  const start = data.nameWords.offsets[row] ?? 0
  const length = (data.nameWords.offsets[row + 1] ?? 0) - start
  const type = data.typeLengths[row] ?? 0
  const withType = standing(data, { start, length }, named)
  if (withType === 0 || type === 0) return withType
  return Math.min(withType, standing(data, { start: start + type, length: length - type }, named))
}

/**
 * What speaks for a row, or undefined when a typed word is nowhere in its name, neighbourhood or municipality. A number
 * that is nowhere is taken for the number of the house; something must be met all the same.
 */
export function meritsOf(
  data: IndexData,
  row: number,
  typed: readonly TypedWord[],
  near: number | undefined,
): Merits | undefined {
  const municipality = data.municipalityOf[row] ?? 0
  const named: TypedWord[] = []
  let worst = -1
  let faults = 0
  for (const word of typed) {
    let match = bestMatch(word, data.nameWords, row)
    if (match >= 0) named.push(word)
    else match = bestMatch(word, data.neighbourhoodWords, data.neighbourhoodOf[row] ?? 0)
    if (match < 0) match = bestMatch(word, data.municipalityWords, municipality)
    if (match < 0 && !word.mayBeMissing) return undefined
    faults += match < 0 ? 1 : match
    if (match > worst) worst = match
  }
  if (worst < 0) return undefined
  return {
    manner: worst === exact ? 0 : worst === beginning ? 1 : 2,
    away: near === undefined || near === municipality ? 0 : 1,
    closeness: closeness(data, row, named),
    faults,
    kind: data.kinds[row] ?? 0,
    sizeRank: data.sizeRanks[municipality] ?? 0,
  }
}
