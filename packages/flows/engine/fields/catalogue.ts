import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { Context } from '../model/context.ts'

/** The catalogue is offered up to its eighteenth group (document 1, section 7; PE-18). */
const offeredGroups = 18

export type CharacteristicGroup = { id: number; name: string; features: readonly Characteristic[] }

/** The characteristics of a suspect's appearance by group, or undefined while the catalogue is not loaded. */
export function characteristicGroups({ readCharacteristics }: Context): CharacteristicGroup[] | undefined {
  const all = readCharacteristics()
  if (!all) return undefined
  const groups = new Map<number, Characteristic[]>()
  for (const feature of all) groups.set(feature.grupo, [...(groups.get(feature.grupo) ?? []), feature])
  return [...groups].slice(0, offeredGroups).map(([id, features]) => ({
    id,
    name: features[0]?.ds_caracteristica_grupo ?? '',
    features,
  }))
}

/** A feature that is offered, by its id. */
export const findFeature = (context: Context, id: unknown): Characteristic | undefined =>
  characteristicGroups(context)
    ?.flatMap(({ features }) => features)
    .find((feature) => feature.id === id)
