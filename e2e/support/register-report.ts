import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { stateNow } from '@delegacia/domain/language/dates'
import type { HumanChallenge } from '@delegacia/contract/human-check'
import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '../../packages/flows/crimes/loss.fixture.ts'
import { altchaSecrets } from '../../apps/server/integrations/human-check-altcha.ts'
import { easyToken, solvedToken } from '../../apps/server/integrations/solved-token.fixture.ts'
import { keyFile, wholeKey } from '../../apps/server/store/keys/station-key.ts'
import { kept } from './typed-values.ts'

/** The report with its fact yesterday and all its addresses in a street that the station knows; a point on the map stays. */
export async function withKnownPlaces(request: APIRequestContext, report: Occurrence): Promise<Occurrence> {
  const response = await request.get(`/api/LISTA_LOGRADOURO/PA/${kept.postalCode}`)
  const [street] = (await response.json()) as Record<string, unknown>[]
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
  const report = await withKnownPlaces(request, given)
  const challenge = (await (await request.get('/api/verificacao-humana')).json()) as HumanChallenge
  return send(request, report, await solvedToken(challenge))
}

/** The same at this run's station, whose key makes the work of a browser easy: where many are registered it would be most of the time. */
export async function registerEasily(request: APIRequestContext, given: Occurrence): Promise<Registration> {
  const report = await withKnownPlaces(request, given)
  const key = wholeKey(keyFile(process.env['STATION_DATA_DIR'] ?? ''))
  return send(request, report, await easyToken(altchaSecrets(key)))
}

async function send(
  request: APIRequestContext,
  report: Occurrence,
  recaptchaToken: string,
): Promise<Registration> {
  const response = await request.post('/api/ocorrencia', {
    data: { ...report, recaptchaToken },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as Registration
}

/** A fact in the past, whatever today is. */
function yesterday(): { ds_datahora: string; datahora: string } {
  const datahora = stateNow(new Date(Date.now() - 24 * 3_600_000)).replace('T', ' ')
  return { ds_datahora: datahora.replace(/^(\d+)-(\d+)-(\d+)/, '$3/$2/$1'), datahora }
}
