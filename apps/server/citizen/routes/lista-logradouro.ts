import { advancedStreetSearch, quickStreetSearch, readStreetSearch } from '@delegacia/contract/street-search'
import { brazil, homeState } from '@delegacia/domain/report/country'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../base/http/answer-failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Turns } from '../../base/http/turns.ts'
import type { Directory } from '../../addresses/directory.ts'

type Options = { addresses: Pick<Directory, 'search'>; turns: Pick<Turns, 'reading'> }

const codeOf = (cidade: string | string[] | undefined) =>
  typeof cidade === 'string' && /^\d{7}$/.test(cidade) ? Number(cidade) : undefined

/** Both searches of LISTA_LOGRADOURO, to be registered under /api (document 1, section 7). */
export async function registerAddressRoutes(
  app: FastifyInstance,
  { addresses, turns }: Options,
): Promise<void> {
  serveCall(app, quickStreetSearch, (request) => {
    const { params, query } = request
    const state = (params.uf ?? homeState).toUpperCase()
    const street = { state, text: params.search, near: codeOf(query.cidade) }
    return turns.reading(request, () => addresses.search(street))
  })

  serveCall(app, advancedStreetSearch, (request, reply) => {
    const body = readStreetSearch(request.body)
    if (!body) return fail(request, reply, 'pedido-invalido')
    const { pais = brazil, estado = homeState } = body
    if (pais !== brazil) return []
    const street = {
      state: estado.toUpperCase(),
      text: body.logradouro,
      cep: body.cep,
      city: body.cidade,
      neighbourhood: body.bairro,
    }
    return turns.reading(request, () => addresses.search(street))
  })
}
