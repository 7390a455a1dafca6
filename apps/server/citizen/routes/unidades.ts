import { municipalityUnits, type MunicipalityUnits } from '@delegacia/contract/units'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { listUnits } from '../../store/units/units.ts'
import type { RouteDeps } from './deps.ts'

/** As many as a frightened person can look through. */
const most = 12

/** unidades: where to go in person (ST-09). */
export function registerUnidades(app: FastifyInstance, { db, turns }: Pick<RouteDeps, 'db' | 'turns'>): void {
  serveCall(app, municipalityUnits, async (request, reply) => {
    const municipality = Number(request.params.id_localidade)
    if (!Number.isInteger(municipality) || municipality < 1 || municipality > 9_999_999)
      throw new ApiFailure('pedido-invalido')
    reply.header('cache-control', 'public, max-age=300')
    const units = await turns.reading(request, () => listUnits(db, municipality, most))
    return {
      unidades: units.map(({ name, address }) => ({ nome: name, endereco: address })),
    } satisfies MunicipalityUnits
  })
}
