import { readStreetSearch } from '@delegacia/contract/street-search'
import type { Address } from '@delegacia/domain/report/address'
import { brazil, homeState } from '@delegacia/domain/report/country'
import type { FastifyInstance } from 'fastify'
import { fail } from '../http/answer-failures.ts'
import type { Directory } from './directory.ts'

type QuickSearch = { Params: { uf?: string; search: string }; Querystring: { cidade?: string } }
type Options = { addresses: Pick<Directory, 'search'> }

const codeOf = (cidade: string | undefined) =>
  cidade !== undefined && /^\d{7}$/.test(cidade) ? Number(cidade) : undefined

/** GET and POST /LISTA_LOGRADOURO, to be registered under /api (document 1, section 7). */
export async function registerAddressRoutes(app: FastifyInstance, { addresses }: Options): Promise<void> {
  for (const path of ['/LISTA_LOGRADOURO/:uf/:search', '/LISTA_LOGRADOURO/:search']) {
    app.get<QuickSearch>(path, ({ params, query }): Address[] => {
      const state = (params.uf ?? homeState).toUpperCase()
      return addresses.search({ state, text: params.search, near: codeOf(query.cidade) })
    })
  }

  app.post('/LISTA_LOGRADOURO', (request, reply) => {
    const asked = readStreetSearch(request.body)
    if (!asked) return fail(request, reply, 'pedido-invalido')
    const { pais = brazil, estado = homeState } = asked
    if (pais !== brazil) return []
    return addresses.search({
      state: estado.toUpperCase(),
      text: asked.logradouro,
      cep: asked.cep,
      city: asked.cidade,
      neighbourhood: asked.bairro,
    })
  })
}
