import { readMapTiles, type MapTiles } from '@delegacia/contract/map'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'

/** Where the tiles of the map come from; the content security policy allows exactly those servers (FA-10). */
export function registerMapa(app: FastifyInstance, tiles: MapTiles): void {
  serveCall(app, readMapTiles, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return tiles
  })
}
