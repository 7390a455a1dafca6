import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DeskFailure } from './desk-failures.ts'

const readOnly = ['GET', 'HEAD']

/** Where the answer of the police's own provider arrives: by its nature a step from another site. */
type Options = { origin: string; openTo: readonly string[] }

/**
 * Refuses what other pages make an officer's browser send, and names of this machine that are not ours (DNS rebinding). A
 * browser says who sends: `Sec-Fetch-Site`, and where it does not know that header, `Origin`. A request that changes
 * something and says neither is no browser's, and is refused too.
 */
export function refuseOtherOrigins(app: FastifyInstance, { origin, openTo }: Options): void {
  const { host } = new URL(origin)
  app.addHook('onRequest', async (request) => {
    if (request.host !== host) throw new DeskFailure('outro-endereco')
    if (openTo.includes(request.routeOptions.url ?? '')) return
    if (!isOwn(request, origin)) throw new DeskFailure('outra-origem')
  })
}

function isOwn({ headers, method }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (headers.origin !== undefined && headers.origin !== origin) return false
  // 'none': typed into the address line, or a bookmark.
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && readOnly.includes(method))
  return readOnly.includes(method) || headers.origin === origin
}
