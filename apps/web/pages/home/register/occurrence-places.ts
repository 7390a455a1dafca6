import { isRoute, type Route } from '@delegacia/domain/lists/routes'
import type { IconName } from '@delegacia/ui/icon'

/** The parts of a long list; violence has its own place, whatever its use. */
export type GroupId =
  'protection' | 'things' | 'deceit' | 'people' | 'traffic' | 'neighbours' | 'land' | 'other'

type Place = readonly [group: GroupId, icon: IconName]

/** The group and the icon of each route; several routes may share one. */
const places: Readonly<Record<Route, Place>> = {
  acidente: ['traffic', 'car'],
  agrarios: ['land', 'land'],
  ameaca: ['people', 'alert'],
  animais: ['land', 'animal'],
  'apropriacao-indebita-erro': ['things', 'bank'],
  atipico: ['other', 'document'],
  calunia: ['people', 'speech'],
  consumo: ['deceit', 'tag'],
  difamacao: ['people', 'speech'],
  estelionato: ['deceit', 'card'],
  extravio: ['things', 'search'],
  'falsa-identidade': ['deceit', 'identity'],
  'falso-alarme': ['neighbours', 'bell'],
  furto: ['things', 'bag'],
  incendio: ['land', 'fire'],
  injuria: ['people', 'speech'],
  invasaoinf: ['deceit', 'screen'],
  obito: ['other', 'cross'],
  odio: ['people', 'people'],
  perseguicao: ['people', 'step'],
  perturbacao: ['people', 'bell'],
  'registro-ocorrencia': ['other', 'document'],
  roubo: ['things', 'hand'],
  sossego: ['neighbours', 'bell'],
  transporte: ['things', 'car'],
  violencia: ['protection', 'heart'],
  'violencia-condominio': ['protection', 'building'],
  violencia_contra_mulher: ['protection', 'heart'],
  'violencia_contra_mulher/atendimento': ['protection', 'heart'],
}

/** A route that a newer service offers and this page does not know is listed among the others. */
const unknown: Place = ['other', 'document']

const placeOf = (route: string): Place => (isRoute(route) ? places[route] : unknown)

export const groupOf = (route: string): GroupId => placeOf(route)[0]

export const iconOf = (route: string): IconName => placeOf(route)[1]
