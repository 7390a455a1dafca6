import { neighbourhoods, type Neighbourhood } from '@delegacia/domain/lists/neighbourhoods'
import { wordsOf } from './text/words.ts'

/** `Água Boa (Outeiro)` and `ÁGUA BOA` are one neighbourhood. */
export const plainNeighbourhood = (name: string): string => wordsOf(name.replace(/ \(.*\)$/, '')).join(' ')

const keyOf = (municipality: number, name: string) => `${municipality} ${plainNeighbourhood(name)}`
const byKey = new Map(neighbourhoods.map((each) => [keyOf(each.municipality, each.name), each.id]))
const byId = new Map(neighbourhoods.map((each) => [each.id, each]))

/** The id of a neighbourhood in COMBO_BAIRRO, where the list has it. */
export const neighbourhoodId = (municipality: number, name: string): number | undefined =>
  name === '' ? undefined : byKey.get(keyOf(municipality, name))

export const findNeighbourhood = (id: number): Neighbourhood | undefined => byId.get(id)

const grouped = new Map<number, Neighbourhood[]>()
for (const each of neighbourhoods) {
  const group = grouped.get(each.municipality) ?? []
  grouped.set(each.municipality, group)
  group.push(each)
}

/** The neighbourhoods that the list knows of a municipality. */
export const neighbourhoodsIn = (municipality: number): readonly Neighbourhood[] =>
  grouped.get(municipality) ?? []
