import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { crimePlaces } from '@delegacia/domain/lists/crime-places'
import type { OfferedCrime } from '@delegacia/contract/list-rows'
import { routeOf } from './occurrence.ts'

/** Occurrences that belong together, so that a long list can be read in parts. */
export type OccurrenceGroup = {
  readonly id: string
  readonly title: Text
  readonly found: readonly OfferedCrime[]
}

type GroupId = (typeof crimePlaces)[keyof typeof crimePlaces]

/** A route that a newer service offers and this page does not know is listed among the others. */
const groupOf = (route: string): GroupId =>
  new Map<string, GroupId>(Object.entries(crimePlaces)).get(route) ?? 'other'

/** In the order in which the groups are shown. */
const titles: Readonly<Record<Exclude<GroupId, 'protection'>, Text>> = defineTexts({
  things: {
    pt: 'Perda, furto e roubo',
    en: 'Loss, theft and robbery',
    es: 'Pérdida, hurto y robo',
    fr: 'Perte, vol et vol avec violence',
  },
  deceit: {
    pt: 'Golpes, internet e compras',
    en: 'Scams, internet and shopping',
    es: 'Estafas, internet y compras',
    fr: 'Escroqueries, internet et achats',
  },
  people: {
    pt: 'Ameaça, ofensa e perseguição',
    en: 'Threats, insults and stalking',
    es: 'Amenaza, ofensa y acoso',
    fr: 'Menaces, injures et harcèlement',
  },
  traffic: { pt: 'Trânsito', en: 'Traffic', es: 'Tránsito', fr: 'Circulation' },
  neighbours: {
    pt: 'Vizinhança e sossego',
    en: 'Neighbors and noise',
    es: 'Vecindario y ruido',
    fr: 'Voisinage et bruit',
  },
  land: {
    pt: 'Campo, animais e fogo',
    en: 'Land, animals and fire',
    es: 'Campo, animales y fuego',
    fr: 'Terres, animaux et feu',
  },
  other: { pt: 'Outras ocorrências', en: 'Other incidents', es: 'Otros hechos', fr: 'Autres faits' },
})

/** Those about violence, and the others by group; within a group in the order of the service. Empty groups are left out. */
export function inGroups(all: readonly OfferedCrime[]): {
  protection: readonly OfferedCrime[]
  groups: readonly OccurrenceGroup[]
} {
  const placed = all.map((one) => ({ one, group: groupOf(routeOf(one)) }))
  const of = (wanted: string) => placed.filter(({ group }) => group === wanted).map(({ one }) => one)
  return {
    protection: of('protection'),
    groups: Object.entries(titles)
      .map(([id, title]) => ({ id, title, found: of(id) }))
      .filter(({ found }) => found.length > 0),
  }
}
