import { mostListsAtOnce, severalLists } from '@delegacia/contract/several-lists'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../../base/http/failures.ts'
import { serveCall } from '../../../base/http/serve-call.ts'
import { createPrecompressedArray } from '../../../base/http/precompressed-array.ts'
import { findPublicList, type PublicList } from './public-lists.ts'

/** listas?lista=…&lista=…: what a screen needs, in one call; each list also stands at its documented path. */
export function registerSeveralLists(app: FastifyInstance, lists: readonly PublicList[]): void {
  const serve = createPrecompressedArray()
  serveCall(app, severalLists, (request, reply) => {
    const paths = [request.query.lista ?? []].flat()
    const found = paths.flatMap((path) => findPublicList(lists, path) ?? [])
    // Each only once: a short request for the same list many times would get a very large answer.
    const sound = found.length === paths.length && new Set(paths).size === paths.length
    if (!sound || paths.length === 0 || paths.length > mostListsAtOnce)
      throw new ApiFailure('pedido-invalido')
    return serve(request, reply, found)
  })
}
