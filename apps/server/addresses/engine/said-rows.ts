import { roadCodes, streetTypes } from '../text/abbreviations.ts'
import type { SaidPart } from '../text/said-address.ts'
import { exact, oneTypo, prefix } from '../text/word-match.ts'
import { returnMatches } from './buffer-pool.ts'
import { kinds, type IndexData } from './index-data.ts'
import { listAt, type Postings } from './postings.ts'
import { firstRowFrom, type Range } from './range.ts'
import { toldWordsOf, type ToldWord } from './told-words.ts'
import { topRows } from './top-rows.ts'

/** Where the rows may be; as of a stricter search. */
type Where = {
  readonly range: Range
  readonly near?: number | undefined
  readonly neighbourhoods?: ReadonlySet<number> | undefined
}

const maxResults = 10
/** Rows that are scored at most, those with the rarest words first. */
const maxScoredRows = 6_000
/** How much of a name must have been told, by the rarity of its words. */
const minCoverage = 0.4
/** A row that is told this much less well than the best one is not meant. */
const minOfBest = 0.55

const weightOfType = 0.12
const weightOfNeighbourhood = 0.3
const weightOfMunicipality = 0.4
const weightOfNear = 0.2

const qualityOf = (match: number): number =>
  match === exact ? 1 : match === prefix ? 0.8 : match === oneTypo ? 0.75 : 0.6

/** Rows that have one of the words, those of the rarest word first, each at most once. */
function candidatesOf(data: IndexData, told: readonly ToldWord[], { range }: Where): Set<number> {
  const rows = new Set<number>()
  const named = told.filter(
    ({ word, isShort, before }) => word.matchedWords.length > 0 && (!isShort || before !== ''),
  )
  for (const { word } of [...named].sort((a, b) => a.size - b.size)) {
    for (const each of word.matchedWords) {
      const list = listAt(data.rowsOfWord, each)
      for (let i = firstRowFrom(list, range.from); (list[i] ?? range.to) < range.to; i++) {
        if (rows.size >= maxScoredRows) return rows
        rows.add(list[i] ?? 0)
      }
    }
  }
  return rows
}

/** How well a list of words was told, 0 to 1. */
function shareTold({ offsets, values }: Postings, list: number, told: readonly ToldWord[]): number {
  const [from, to] = [offsets[list] ?? 0, offsets[list + 1] ?? 0]
  let count = 0
  for (let i = from; i < to; i++) {
    if (told.some(({ word }) => (word.matches[values[i] ?? 0] ?? 0) === exact + 1)) count += 1
  }
  return to > from ? count / (to - from) : 0
}

/** Whether a number or a letter after this word is the name of a street. */
const namesWithNumber = (word: string): boolean => streetTypes.has(word) || roadCodes.has(word)

/** Scores a row by the part of the text that tells its name best, and by the places that were told beside it. */
function scorer(data: IndexData, told: readonly ToldWord[], partCount: number, near: number | undefined) {
  const { offsets, values } = data.nameWords
  const rows = data.kinds.length
  const rarity = (word: number) =>
    Math.max(0.1, Math.log(rows / (1 + listAt(data.rowsOfWord, word).length)) / Math.log(rows))
  const ofParts = Array.from({ length: partCount }, (_, part) => told.filter((each) => each.part === part))

  function nameScore(
    row: number,
    ofPart: readonly ToldWord[],
  ): { score: number; used: ReadonlySet<ToldWord> } {
    const used = new Set<ToldWord>()
    const from = (offsets[row] ?? 0) + (data.typeLengths[row] ?? 0)
    const to = offsets[row + 1] ?? 0
    const typeWord = data.words[values[offsets[row] ?? 0] ?? 0] ?? ''
    let isTyped = false
    let [all, known, score, shorts, type] = [0, 0, 0, 0, 0]
    for (let i = from; i < to; i++) {
      const word = values[i] ?? 0
      const weight = rarity(word)
      all += weight
      let best: ToldWord | undefined
      let quality = 0
      for (const each of ofPart) {
        const match = (each.word.matches[word] ?? 0) - 1
        if (match < 0 || used.has(each) || qualityOf(match) <= quality) continue
        best = each
        quality = qualityOf(match)
      }
      if (!best) continue
      used.add(best)
      known += weight
      score += weight * quality * best.weight
      if (best.isShort) shorts += 1
      if (best.before === typeWord) type = weightOfType
      isTyped ||= best.before === typeWord || namesWithNumber(best.before)
    }
    // A number or a letter alone is the name of a street only after its type.
    const onlyShort = shorts === used.size && !isTyped
    if (used.size === 0 || onlyShort || known / all < minCoverage) return { score: 0, used }
    return { score: score * (0.4 + (0.6 * known) / all) + type, used }
  }

  return (row: number): number => {
    if (data.kinds[row] !== kinds.street) return 0
    let [score, used]: [number, ReadonlySet<ToldWord>] = [0, new Set()]
    ofParts.forEach((ofPart, part) => {
      const one = nameScore(row, ofPart)
      const placed = one.score - (one.score > 0 ? part * 0.01 : 0)
      if (placed > score) [score, used] = [placed, one.used]
    })
    if (score <= 0) return 0
    const rest = told.filter((each) => !used.has(each))
    const municipality = data.municipalityOf[row] ?? 0
    return (
      score +
      weightOfNeighbourhood * shareTold(data.neighbourhoodWords, data.neighbourhoodOf[row] ?? 0, rest) +
      weightOfMunicipality * Math.floor(shareTold(data.municipalityWords, municipality, rest)) +
      (near === municipality ? weightOfNear : 0)
    )
  }
}

/**
 * The streets that a spoken address may mean, the best first, where no street has all its words. It is asked only when the
 * stricter search found nothing or little, and looks at few rows.
 */
export function rowsOfSaid(data: IndexData, parts: readonly SaidPart[], where: Where): number[] {
  const told = toldWordsOf(data, parts)
  const scoreOf = scorer(data, told, parts.length, where.near)
  const best = topRows(maxResults * 3)
  const scores = new Map<number, number>()
  for (const row of candidatesOf(data, told, where)) {
    if (where.neighbourhoods && !where.neighbourhoods.has(data.neighbourhoodOf[row] ?? 0)) continue
    const score = scoreOf(row)
    if (score <= 0) continue
    scores.set(row, score)
    best.offer(row, (1000 - score) * 100_000 + (data.sizeRanks[data.municipalityOf[row] ?? 0] ?? 0) / 100_000)
  }
  for (const { word } of told) returnMatches(data, word.matches, word.matchedWords)
  const rows = [...best.take()]
  const limit = (scores.get(rows[0] ?? -1) ?? 0) * minOfBest
  const firsts = rows
    .filter((row) => (scores.get(row) ?? 0) >= limit)
    .map((row) => row - (data.variants[row] ?? 0))
  return [...new Set(firsts)].slice(0, maxResults)
}
