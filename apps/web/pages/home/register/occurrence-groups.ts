import { texts, type Text } from '@delegacia/domain/language/text'
import { routeOf, type Occurrence } from './occurrence.ts'

/** Occurrences that belong together, so that a long list can be read in parts. */
export type OccurrenceGroup = {
  readonly id: string
  readonly title: Text
  readonly found: readonly Occurrence[]
}

/** Violence stands at a place of its own, never by how often it is used. */
const protection = new Set(['violencia', 'violencia_contra_mulher', 'violencia-condominio'])

const t = texts({
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

/** In the order in which they are shown; a route that no group names belongs to the last. */
const groups: readonly { id: string; title: Text; routes: readonly string[] }[] = [
  {
    id: 'things',
    title: t.things,
    routes: ['extravio', 'furto', 'roubo', 'transporte', 'apropriacao-indebita-erro'],
  },
  {
    id: 'deceit',
    title: t.deceit,
    routes: ['estelionato', 'invasaoinf', 'falsa-identidade', 'consumo'],
  },
  {
    id: 'people',
    title: t.people,
    routes: ['ameaca', 'perseguicao', 'perturbacao', 'injuria', 'calunia', 'difamacao', 'odio'],
  },
  { id: 'traffic', title: t.traffic, routes: ['acidente'] },
  { id: 'neighbours', title: t.neighbours, routes: ['sossego', 'falso-alarme'] },
  { id: 'land', title: t.land, routes: ['agrarios', 'animais', 'incendio'] },
  { id: 'other', title: t.other, routes: [] },
]

const groupOf = (route: string): string => groups.find(({ routes }) => routes.includes(route))?.id ?? 'other'

/** Those about violence, and the others by group; within a group as the service orders them. Empty groups are left out. */
export function inGroups(all: readonly Occurrence[]): {
  protection: readonly Occurrence[]
  groups: readonly OccurrenceGroup[]
} {
  const others = all.filter((one) => !protection.has(routeOf(one)))
  return {
    protection: all.filter((one) => protection.has(routeOf(one))),
    groups: groups
      .map(({ id, title }) => ({ id, title, found: others.filter((one) => groupOf(routeOf(one)) === id) }))
      .filter(({ found }) => found.length > 0),
  }
}
