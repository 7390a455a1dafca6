import { revocationList, signatureTrust } from '@delegacia/contract/documents/signature-trust'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import type { SignatureTrustSource } from '../../integrations/signature-trust.ts'

/** What browsers judge the signatures of any document by (VP-05): the same for everybody, and no file comes here. */
export function registerAssinaturas(app: FastifyInstance, trust: SignatureTrustSource): void {
  serveCall(app, signatureTrust, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return { raizes: trust.roots.map((root) => root.toString('base64')), listas: trust.issuers() }
  })
  serveCall(app, revocationList, ({ params }, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return { lista: trust.listOf(params.emissor)?.toString('base64') ?? null }
  })
}
