import { routes, type Route } from '@delegacia/domain/lists/routes'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow } from '../engine/define.ts'
import { isReportOf } from '../engine/outcome.ts'
import { loadFlow } from './load-flow.ts'

export const getFlow = (route: Route): Promise<Flow<Route>> => loadFlow(route)

/** The flow of a report (by INFO_BOP.ID_CRIME, and by the discriminator where a crime has several flows), or undefined. */
export async function findFlowOfReport(report: Occurrence): Promise<Flow | undefined> {
  let found: Flow | undefined
  for (const route of routes) {
    const flow = await loadFlow(route)
    if (flow.crime !== report.INFO_BOP.ID_CRIME || !isReportOf(flow, report)) continue
    if (flow.discriminator) return flow
    found ??= flow
  }
  return found
}
