import { createWordReader } from '../text/words.ts'
import type { IndexData, StreetRow } from './index-data.ts'
import { letterSet } from './letter-set.ts'
import { createVariantReader } from './name-variants.ts'
import { invert, postingsBuilder } from './postings.ts'
import { rowColumnsBuilder } from './row-columns.ts'
import { sizeRanksOf } from './row-orders.ts'
import { byPlace, createWordNumbers, placesByLength } from './word-numbers.ts'

type Municipality = { readonly code: number; readonly name: string }
type Neighbourhood = { readonly municipality: number; readonly name: string; readonly words: number[] }

/**
 * Takes rows in the order of their municipality, which must be one of those given (ascending by code), and makes the
 * index of them.
 */
export function createIndexBuilder(municipalities: readonly Municipality[]) {
  const wordsOf = createWordReader()
  const variantsOf = createVariantReader(wordsOf)
  const { numbersOf, finish: finishWords } = createWordNumbers()
  const municipalityWords = postingsBuilder()
  for (const { name } of municipalities) municipalityWords.add(numbersOf(wordsOf(name)))

  const neighbourhoods: Neighbourhood[] = []
  /** Of the present municipality, by name. */
  const knownNeighbourhoods = new Map<string, number>()
  const nameWords = postingsBuilder()
  const searchedWords = postingsBuilder()
  const columns = rowColumnsBuilder()
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
      const areaWords = row.kind === 'street' ? (neighbourhoods[neighbourhood]?.words ?? []) : []
      for (const [variant, { words, typeLength }] of variantsOf(row).entries()) {
        const numbers = numbersOf(words)
        nameWords.add(numbers)
        searchedWords.add([...numbers, ...areaWords])
        columns.add(row, { municipality, neighbourhood, variant, typeLength })
      }
    },

    finish(): IndexData {
      firstRows.fill(columns.length, municipality + 1)
      const { words, places } = finishWords()
      const neighbourhoodWords = postingsBuilder()
      for (const each of neighbourhoods) neighbourhoodWords.add(each.words)
      return {
        words,
        letterSets: Uint32Array.from(words, letterSet),
        wordsByLength: placesByLength(words),
        rowsOfWord: invert(searchedWords.finish(), words.length, places),
        nameWords: byPlace(nameWords.finish(), places),
        ...columns.finish(),
        municipalities: municipalities.map(({ code }) => code),
        firstRows,
        municipalityWords: byPlace(municipalityWords.finish(), places),
        sizeRanks: sizeRanksOf(firstRows),
        neighbourhoods: neighbourhoods.map((each) => ({ municipality: each.municipality, name: each.name })),
        neighbourhoodWords: byPlace(neighbourhoodWords.finish(), places),
      }
    },
  }
}
