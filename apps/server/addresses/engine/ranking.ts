import { prefix, exact } from '../text/word-match.ts'
import type { IndexData } from './index-data.ts'
import type { Postings } from './postings.ts'
import { isWholeWord, type QueryWord } from './query-words.ts'

/** The best match of a typed word with a word of the list, or -1. */
function bestMatch({ matches }: QueryWord, { offsets, values }: Postings, list: number): number {
  let best = 0
  const end = offsets[list + 1] ?? 0
  for (let i = offsets[list] ?? 0; i < end; i++) {
    const match = matches[values[i] ?? 0] ?? 0
    if (match !== 0 && (best === 0 || match < best)) best = match
  }
  return best - 1
}

const [wholeName, allOfName, nameStart, someWords, noWord] = [0, 1, 2, 3, 4] as const
/** More than there are of these. */
const coverages = 8

/**
 * Gives a row its order, the smaller the better, or -1 when a typed word is nowhere in its name, neighbourhood or
 * municipality. The most important criterion first: every word exact before some prefixes before some typing errors; the
 * municipality that the person chose (`near`, by its place); the whole name before one whose words were all begun before its
 * first words before any words of it before none but its type; few typed words beside the name; the sum of penalties for prefixes, errors and house numbers; the placeholder entry of a
 * municipality before a street before that of a neighbourhood; the town with most streets.
 */
export function createRanking(data: IndexData, typed: readonly QueryWord[], near: number | undefined) {
  const needsDistinctive = typed.some(({ distinctive }) => distinctive)
  const named: QueryWord[] = []

  /** How much of a name the first `count` named words are, in its order. */
  function alignment(start: number, length: number, count: number): number {
    if (count > length) return someWords
    let whole = true
    for (let place = 0; place < count; place++) {
      const word = data.nameWords.values[start + place] ?? 0
      const match = (named[place]?.matches[word] ?? 0) - 1
      if (match < 0) return someWords
      whole &&= isWholeWord(match)
    }
    if (count < length) return nameStart
    return whole ? wholeName : allOfName
  }

  function nameCoverage(row: number, count: number): number {
    if (count === 0) return noWord
    const start = data.nameWords.offsets[row] ?? 0
    const length = (data.nameWords.offsets[row + 1] ?? 0) - start
    const type = data.typeLengths[row] ?? 0
    const withType = alignment(start, length, count)
    return withType === wholeName || type === 0
      ? withType
      : Math.min(withType, alignment(start + type, length - type, count))
  }

  return (row: number): number => {
    const municipality = data.municipalityOf[row] ?? 0
    let count = 0
    let worst = -1
    let begunBeside = false
    let penalty = 0
    let hasDistinctive = !needsDistinctive
    let namesDistinctive = !needsDistinctive
    for (const word of typed) {
      let match = bestMatch(word, data.nameWords, row)
      if (match >= 0) {
        named[count++] = word
        namesDistinctive ||= word.distinctive
      } else match = bestMatch(word, data.neighbourhoodWords, data.neighbourhoodOf[row] ?? 0)
      if (match < 0) match = bestMatch(word, data.municipalityWords, municipality)
      if (match < 0 && !word.mayBeMissing) return -1
      if (named[count - 1] !== word && match >= 0) begunBeside ||= !isWholeWord(match)
      penalty += match < 0 ? 1 : match
      if (match > worst) worst = match
      hasDistinctive ||= match >= 0 && word.distinctive
    }
    if (worst < 0 || !hasDistinctive) return -1
    const quality = worst === exact ? 0 : worst === prefix ? 1 : 2
    const away = near === undefined || near === municipality ? 0 : 1
    const ofName = namesDistinctive ? nameCoverage(row, count) : noWord
    // What is still being typed rather goes on with the name than with a neighbourhood or town.
    const coverage = begunBeside ? Math.max(ofName, nameStart) : ofName
    const tier = (quality * 2 + away) * coverages + coverage
    const beside = Math.min(typed.length - count, 3)
    return (
      (((tier * 4 + beside) * 64 + Math.min(penalty, 63)) * 4 + (data.kinds[row] ?? 0)) * 65_536 +
      (data.sizeRanks[municipality] ?? 0)
    )
  }
}

const weightOfCoverage = 4 * 64 * 4 * 65_536

/** Whether the whole name of the row with this order was typed. */
export const isWholeName = (order: number): boolean =>
  Math.floor(order / weightOfCoverage) % coverages === wholeName

/** Whether nothing could be better than a row with this order, but for a larger town. */
export const isPerfect = (order: number): boolean => order < weightOfCoverage
