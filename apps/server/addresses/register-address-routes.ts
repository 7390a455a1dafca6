import { readStreetSearch } from '@delegacia/contract/street-search'
import type { Address } from '@delegacia/domain/report/address'
import { brazil, homeState } from '@delegacia/domain/report/country'
import type { FastifyInstance } from 'fastify'
import { fail } from '../http/answer-failures.ts'
import { searchElsewhere } from './elsewhere.ts'
import { searchStreets } from './search-streets.ts'

type QuickSearch = { Params: { uf?: string; search: string }; Querystring: { cidade?: string } }

function quickSearch(uf: string, text: string, cidade?: string): Address[] {
  const state = uf.toUpperCase()
  if (state !== homeState) return searchElsewhere({ state, text })
  return searchStreets({ text, near: cidade && /^\d{7}$/.test(cidade) ? Number(cidade) : undefined })
}

/** GET and POST /LISTA_LOGRADOURO, to be registered under /api (document 1, section 7). */
export async function registerAddressRoutes(app: FastifyInstance): Promise<void> {
  for (const path of ['/LISTA_LOGRADOURO/:uf/:search', '/LISTA_LOGRADOURO/:search']) {
    app.get<QuickSearch>(path, ({ params, query }) =>
      quickSearch(params.uf ?? homeState, params.search, query.cidade),
    )
  }

  app.post('/LISTA_LOGRADOURO', (request, reply) => {
    const asked = readStreetSearch(request.body)
    if (!asked) return fail(request, reply, 'pedido-invalido')
    const {
      cep,
      logradouro: text,
      pais = brazil,
      estado = homeState,
      cidade: city,
      bairro: neighbourhood,
    } = asked
    if (pais !== brazil) return []
    const state = estado.toUpperCase()
    return state === homeState
      ? searchStreets({ text, cep, city, neighbourhood })
      : searchElsewhere({ state, text, cep, city })
  })
}
