import { numberVariants } from '../text/number-words.ts'
import { streetTypes } from '../text/abbreviations.ts'
import { matchWord } from '../match-word.fixture.ts'
import { prefix } from '../text/word-match.ts'
import { wordsOf } from '../text/words.ts'
import { kinds, type StreetRow } from './index-data.ts'
import { stages, type Stage } from './query-words.ts'

type Municipality = { code: number; name: string }
export type NaiveQuery = {
  words: string[]
  begun?: string | undefined
  digits: string
  near?: number | undefined
}

/** A typed word, and as it was begun if it is the last. */
type Typed = { word: string; begun?: string | undefined }

function matchTyped({ word, begun }: Typed, other: string, fuzzy: boolean): number {
  const asBegun = begun !== undefined && other.startsWith(begun) ? prefix : Infinity
  return Math.min(matchWord(word, other, fuzzy) ?? Infinity, asBegun)
}

const bestOf = (typed: Typed, words: readonly string[], fuzzy: boolean) =>
  Math.min(...words.map((word) => matchTyped(typed, word, fuzzy)), Infinity)

function alignment(named: Typed[], name: string[], fuzzy: boolean): number {
  const met = named.map((word, i) => (i < name.length ? matchTyped(word, name[i] ?? '', fuzzy) : Infinity))
  if (met.includes(Infinity)) return 3
  if (named.length < name.length) return 2
  return met.every((match) => match !== 1 && match !== 4) ? 0 : 1
}

function meritsOf(
  row: StreetRow,
  name: string[],
  { words, begun, near }: NaiveQuery,
  city: string[],
  { fuzzy, houseNumbers }: Stage,
) {
  const typed = words.map((word, i) => ({ word, begun: i === words.length - 1 ? begun : undefined }))
  const matches = typed.map((word) => {
    const inName = bestOf(word, name, fuzzy)
    const inArea = [wordsOf(row.neighbourhood), city].map((each) => bestOf(word, each, fuzzy))
    return {
      word,
      inName,
      match: inName < Infinity ? inName : (inArea.find((each) => each < Infinity) ?? -1),
    }
  })
  const met = matches.filter(({ match }) => match >= 0)
  if (met.length === 0) return undefined
  if (matches.some(({ word, match }) => match < 0 && !(houseNumbers && /^\d{1,5}$/.test(word.word))))
    return undefined
  const isDistinctive = ({ word, begun: so }: Typed) => so !== undefined || !streetTypes.has(word)
  if (typed.some(isDistinctive) && !met.some(({ word }) => isDistinctive(word))) return undefined
  const named = matches.filter(({ inName }) => inName < Infinity).map(({ word }) => word)
  const untyped = row.type === '' ? name : name.slice(wordsOf(row.type).length)
  const worst = Math.max(...met.map(({ match }) => match))
  const coverage =
    named.length === 0 || (typed.some(isDistinctive) && !named.some(isDistinctive))
      ? 4
      : Math.min(alignment(named, name, fuzzy), alignment(named, untyped, fuzzy))
  const begunBeside = matches.some(({ inName, match }) => inName === Infinity && (match === 1 || match === 4))
  return [
    Math.min(worst, 2),
    near === undefined || near === row.municipality ? 0 : 1,
    begunBeside ? Math.max(coverage, 2) : coverage,
    Math.min(words.length - named.length, 3),
    matches.reduce((sum, { match }) => sum + (match < 0 ? 1 : match), 0),
    kinds[row.kind],
  ]
}

const compare = (a: readonly number[], b: readonly number[]) => {
  const apart = a.findIndex((value, i) => value !== b[i])
  return apart < 0 ? 0 : (a[apart] ?? 0) - (b[apart] ?? 0)
}

/** What the index must find, by comparing every row: its places in `rows`, best first. */
export function naiveSearch(rows: StreetRow[], municipalities: Municipality[], query: NaiveQuery): number[] {
  const cityOf = (code: number) => wordsOf(municipalities.find((each) => each.code === code)?.name ?? '')
  const written = rows.map((row) => numberVariants(wordsOf(`${row.type} ${row.name}`)))
  const sizes = municipalities.map(
    ({ code }) => written.filter((_, i) => rows[i]?.municipality === code).flat().length,
  )
  const sizeRank = (code: number) => {
    const own = municipalities.findIndex((each) => each.code === code)
    return sizes.filter((size, i) => size > (sizes[own] ?? 0) || (size === sizes[own] && i < own)).length
  }
  const ranked = (stage: Stage) =>
    rows
      .flatMap((row, place) => {
        if (!row.cep.startsWith(query.digits)) return []
        const merits = (written[place] ?? []).flatMap((name) => {
          const found = meritsOf(row, name, query, cityOf(row.municipality), stage)
          return found ? [[...found, sizeRank(row.municipality)]] : []
        })
        const best = merits.sort(compare)[0]
        return best ? [{ place, merits: best }] : []
      })
      .sort((a, b) => compare(a.merits, b.merits) || a.place - b.place)
      .slice(0, 50)
  for (const stage of stages) {
    const found = ranked(stage)
    const enough = found.length >= 5 || found.some(({ merits }) => merits[2] === 0)
    if (enough || stage.fuzzy) return found.map(({ place }) => place)
  }
  return []
}
