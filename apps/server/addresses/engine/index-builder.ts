import { waysToWrite } from '../text/number-words.ts'
import { createWordReader } from '../text/words.ts'
import { growingArray } from './growing-array.ts'
import { kinds, unmeasured, type IndexData, type StreetRow } from './index-data.ts'
import { letterSet } from './letter-set.ts'
import { invert, postingsBuilder, type Postings } from './postings.ts'
import { packedTextsBuilder } from './packed-texts.ts'

type Municipality = { readonly code: number; readonly name: string }

/**
 * Takes rows in the order of their municipality, which must be one of those given (ascending by code), and makes the
 * index of them.
 */
export function createIndexBuilder(municipalities: readonly Municipality[]) {
  const wordsOf = createWordReader()
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const numbersOf = (words: readonly string[]) => words.map(numberOf)

  const municipalityWords = postingsBuilder()
  for (const { name } of municipalities) municipalityWords.add(numbersOf(wordsOf(name)))

  const neighbourhoods: { municipality: number; name: string; words: number[] }[] = []
  /** Of the present municipality, by name. */
  const neighbourhoodPlaces = new Map<string, number>()
  const neighbourhoodOf = (municipality: number, name: string) => {
    const known = neighbourhoodPlaces.get(name)
    if (known !== undefined) return known
    neighbourhoods.push({ municipality, name, words: name === '' ? [] : numbersOf(wordsOf(name)) })
    neighbourhoodPlaces.set(name, neighbourhoods.length - 1)
    return neighbourhoods.length - 1
  }
  const typeLengths = new Map<string, number>()
  const typeLengthOf = (type: string) => {
    const length = typeLengths.get(type) ?? (type === '' ? 0 : wordsOf(type).length)
    typeLengths.set(type, length)
    return length
  }

  const nameWords = postingsBuilder()
  const searchedWords = postingsBuilder()
  const texts = packedTextsBuilder()
  const column = { municipality: growingArray(), neighbourhood: growingArray(), cep: growingArray() }
  const measured = { latitude: growingArray(), longitude: growingArray() }
  const small = { kind: growingArray(), typeLength: growingArray(), way: growingArray() }
  const ids: number[] = []
  const firstRows = new Uint32Array(municipalities.length + 1)
  let municipality = 0

  function moveTo(code: number): void {
    while (municipalities[municipality]?.code !== code) {
      municipality += 1
      neighbourhoodPlaces.clear()
      if (municipality >= municipalities.length) throw new Error(`rows out of order at municipality ${code}`)
      firstRows[municipality] = ids.length
    }
  }

  function addWritten(row: StreetRow, place: number, way: number, words: readonly number[]): void {
    nameWords.add(words)
    searchedWords.add([...words, ...(row.kind === 'street' ? (neighbourhoods[place]?.words ?? []) : [])])
    texts.add(`${row.type}\t${row.name}\t${row.section}`)
    column.municipality.push(municipality)
    column.neighbourhood.push(place)
    column.cep.push(Number(row.cep))
    measured.latitude.push(millionths(row.latitude))
    measured.longitude.push(millionths(row.longitude))
    small.kind.push(kinds[row.kind])
    small.way.push(way)
    ids.push(row.id ?? 0)
  }

  return {
    add(row: StreetRow): void {
      moveTo(row.municipality)
      const place = neighbourhoodOf(row.municipality, row.neighbourhood)
      const label = wordsOf(`${row.type} ${row.name}`)
      const type = Math.max(0, Math.min(typeLengthOf(row.type), label.length - 1))
      const ways = waysToWrite(label).map((words) => ({ words, type }))
      for (const other of row.otherNames ?? []) {
        const words = wordsOf(other)
        // Its type is its first word; a name of one word has none.
        ways.push(...waysToWrite(words).map((way) => ({ words: way, type: words.length > 1 ? 1 : 0 })))
      }
      for (const [way, { words, type: typeLength }] of ways.slice(0, mostWays).entries()) {
        small.typeLength.push(typeLength)
        addWritten(row, place, way, numbersOf(words))
      }
    },

    finish(): IndexData {
      firstRows.fill(ids.length, municipality + 1)
      const words = [...numbers.keys()].sort()
      const sorted = new Uint32Array(words.length)
      for (const [place, word] of words.entries()) sorted[numbers.get(word) ?? 0] = place
      const byPlace = ({ offsets, values }: Postings): Postings => ({
        offsets,
        values: values.map((number) => sorted[number] ?? 0),
      })
      const neighbourhoodWords = postingsBuilder()
      for (const each of neighbourhoods) neighbourhoodWords.add(each.words)
      const ceps = column.cep.take()
      const ways = Uint8Array.from(small.way.take())
      return {
        words,
        letterSets: Uint32Array.from(words, letterSet),
        wordsByLength: byLength(words),
        rowsOfWord: invert(searchedWords.finish(), words.length, sorted),
        nameWords: byPlace(nameWords.finish()),
        typeLengths: Uint8Array.from(small.typeLength.take()),
        kinds: Uint8Array.from(small.kind.take()),
        ways,
        municipalityOf: Uint16Array.from(column.municipality.take()),
        neighbourhoodOf: column.neighbourhood.take(),
        ids: Float64Array.from(ids),
        byId: placesByValue(ids, (row) => ids[row] !== 0 && ways[row] === 0),
        ceps,
        byCep: placesByValue(ceps, (row) => ceps[row] !== 0 && ways[row] === 0),
        latitudes: Int32Array.from(measured.latitude.take()),
        longitudes: Int32Array.from(measured.longitude.take()),
        texts: texts.finish(),
        municipalities: municipalities.map(({ code }) => code),
        firstRows,
        municipalityWords: byPlace(municipalityWords.finish()),
        sizeRanks: sizeRanks(firstRows),
        neighbourhoods: neighbourhoods.map((each) => ({ municipality: each.municipality, name: each.name })),
        neighbourhoodWords: byPlace(neighbourhoodWords.finish()),
      }
    },
  }
}

const millionths = (degrees: number | undefined) =>
  degrees === undefined ? unmeasured : Math.round(degrees * 1e6)

function byLength(words: readonly string[]): Postings {
  const groups: number[][] = []
  for (const [place, { length }] of words.entries()) {
    while (groups.length <= length) groups.push([])
    groups[length]?.push(place)
  }
  const lists = postingsBuilder()
  for (const group of groups) lists.add(group)
  return lists.finish()
}

/** A street with more names than a byte counts is found by the first of them. */
const mostWays = 255

const placesAtMost = 2 ** 22

/** The places of what counts, in the order of their values (below 2³¹), equal ones in their own. */
function placesByValue(values: ArrayLike<number>, counts: (place: number) => boolean) {
  // Value and place in one number, as numbers are sorted without a call for each comparison.
  const keys = new Float64Array(values.length)
  let count = 0
  for (let place = 0; place < values.length; place++) {
    if (counts(place)) keys[count++] = (values[place] ?? 0) * placesAtMost + place
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % placesAtMost)
}

/** Among equal streets that of the town with most streets is the likelier. */
function sizeRanks(firstRows: Uint32Array): Uint16Array<ArrayBuffer> {
  const size = (place: number) => (firstRows[place + 1] ?? 0) - (firstRows[place] ?? 0)
  const places = Array.from({ length: firstRows.length - 1 }, (_, place) => place)
  const ranks = new Uint16Array(places.length)
  for (const [rank, place] of places.sort((a, b) => size(b) - size(a) || a - b).entries()) ranks[place] = rank
  return ranks
}
