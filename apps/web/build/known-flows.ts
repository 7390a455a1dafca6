import { routes } from '@delegacia/domain/lists/routes'
import { folderOf } from '@delegacia/flows/crimes/folders'
import type { Plugin } from 'vite'

/** The flow of each route is a script of its own, which the pages find by a table instead of the table of crimes. */
export const knownFlows: Plugin = {
  name: 'known-flows',
  enforce: 'pre',
  load(id) {
    if (!/packages[\\/]flows[\\/]crimes[\\/]load-flow[.]ts$/.test(id)) return undefined
    const rows = routes.map((route) => `'${route}': () => import('./${folderOf(route)}/flow.ts')`)
    return `const flows = { ${rows.join(', ')} }\nexport const loadFlow = async (route) => (await flows[route]()).flow`
  },
}
