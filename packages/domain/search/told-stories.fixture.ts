import type { Route } from '../lists/routes.ts'
import type { Topic } from './labels.ts'

/** What people type, and the kind of occurrence that it must be like. */
export const toldStories = [
  ['perdi meu rg', 'extravio'],
  ['apanhei', 'violencia'],
  ['meu marido me bateu', 'violencia_contra_mulher'],
  ['me roubaram o celular', 'roubo'],
  ['me roubaram o celular', 'furto'],
  ['whatsapp clonado', 'invasaoinf'],
  ['bati o carro', 'acidente'],
  ['assalto', 'roubo'],
  ['me robaron', 'roubo'],
  ['perdu passeport', 'extravio'],
  ['i was scammed', 'estelionato'],
] as const satisfies readonly (readonly [told: string, route: Route])[]

/** Stories of things that are not reported here. */
export const toldTopics = [
  ['estupro', 'rape'],
  ['suicídio', 'suicide'],
] as const satisfies readonly (readonly [told: string, topic: Topic])[]
