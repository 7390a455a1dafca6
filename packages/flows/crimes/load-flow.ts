import type { Route } from '@delegacia/domain/lists/routes'
import type { Flow } from '../engine/define.ts'
import { folderOf } from './folders.ts'

/** Loads the flow of a route from its folder. The build of the web writes this file anew, with a script for each flow. */
export async function loadFlow(route: Route): Promise<Flow<Route>> {
  const { flow } = (await import(`./${folderOf(route)}/flow.ts`)) as { readonly flow: Flow<Route> }
  return flow
}
