import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '../engine/define.ts'
import { takes } from '../engine/outcome.ts'

/** Every route that can be reported here. Adding a crime is adding a line; each comes in its own chunk. */
const flows: ReadonlyMap<string, () => Promise<Flow>> = new Map([
  ['extravio', async () => (await import('./loss.flow.ts')).loss],
  ['furto', async () => (await import('./theft.flow.ts')).theft],
  ['violencia', async () => (await import('./violence.flow.ts')).violence],
  [
    'violencia_contra_mulher',
    async () => (await import('./violence-against-women.flow.ts')).violenceAgainstWomen,
  ],
  [
    'violencia_contra_mulher/atendimento',
    async () => (await import('./immediate-care.flow.ts')).immediateCare,
  ],
  ['violencia-condominio', async () => (await import('./condominium-violence.flow.ts')).condominiumViolence],
  ['odio', async () => (await import('./hate.flow.ts')).hate],
  ['sossego', async () => (await import('./peace.flow.ts')).peace],
  ['incendio', async () => (await import('./arson.flow.ts')).arson],
  ['perseguicao', async () => (await import('./stalking.flow.ts')).stalking],
])

export const routes: readonly string[] = [...flows.keys()]

/** The flow of a route, or undefined where there is none. */
export const findFlow = async (route: string): Promise<Flow | undefined> => flows.get(route)?.()

/** The flow that takes a report (by INFO_BOP.ID_CRIME, and its mark where a crime has several flows), or undefined. */
export async function findFlowOfReport(report: Occurrence): Promise<Flow | undefined> {
  let found: Flow | undefined
  for (const load of flows.values()) {
    const flow = await load()
    if (flow.crime !== report.INFO_BOP.ID_CRIME || !takes(flow, report)) continue
    if (flow.mark) return flow
    found ??= flow
  }
  return found
}
