import type { Flow } from '../engine/define.ts'

/** Every route that can be reported here. Adding a crime is adding a line; each comes in its own chunk. */
const flows: Readonly<Record<string, () => Promise<Flow>>> = {
  extravio: async () => (await import('./loss.flow.ts')).loss,
}

export const routes = Object.keys(flows)

/** The flow of a route, or undefined where there is none. */
export const findFlow = async (route: string): Promise<Flow | undefined> =>
  Object.hasOwn(flows, route) ? flows[route]!() : undefined

/** The flow that takes reports of a crime (INFO_BOP.ID_CRIME_CIDADAO), or undefined. */
export async function findFlowOfCrime(crime: unknown): Promise<Flow | undefined> {
  for (const load of Object.values(flows)) {
    const flow = await load()
    if (flow.crime === crime) return flow
  }
  return undefined
}
