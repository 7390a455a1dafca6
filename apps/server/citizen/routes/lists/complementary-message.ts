import type { FastifyInstance } from 'fastify'
import { complementaryMessage as call } from '@delegacia/contract/complementary-message'
import { localeOf } from '@delegacia/domain/language/text'
import { complementaryMessage } from '@delegacia/domain/lists/complementary-message'
import { allowedHtml } from '@delegacia/domain/rules/allowed-html'
import { serveCall } from '../../../base/http/serve-call.ts'

/** GET_MENSAGEM_COMPLEMENTAR_IDIOMAS: never cached, as its address reveals what somebody reported. */
export function registerComplementaryMessage(app: FastifyInstance): void {
  serveCall(app, call, ({ params }, reply) => {
    const query = {
      nature: Number(params.id_natureza),
      flag: Number(params.id_flg),
      residence: params.localMoradia === '2' ? 2 : 1,
    } as const
    reply.header('cache-control', 'no-store')
    return { mensagem: allowedHtml(complementaryMessage(query, localeOf(params.locale))) }
  })
}
