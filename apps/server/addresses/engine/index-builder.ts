import { createWordReader } from '../text/words.ts'
import { kinds, type IndexData, type StreetRow } from './index-data.ts'
import { letterSet } from './letter-set.ts'
import { createVariantReader } from './name-variants.ts'
import { invert, postingsBuilder, type Postings } from './postings.ts'
import { rowColumnsBuilder } from './row-columns.ts'
import { sizeRanksOf } from './row-orders.ts'
import { byPlace, createWordNumbers, placesByLength } from './word-numbers.ts'

type Municipality = { readonly code: number; readonly name: string }
type Neighbourhood = { readonly municipality: number; readonly name: string; readonly words: number[] }

/** Words of a type and name, so that the memory for them rarely grows. */
const wordsOfName = 6

/**
 * Takes rows in the order of their municipality, which must be one of those given (ascending by code), and makes the
 * index of them. With about as many rows as said nothing is copied on the way: memory peaks at what the index takes.
 */
export function createIndexBuilder(municipalities: readonly Municipality[], rows = 1024) {
  const wordsOf = createWordReader()
  const { numbersOf, finish: finishWords } = createWordNumbers()
  const variantsOf = createVariantReader({ wordsOf, numbersOf })
  const municipalityWords = postingsBuilder()
  for (const { name } of municipalities) municipalityWords.add(numbersOf(wordsOf(name)))

  const neighbourhoods: Neighbourhood[] = []
  /** Of the present municipality, by name. */
  const knownNeighbourhoods = new Map<string, number>()
  const nameWords = postingsBuilder(rows, rows * wordsOfName)
  const columns = rowColumnsBuilder(rows)
  const firstRows = new Uint32Array(municipalities.length + 1)
  let municipality = 0

  function moveTo(code: number): void {
    while (municipalities[municipality]?.code !== code) {
      municipality += 1
      knownNeighbourhoods.clear()
      if (municipality >= municipalities.length) throw new Error(`rows out of order at municipality ${code}`)
      firstRows[municipality] = columns.length
    }
  }

  function neighbourhoodOf(code: number, name: string): number {
    const known = knownNeighbourhoods.get(name)
    if (known !== undefined) return known
    neighbourhoods.push({ municipality: code, name, words: name === '' ? [] : numbersOf(wordsOf(name)) })
    knownNeighbourhoods.set(name, neighbourhoods.length - 1)
    return neighbourhoods.length - 1
  }

  return {
    add(row: StreetRow): void {
      moveTo(row.municipality)
      const neighbourhood = neighbourhoodOf(row.municipality, row.neighbourhood)
      for (const [variant, { words, typeLength }] of variantsOf(row).entries()) {
        nameWords.add(words)
        columns.add(row, { municipality, neighbourhood, variant, typeLength })
      }
    },

    finish(): IndexData {
      firstRows.fill(columns.length, municipality + 1)
      const { words, places } = finishWords()
      const neighbourhoodWords = postingsBuilder()
      for (const each of neighbourhoods) neighbourhoodWords.add(each.words)
      const ofRows = {
        nameWords: byPlace(nameWords.finish(), places),
        neighbourhoodWords: byPlace(neighbourhoodWords.finish(), places),
        ...columns.finish(),
      }
      return {
        words,
        letterSets: Uint32Array.from(words, letterSet),
        wordsByLength: placesByLength(words),
        rowsOfWord: rowsOfWords(ofRows, words.length),
        ...ofRows,
        municipalities: municipalities.map(({ code }) => code),
        firstRows,
        municipalityWords: byPlace(municipalityWords.finish(), places),
        sizeRanks: sizeRanksOf(firstRows),
        neighbourhoods: neighbourhoods.map((each) => ({ municipality: each.municipality, name: each.name })),
      }
    },
  }
}

type OfRows = Pick<IndexData, 'kinds' | 'neighbourhoodOf' | 'nameWords' | 'neighbourhoodWords'>

/** By word the rows that have it in their name, and the streets whose neighbourhood has it. */
function rowsOfWords({ nameWords, neighbourhoodWords, ...rows }: OfRows, words: number): Postings {
  const each = ({ offsets, values }: Postings, list: number, take: (word: number) => void) => {
    const end = offsets[list + 1] ?? 0
    for (let i = offsets[list] ?? 0; i < end; i++) take(values[i] ?? 0)
  }
  return invert(rows.kinds.length, words, (row, take) => {
    each(nameWords, row, take)
    if (rows.kinds[row] === kinds.street) each(neighbourhoodWords, rows.neighbourhoodOf[row] ?? 0, take)
  })
}
