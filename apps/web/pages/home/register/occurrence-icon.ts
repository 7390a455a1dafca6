import type { IconName } from '../../../ui/icon.tsx'

/** One drawing a route of the route table; several routes may share one. */
const icons: Readonly<Record<string, IconName>> = {
  acidente: 'car',
  agrarios: 'land',
  ameaca: 'alert',
  animais: 'animal',
  'apropriacao-indebita-erro': 'bank',
  calunia: 'speech',
  consumo: 'tag',
  difamacao: 'speech',
  estelionato: 'card',
  extravio: 'search',
  'falsa-identidade': 'identity',
  'falso-alarme': 'bell',
  furto: 'bag',
  incendio: 'fire',
  injuria: 'speech',
  invasaoinf: 'screen',
  obito: 'cross',
  odio: 'people',
  perseguicao: 'step',
  perturbacao: 'bell',
  roubo: 'hand',
  sossego: 'bell',
  transporte: 'car',
  violencia: 'heart',
  violencia_contra_mulher: 'heart',
  'violencia-condominio': 'building',
}

export const occurrenceIcon = (route: string): IconName => icons[route] ?? 'document'
