import { readTranslateRequest, translate } from '@delegacia/contract/translate'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../http/failures.ts'
import { serveCall } from '../http/serve-call.ts'
import type { Turns } from '../http/turns.ts'
import type { Translator } from '../integrations/translator.ts'

/** translate: 503 where no translator is configured or none answers; the original is what counts (SU-06). */
export function registerTranslate(
  app: FastifyInstance,
  translator: Translator,
  turns: Pick<Turns, 'integration'>,
): void {
  serveCall(app, translate, async (request) => {
    const text = readTranslateRequest(request.body)
    if (text === undefined) throw new ApiFailure('pedido-invalido')
    const translated = await turns.integration(request, () => translator.translate(text, undefined))
    if (!translated) throw new ApiFailure('sem-tradutor')
    return { text: translated.text, provedor: translated.provider }
  })
}
