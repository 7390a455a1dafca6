import type { CrimeRoute } from './crimes/crime-table.ts'
import { crimePlaces } from './crime-places.ts'

export type { CrimeRoute } from './crimes/crime-table.ts'

/** The second flow of violence against women. */
const immediateCare = 'violencia_contra_mulher/atendimento'

export type Route = CrimeRoute | typeof immediateCare

/** Every route that can be reported: one for each crime, and immediate care. A page that only names the routes loads no crime. */
export const routes: readonly Route[] = [...(Object.keys(crimePlaces) as CrimeRoute[]), immediateCare]

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
