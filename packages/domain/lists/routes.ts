/**
 * Every route that can be reported: one for each crime, and immediate care, the second flow of violence against women. The
 * crimes and their flows are tables of this type; a page that only names the routes loads neither.
 */
export const routes = [
  'acidente',
  'agrarios',
  'ameaca',
  'animais',
  'apropriacao-indebita-erro',
  'atipico',
  'calunia',
  'consumo',
  'difamacao',
  'estelionato',
  'extravio',
  'falsa-identidade',
  'falso-alarme',
  'furto',
  'violencia',
  'violencia_contra_mulher',
  'violencia_contra_mulher/atendimento',
  'violencia-condominio',
  'odio',
  'sossego',
  'incendio',
  'perseguicao',
  'injuria',
  'invasaoinf',
  'obito',
  'perturbacao',
  'registro-ocorrencia',
  'roubo',
  'transporte',
] as const

export type Route = (typeof routes)[number]

/** The route of a crime that the home screen offers. */
export type CrimeRoute = Exclude<Route, 'violencia_contra_mulher/atendimento'>

/** Whether a text from outside, such as a path, is a route. */
export const isRoute = (text: string): text is Route => routes.some((route) => route === text)

/** Whose reporter may have the offender nearby: nothing in the browser may name them. Their flows say `discreet`. */
export const discreetRoutes: readonly Route[] = [
  'violencia',
  'violencia_contra_mulher',
  'violencia_contra_mulher/atendimento',
  'violencia-condominio',
  'perseguicao',
]
