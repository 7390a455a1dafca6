import { isRoute, type Route } from '@delegacia/domain/lists/routes'

/** The parts of a long list; violence has its own place, whatever its use. */
export type GroupId =
  'protection' | 'things' | 'deceit' | 'people' | 'traffic' | 'neighbours' | 'land' | 'other'

/** The group of each route. */
const places: Readonly<Record<Route, GroupId>> = {
  acidente: 'traffic',
  agrarios: 'land',
  ameaca: 'people',
  animais: 'land',
  'apropriacao-indebita-erro': 'things',
  atipico: 'other',
  calunia: 'people',
  consumo: 'deceit',
  difamacao: 'people',
  estelionato: 'deceit',
  extravio: 'things',
  'falsa-identidade': 'deceit',
  'falso-alarme': 'neighbours',
  furto: 'things',
  incendio: 'land',
  injuria: 'people',
  invasaoinf: 'deceit',
  obito: 'other',
  odio: 'people',
  perseguicao: 'people',
  perturbacao: 'people',
  'registro-ocorrencia': 'other',
  roubo: 'things',
  sossego: 'neighbours',
  transporte: 'things',
  violencia: 'protection',
  'violencia-condominio': 'protection',
  violencia_contra_mulher: 'protection',
  'violencia_contra_mulher/atendimento': 'protection',
}

/** A route that a newer service offers and this page does not know is listed among the others. */
export const groupOf = (route: string): GroupId => (isRoute(route) ? places[route] : 'other')
