import type { OfferedCrime } from '@delegacia/contract/list-rows'
import { routeOf } from './occurrence.ts'
import type { packKinds } from './pack-kinds.ts'

let ofPack: typeof packKinds = {}

/** Loads what the pack of this page says of kinds, beside their list; without it they are said in the words of the service. */
export async function loadPackKinds(): Promise<void> {
  const loaded = await import('./pack-kinds.ts').catch((error: unknown) => {
    console.error('The words of the pack for the kinds could not be loaded.', error)
  })
  if (loaded) ofPack = loaded.packKinds
}

/** A kind of occurrence as this page says it: in the words of its pack, where that has some, else in those of the service. */
export function kindInWords(kind: OfferedCrime): { name: string; description: string } {
  const [name, description] = ofPack[routeOf(kind)] ?? []
  return { name: name ?? kind.ds_crime_dv2, description: description ?? kind.card_descricao }
}

/** All words by which a kind is found: a pack's readers may know the police's name for it too. */
export function wordsOf(kind: OfferedCrime): string {
  const { name, description } = kindInWords(kind)
  return [kind.ds_crime_dv2, kind.card_descricao, name, description].join(' ')
}
