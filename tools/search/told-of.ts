import { crimeTable } from '@delegacia/domain/lists/crimes/crime-table'
import type { Label, Topic } from '@delegacia/domain/search/labels'
import type { Stories } from '@delegacia/domain/search/told'
import { topicsTold } from './topics.data.ts'

const files = import.meta.glob<Stories>('../../packages/flows/crimes/*/search.ts', {
  eager: true,
  import: 'told',
})

/** What the file of a crime says; a crime without one cannot be found by the search. */
function toldIn(folder: string): Stories {
  const found = files[`../../packages/flows/crimes/${folder}/search.ts`]
  if (!found) throw new Error(`packages/flows/crimes/${folder} has no search.ts`)
  return found
}

/** How people tell of each crime, in the order of the home, and then of each topic. */
export const toldOf: readonly (readonly [label: Label, told: Stories])[] = [
  ...typedEntries(crimeTable).map(([route, { folder }]) => [route, toldIn(folder)] as const),
  ...typedEntries<Topic, Stories>(topicsTold),
]

/** The entries of a record whose keys are all known. */
export function typedEntries<K extends string, V>(record: { readonly [key in K]?: V }): [K, V][] {
  return Object.entries(record) as [K, V][]
}
