import { routes, type Route } from '@delegacia/domain/lists/routes'
import { formInstances, visibleFieldsOf } from '@delegacia/flows/engine/form-instances'
import { routeReport } from './route-report.ts'

/** What a route shows: each form's fields, and ways that only some routes have. */
async function shownBy(route: Route): Promise<ReadonlySet<string>> {
  const { flow, context } = await routeReport(route)
  const fields = [...formInstances(flow, context.report)].flatMap((instance) =>
    [...visibleFieldsOf(instance, context)].map(
      ({ field }) => `${instance.form?.id ?? instance.step.id} ${field.kind} ${field.name}`,
    ),
  )
  // Those of the yes/no questions differ by their words alone.
  const asked = fields.filter((field) => !field.includes('perguntasIniciais/'))
  const ways = [flow.discreet && 'discreet', flow.needsMunicipality && 'municipality']
  return new Set([...asked, ...ways.filter((way) => typeof way === 'string')])
}

/** The fewest routes, or nearly, that show together whatever any route shows. */
export async function coveringRoutes(): Promise<ReadonlySet<Route>> {
  const shown = await Promise.all(routes.map(async (route) => ({ route, left: await shownBy(route) })))
  const chosen = new Set<Route>()
  for (;;) {
    const [most] = shown.toSorted((one, other) => other.left.size - one.left.size)
    if (!most || most.left.size === 0) return chosen
    chosen.add(most.route)
    const taken = most.left
    for (const one of shown) one.left = new Set([...one.left].filter((what) => !taken.has(what)))
  }
}
