import { streetSources } from '../store/tables/street-tables.ts'
import type { StoredStreet } from '../store/streets.ts'
import type { StreetRow } from './engine/index-data.ts'

const isSame = (a: StoredStreet, b: StoredStreet) =>
  a.municipality === b.municipality && a.plain === b.plain && a.cep === b.cep

/** One street as the most trusted source has it; where that has no place, with the one that another source measured. */
function merged(known: readonly StoredStreet[]): StreetRow[] {
  const source = streetSources.find((each) => known.some((street) => street.source === each))
  const measured = known.find(({ latitude }) => latitude !== null)
  return known
    .filter((street) => street.source === source)
    .map((street) => ({
      kind: 'street',
      ...street,
      otherNames: street.other_names === '' ? [] : street.other_names.split('\n'),
      latitude: street.latitude ?? measured?.latitude ?? undefined,
      longitude: street.longitude ?? measured?.longitude ?? undefined,
    }))
}

/** Takes streets in the order in which they are read, where the records of one street from several sources are neighbours. */
export function createMerging(take: (street: StreetRow) => void) {
  let same: StoredStreet[] = []
  const flush = () => {
    for (const street of merged(same)) take(street)
    same = []
  }
  return {
    add(street: StoredStreet): void {
      const [first] = same
      if (first && !isSame(first, street)) flush()
      same.push(street)
    },
    flush,
  }
}
