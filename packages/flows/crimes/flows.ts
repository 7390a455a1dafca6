import type { Route } from '@delegacia/domain/lists/routes'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '../engine/define.ts'
import { isReportOf } from '../engine/outcome.ts'

/** The flow of every route of the catalogue, each in its own chunk. */
const flows = {
  acidente: async () => (await import('./accident/flow.ts')).accident,
  agrarios: async () => (await import('./agrarian/flow.ts')).agrarian,
  ameaca: async () => (await import('./threat/flow.ts')).threat,
  animais: async () => (await import('./animals/flow.ts')).animalOffence,
  'apropriacao-indebita-erro': async () => (await import('./misappropriation/flow.ts')).misappropriation,
  atipico: async () => (await import('./atypical/flow.ts')).atypical,
  calunia: async () => (await import('./slander/flow.ts')).slander,
  consumo: async () => (await import('./consumer/flow.ts')).consumer,
  difamacao: async () => (await import('./defamation/flow.ts')).defamation,
  estelionato: async () => (await import('./fraud/flow.ts')).fraud,
  extravio: async () => (await import('./loss/flow.ts')).loss,
  'falsa-identidade': async () => (await import('./false-identity/flow.ts')).falseIdentity,
  'falso-alarme': async () => (await import('./false-alarm/flow.ts')).falseAlarm,
  furto: async () => (await import('./theft/flow.ts')).theft,
  violencia: async () => (await import('./violence/flow.ts')).violence,
  violencia_contra_mulher: async () =>
    (await import('./violence-against-women/flow.ts')).violenceAgainstWomen,
  'violencia_contra_mulher/atendimento': async () => (await import('./immediate-care/flow.ts')).immediateCare,
  'violencia-condominio': async () => (await import('./condominium-violence/flow.ts')).condominiumViolence,
  odio: async () => (await import('./hate/flow.ts')).hate,
  sossego: async () => (await import('./peace/flow.ts')).peace,
  incendio: async () => (await import('./arson/flow.ts')).arson,
  perseguicao: async () => (await import('./stalking/flow.ts')).stalking,
  injuria: async () => (await import('./insult/flow.ts')).insult,
  invasaoinf: async () => (await import('./computer-intrusion/flow.ts')).computerIntrusion,
  obito: async () => (await import('./death/flow.ts')).death,
  perturbacao: async () => (await import('./disturbance/flow.ts')).disturbance,
  'registro-ocorrencia': async () => (await import('./other-occurrence/flow.ts')).otherOccurrence,
  roubo: async () => (await import('./robbery/flow.ts')).robbery,
  transporte: async () => (await import('./app-transport/flow.ts')).appTransport,
} satisfies { readonly [R in Route]: () => Promise<Flow<R>> }

export const getFlow = (route: Route): Promise<Flow<Route>> => flows[route]()

/** The flow of a report (by INFO_BOP.ID_CRIME, and by the discriminator where a crime has several flows), or undefined. */
export async function findFlowOfReport(report: Occurrence): Promise<Flow | undefined> {
  let found: Flow | undefined
  for (const load of Object.values<() => Promise<Flow>>(flows)) {
    const flow = await load()
    if (flow.crime !== report.INFO_BOP.ID_CRIME || !isReportOf(flow, report)) continue
    if (flow.discriminator) return flow
    found ??= flow
  }
  return found
}
