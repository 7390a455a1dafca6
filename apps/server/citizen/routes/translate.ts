import { readTranslateRequest, translate } from '@delegacia/contract/translate'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../base/http/client-address.ts'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { createWindowedCounts } from '../../base/http/windowed-counts.ts'
import type { RouteDeps } from './deps.ts'

/** Of one network in an hour: a report is translated once, however many people of a hotel write theirs. */
const mostAnHour = 120
const hourMs = 3_600_000

/**
 * translate: an account of the length that a report may have; 503 where no translator is configured or none answers: the original
 * is what counts (SU-06).
 */
export function registerTranslate(
  app: FastifyInstance,
  {
    translator,
    turns,
    narrativeMaximum,
    now,
  }: Pick<RouteDeps, 'translator' | 'turns' | 'narrativeMaximum' | 'now'>,
): void {
  const asked = createWindowedCounts(hourMs, () => now().getTime())
  serveCall(app, translate, async (request) => {
    const text = readTranslateRequest(request.body)
    if (text === undefined || text.length > narrativeMaximum) throw new ApiFailure('pedido-invalido')
    if (asked.add(clientAddress(request)) > mostAnHour) throw new ApiFailure('muitos-pedidos')
    const translated = await turns.integration(request, () => translator.translate(text, undefined))
    if (!translated) throw new ApiFailure('sem-tradutor')
    return { text: translated.text, provedor: translated.provider }
  })
}
