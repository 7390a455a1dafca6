import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { stateNow } from '@delegacia/domain/language/dates'
import type { HumanChallenge } from '@delegacia/contract/human-check'
import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '../../packages/flows/crimes/loss.fixture.ts'
import { solvedToken } from '../../apps/server/integrations/solved-token.fixture.ts'
import { kept } from './typed-values.ts'

/** A report of yesterday, all its places at a street that the station offers; what was marked on the map stays there. */
export async function placed(request: APIRequestContext, report: Occurrence): Promise<Occurrence> {
  const offered = await request.get(`/api/LISTA_LOGRADOURO/PA/${kept.postalCode}`)
  const [street] = (await offered.json()) as Record<string, unknown>[]
  expect(street, 'the station knows the street').toBeDefined()
  const homes = report.envolvido.flatMap(({ endereco = [] }) => endereco)
  for (const place of [...homes, report.fato.endereco]) {
    if (!place) continue
    const { lat, lng, has_mapa } = place
    Object.assign(place, street, has_mapa && { lat, lng, has_mapa })
  }
  Object.assign(report.fato, yesterday())
  return report
}

/** Registers a loss of yesterday through the API. */
export const registerLoss = (request: APIRequestContext): Promise<Registration> =>
  registerReport(request, lossReport())

/** Registers a report of yesterday through the API. */
export async function registerReport(request: APIRequestContext, given: Occurrence): Promise<Registration> {
  const report = await placed(request, given)
  const asked = (await (await request.get('/api/verificacao-humana')).json()) as HumanChallenge
  const answer = await request.post('/api/ocorrencia', {
    data: { ...report, recaptchaToken: await solvedToken(asked) },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as Registration
}

/** Whatever day it is, the fact is past. */
function yesterday(): { ds_datahora: string; datahora: string } {
  const datahora = stateNow(new Date(Date.now() - 24 * 3_600_000)).replace('T', ' ')
  return { ds_datahora: datahora.replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1'), datahora }
}
