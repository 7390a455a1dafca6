import type { Route } from '@delegacia/domain/lists/routes'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '../engine/define.ts'
import { isReportOf } from '../engine/outcome.ts'

/** The flow of every route of the catalogue, each in its own chunk. */
const flows = {
  acidente: async () => (await import('./accident/flow.ts')).flow,
  agrarios: async () => (await import('./agrarian/flow.ts')).flow,
  ameaca: async () => (await import('./threat/flow.ts')).flow,
  animais: async () => (await import('./animals/flow.ts')).flow,
  'apropriacao-indebita-erro': async () => (await import('./misappropriation/flow.ts')).flow,
  atipico: async () => (await import('./atypical/flow.ts')).flow,
  calunia: async () => (await import('./slander/flow.ts')).flow,
  consumo: async () => (await import('./consumer/flow.ts')).flow,
  difamacao: async () => (await import('./defamation/flow.ts')).flow,
  estelionato: async () => (await import('./fraud/flow.ts')).flow,
  extravio: async () => (await import('./loss/flow.ts')).flow,
  'falsa-identidade': async () => (await import('./false-identity/flow.ts')).flow,
  'falso-alarme': async () => (await import('./false-alarm/flow.ts')).flow,
  furto: async () => (await import('./theft/flow.ts')).flow,
  violencia: async () => (await import('./violence/flow.ts')).flow,
  violencia_contra_mulher: async () => (await import('./violence-against-women/flow.ts')).flow,
  'violencia_contra_mulher/atendimento': async () => (await import('./immediate-care/flow.ts')).flow,
  'violencia-condominio': async () => (await import('./condominium-violence/flow.ts')).flow,
  odio: async () => (await import('./hate/flow.ts')).flow,
  sossego: async () => (await import('./peace/flow.ts')).flow,
  incendio: async () => (await import('./arson/flow.ts')).flow,
  perseguicao: async () => (await import('./stalking/flow.ts')).flow,
  injuria: async () => (await import('./insult/flow.ts')).flow,
  invasaoinf: async () => (await import('./computer-intrusion/flow.ts')).flow,
  obito: async () => (await import('./death/flow.ts')).flow,
  perturbacao: async () => (await import('./disturbance/flow.ts')).flow,
  'registro-ocorrencia': async () => (await import('./other-occurrence/flow.ts')).flow,
  roubo: async () => (await import('./robbery/flow.ts')).flow,
  transporte: async () => (await import('./app-transport/flow.ts')).flow,
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
