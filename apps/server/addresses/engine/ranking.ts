import { beginning, exact } from '../text/word-match.ts'
import type { IndexData } from './index-data.ts'
import type { Postings } from './postings.ts'
import { isWhole, type QueryWord } from './query-words.ts'

/** The best way in which a typed word meets a word of the list, or -1. */
function bestMatch({ matches }: QueryWord, { offsets, values }: Postings, list: number): number {
  let best = 0
  const end = offsets[list + 1] ?? 0
  for (let i = offsets[list] ?? 0; i < end; i++) {
    const match = matches[values[i] ?? 0] ?? 0
    if (match !== 0 && (best === 0 || match < best)) best = match
  }
  return best - 1
}

const [whole, begun, somewhere, elsewhere] = [0, 1, 2, 3] as const

/**
 * Says in which order a row comes, the smaller the better, or -1 when a typed word is nowhere in its name, neighbourhood
 * or municipality. The weightiest first: every word as written before some only begun before some corrected; the
 * municipality that the person chose (`near`, by its place); the whole name before its beginning before some words of it
 * before none but its type; half words, errors and house numbers, added up; a municipality's entry, a street, a neighbourhood's entry;
 * the town with most streets.
 */
export function createRanking(data: IndexData, typed: readonly QueryWord[], near: number | undefined) {
  const mustTell = typed.some(({ telling }) => telling)
  const named: QueryWord[] = []

  /** How the first `count` named words stand to a name. */
  function standing(start: number, length: number, count: number): number {
    if (count > length) return somewhere
    let all = count === length
    for (let place = 0; place < count; place++) {
      const word = data.nameWords.values[start + place] ?? 0
      const match = (named[place]?.matches[word] ?? 0) - 1
      if (match < 0) return somewhere
      all &&= isWhole(match)
    }
    return all ? whole : begun
  }

  function closeness(row: number, count: number): number {
    if (count === 0) return elsewhere
    const start = data.nameWords.offsets[row] ?? 0
    const length = (data.nameWords.offsets[row + 1] ?? 0) - start
    const type = data.typeLengths[row] ?? 0
    const withType = standing(start, length, count)
    return withType === whole || type === 0
      ? withType
      : Math.min(withType, standing(start + type, length - type, count))
  }

  return (row: number): number => {
    const municipality = data.municipalityOf[row] ?? 0
    let count = 0
    let worst = -1
    let faults = 0
    let told = !mustTell
    let namesMore = !mustTell
    for (const word of typed) {
      let match = bestMatch(word, data.nameWords, row)
      if (match >= 0) {
        named[count++] = word
        namesMore ||= word.telling
      } else match = bestMatch(word, data.neighbourhoodWords, data.neighbourhoodOf[row] ?? 0)
      if (match < 0) match = bestMatch(word, data.municipalityWords, municipality)
      if (match < 0 && !word.mayBeMissing) return -1
      faults += match < 0 ? 1 : match
      if (match > worst) worst = match
      told ||= match >= 0 && word.telling
    }
    if (worst < 0 || !told) return -1
    const manner = worst === exact ? 0 : worst === beginning ? 1 : 2
    const away = near === undefined || near === municipality ? 0 : 1
    const place = (manner * 2 + away) * 4 + (namesMore ? closeness(row, count) : elsewhere)
    return (
      ((place * 64 + Math.min(faults, 63)) * 4 + (data.kinds[row] ?? 0)) * 65_536 +
      (data.sizeRanks[municipality] ?? 0)
    )
  }
}

const weightOfCloseness = 64 * 4 * 65_536

/** Whether the whole name of the row with this order was typed. */
export const namesAll = (order: number): boolean => Math.floor(order / weightOfCloseness) % 4 === whole

/** Whether nothing could be better than a row with this order, but for a larger town. */
export const isPerfect = (order: number): boolean => order < weightOfCloseness
