import { humanCheck as call } from '@delegacia/contract/human-check'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from '../../base/http/client-address.ts'
import { createWindowedCounts } from '../../base/http/windowed-counts.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Turns } from '../../base/http/turns.ts'
import type { HumanCheck } from '../../integrations/human-check.ts'

/** Challenges for one client in ten minutes before they become harder; each further hundred doubles the work. */
const usual = 100
const windowMs = 10 * 60_000
/** Even the hardest is solved by a slow phone while the person reads the summary. */
const hardest = 8

/**
 * verificacao-humana: a fresh challenge, for the browser to solve while the person reads the summary (SU-07).
 * A client with very many requests gets harder ones and is never refused: a town may share one address.
 */
export function registerVerificacaoHumana(
  app: FastifyInstance,
  humanCheck: Pick<HumanCheck, 'challenge'>,
  turns: Pick<Turns, 'challenge'>,
): void {
  const requests = createWindowedCounts(windowMs)
  serveCall(app, call, (request) => {
    const doublings = Math.floor((requests.add(clientAddress(request)) - 1) / usual)
    return turns.challenge(request, () => humanCheck.challenge(Math.min(hardest, 2 ** doublings)))
  })
}
