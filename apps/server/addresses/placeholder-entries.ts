import type { City } from './cities.ts'
import type { StreetRow } from './engine/index-data.ts'
import { neighbourhoodsIn } from './neighbourhood-ids.ts'

/** The mark of every placeholder entry; its street is what the person writes. */
export const unlistedStreet = 'LOGRADOURO NÃO CADASTRADO'
export const unlistedNeighbourhood = 'BAIRRO NÃO CADASTRADO'

/** The placeholder entries of a municipality and its neighbourhoods: nobody gets stuck because a street is missing. */
export function placeholderEntriesOf({ code, name, cep }: City): StreetRow[] {
  const entry = { municipality: code, type: '', section: '', cep: cep.replace('-', '') }
  return [
    { ...entry, kind: 'municipality', neighbourhood: '', name },
    ...neighbourhoodsIn(code).map((neighbourhood) => ({
      ...entry,
      kind: 'neighbourhood' as const,
      neighbourhood: neighbourhood.name,
      name: neighbourhood.name,
    })),
  ]
}
