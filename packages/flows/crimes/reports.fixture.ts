import { routes, type Route } from '@delegacia/domain/lists/routes'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { folderOf } from './folders.ts'
import type { Sample } from './sample-report.fixture.ts'

async function loadSample(route: Route): Promise<readonly [Route, Sample]> {
  const { sample } = (await import(`./${folderOf(route)}/sample.fixture.ts`)) as { readonly sample: Sample }
  return [route, sample]
}

/** The sample in the folder of each route. */
const samples: ReadonlyMap<Route, Sample> = new Map(await Promise.all(routes.map(loadSample)))

export function getSample(route: Route): Sample {
  const sample = samples.get(route)
  if (!sample) throw new Error(`no sample of ${route}`)
  return sample
}

/** A whole report of a route as the browser sends it, with made-up people, of the day before the fixtures' date. */
export const reportOf = (route: Route): Occurrence => getSample(route).report()

/** The routes whose start is a screen of questions that classify the report, or its result. */
export const answeredRoutes = routes.filter((route) => !reportOf(route).respostas?.perguntasIniciais)
