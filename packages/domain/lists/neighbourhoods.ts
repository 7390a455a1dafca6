import { districtTable } from './district-table.ts'
import { grouped } from './grouped.ts'
import { emptyList, listOfNames, type ReferenceList } from './list.ts'
import { findMunicipality } from './municipalities.ts'
import { neighbourhoodTable } from './neighbourhood-table.ts'

export type Neighbourhood = { readonly id: number; readonly municipality: number; readonly name: string }

const numbered = (municipality: number, names: string): Neighbourhood[] =>
  names.split(';').map((name, index) => ({ id: municipality * 1000 + index + 1, municipality, name }))

const districts = (municipality: number, entries: string): Neighbourhood[] =>
  entries.split(';').map((entry) => ({ id: Number(entry.slice(0, 9)), municipality, name: entry.slice(10) }))

function neighbourhoodsOf(municipality: number, entries: string): Neighbourhood[] {
  const names = neighbourhoodTable[municipality]
  if (names === undefined) return districts(municipality, entries)

  const known = numbered(municipality, names)
  const taken = new Set([...known.map(({ name }) => name), findMunicipality(municipality)?.name])
  return [...known, ...districts(municipality, entries).filter(({ name }) => !taken.has(name))]
}

/**
 * The neighbourhoods known of Pará, and the districts as well. Where no neighbourhood is known there are only the
 * districts with the seat among them, so that every municipality has one to choose.
 */
export const neighbourhoods: readonly Neighbourhood[] = Object.entries(districtTable).flatMap(
  ([municipality, entries]) => neighbourhoodsOf(Number(municipality), entries),
)

const lists = new Map(
  [...grouped(neighbourhoods, ({ municipality }) => municipality)].map(([municipality, entries]) => [
    municipality,
    listOfNames(entries.map(({ id, name }) => [id, name])),
  ]),
)

/** COMBO_BAIRRO of a municipality of Pará by its IBGE code; of another, none. */
export const neighbourhoodListOf = (municipality: number): ReferenceList =>
  lists.get(municipality) ?? emptyList
