import type { FastifyInstance } from 'fastify'
import { listSegments } from '@delegacia/contract/list-paths'
import { localeOf, type Locale } from '@delegacia/domain/language/text'
import { readList } from '@delegacia/domain/lists/read-list'
import { listNames, type ListItem, type ListName } from '@delegacia/domain/report/list-query'
import type { ServeOnce } from '../../http/serve-once.ts'
import { countryRow } from './country-row.ts'
import { localityRow } from './locality-row.ts'
import { optionalPaths } from './optional-paths.ts'

/** The lists whose rows say more than an id and a name. */
const rows: Partial<Record<ListName, (item: ListItem, locale: Locale) => object>> = {
  COMBO_LOCALIDADE: localityRow,
  COMBO_PAIS: countryRow,
}

/** One more path than the tables give: `/COMBO_LOCALIDADE/{uf}/{locale}/{localityType}`; only municipalities are kept. */
const furtherParameters: Partial<Record<ListName, readonly string[]>> = { COMBO_LOCALIDADE: ['localityType'] }

/** GET /COMBO_…: every list that a form asks for. */
export function registerCombos(app: FastifyInstance, serve: ServeOnce): void {
  for (const list of listNames) {
    const segments = listSegments[list]
    const parameters = segments.filter(({ name }) => name !== 'locale')
    const names = [...segments.map(({ name }) => name), ...(furtherParameters[list] ?? [])]

    for (const path of optionalPaths(list, names)) {
      app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
        const locale = localeOf(request.params.locale)
        const of = parameters.map(({ name, otherwise }) => request.params[name] ?? otherwise)
        const items = readList({ list, of }, locale)
        const row = rows[list]
        return serve(request, reply, items, row && { body: () => items.map((item) => row(item, locale)) })
      })
    }
  }
}
