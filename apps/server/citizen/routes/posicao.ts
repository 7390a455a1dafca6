import { readPosition, type PlacedPosition } from '@delegacia/contract/map'
import { isInState, nearestArea } from '@delegacia/domain/geography/area-at'
import { readPoint } from '@delegacia/domain/geography/coordinates'
import { paraMap } from '@delegacia/domain/geography/para-map'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Turns } from '../../base/http/turns.ts'
import type { Geocoder } from '../../integrations/geocoder.ts'

/** posicao: a point with its address, or without one and `ok` 0 (FA-11). */
export function registerPosicao(
  app: FastifyInstance,
  geocode: Geocoder,
  turns: Pick<Turns, 'integration'>,
): void {
  serveCall(app, readPosition, (request) => turns.integration(request, () => placed(request.query, geocode)))
}

async function placed({ lat, lon }: { lat?: unknown; lon?: unknown }, geocode: Geocoder) {
  const point = typeof lat === 'string' && typeof lon === 'string' ? readPoint(lat, lon) : undefined
  if (!point) throw new ApiFailure('pedido-invalido')
  const address = await geocode(point)
  const nearest = nearestArea(point, paraMap.areas)
  return {
    lat: point.latitude,
    lon: point.longitude,
    address: address ?? '',
    ok: address === undefined ? 0 : 1,
    municipio: nearest && isInState(nearest) ? { id: nearest.area.id, nome: nearest.area.name } : null,
  } satisfies PlacedPosition
}
