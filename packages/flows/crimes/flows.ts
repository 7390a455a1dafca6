import type { Flow } from '../engine/define.ts'

/** Every route that can be reported here. Adding a crime is adding a line; each comes in its own chunk. */
const flows: ReadonlyMap<string, () => Promise<Flow>> = new Map([
  ['extravio', async () => (await import('./loss.flow.ts')).loss],
  ['furto', async () => (await import('./theft.flow.ts')).theft],
])

export const routes: readonly string[] = [...flows.keys()]

/** The flow of a route, or undefined where there is none. */
export const findFlow = async (route: string): Promise<Flow | undefined> => flows.get(route)?.()

/** The flow that takes reports of a crime (INFO_BOP.ID_CRIME_CIDADAO), or undefined. */
export async function findFlowOfCrime(crime: unknown): Promise<Flow | undefined> {
  for (const load of flows.values()) {
    const flow = await load()
    if (flow.crime === crime) return flow
  }
  return undefined
}
