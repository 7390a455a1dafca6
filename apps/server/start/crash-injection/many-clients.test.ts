import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Registration } from '@delegacia/contract/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { expect, onTestFinished, test } from 'vitest'
import { altchaSecrets } from '../../integrations/human-check-altcha.ts'
import { easyToken } from '../../integrations/solved-token.fixture.ts'
import { createStationRunner } from '../station-runner.fixture.ts'
import { requestBytes, startFlood } from './request-flood.fixture.ts'
import { createHttpClient } from './http-client.fixture.ts'

/** `PHONES=500` shows the same with more clients. */
const clients = Number(process.env['PHONES'] ?? 60)
const floodConnections = Number(process.env['FLOOD_CONNECTIONS'] ?? Math.max(12, Math.round(clients / 10)))

const stationKey = randomBytes(32)
const secrets = altchaSecrets(stationKey)

/** What the browser asks for when a report is opened at its summary (e2e/journeys/few-calls.phone.spec.ts counts the calls). */
const lists = [
  'COMBO_IDENTIDADE_GENERO/F/pt-br',
  'COMBO_LOCALIDADE/PA/pt-br',
  'COMBO_ORIENTACAO_SEXUAL/0/pt-br',
  'COMBO_UF/pt-br/31',
  'COMBO_LOCAL_MORADIA/pt-br',
  'COMBO_SEXO/pt-br',
  'COMBO_RACA/pt-br',
  'COMBO_GRUPO_SOCIAL/pt-br',
  'COMBO_ESTADOSCIVIS/pt-br',
  'COMBO_ESCOLARIDADES/pt-br',
  'COMBO_MORADIA/pt-br',
  'COMBO_TIPODOCUMENTO_PFISICA/pt-br',
  'COMBO_PROFISSAO/pt-br',
  'COMBO_PAIS/pt-br',
  'COMBO_TIPODOCUMENTO/pt-br',
  'COMBO_OPERADORA/pt-br',
  'COMBO_DDI/pt-br',
  'COMBO_LOCALOCORRENCIA/pt-br',
  'COMBO_OBJETOMARCA/pt-br/2',
  'COMBO_LISTA_CARACTERISTICA/pt-br',
  'TAMANHO_DO_RELATO',
  'LISTA_NATUREZAS_POR_CRIME/pt-br/3/-1/-1/-1/-1',
]
const together = `/listas?${lists.map((path) => `lista=${path}`).join('&')}`

const floodOf = (): string[] => [
  requestBytes('GET', '/api/COMBO_SEXO/pt-br'),
  requestBytes('GET', '/api/USER_IP'),
  requestBytes('GET', '/api/print/277/20269999991?autDig=AAAA'),
  requestBytes('POST', '/api/ocorrencia', JSON.stringify(lossReport()).replace(/[^\x20-\x7e]/g, '')),
  requestBytes('GET', '/api/LISTA_LOGRADOURO/PA/avenida'),
  requestBytes('GET', '/api/verificacao-humana'),
]

type Served = { registeredAfter: number | undefined; statuses: number[]; printed: number }

/** From the summary to the last screen. */
async function report(port: number, place: number, token: string): Promise<Served> {
  const client = createHttpClient(port)
  const begin = performance.now()
  try {
    await client.get('/USER_IP')
    // Every other one is a page that was opened before an upgrade, and requests one list after another.
    if (place % 2 === 0) await client.get(together)
    else await Promise.all(lists.map((path) => client.get(`/${path}`)))
    await client.get('/verificacao-humana')
    const answer = await client.post(
      '/ocorrencia',
      { ...lossReport(), recaptchaToken: token },
      crypto.randomUUID(),
    )
    if (answer.status !== 201) return { registeredAfter: undefined, statuses: client.statuses, printed: 0 }
    const registeredAfter = performance.now() - begin
    const { unidade, nrBop, bop } = JSON.parse(answer.body) as Registration
    await client.get('/GET_MENSAGEM_COMPLEMENTAR_IDIOMAS/pt-br/1/3/301/301/0/1501402/1501402046/277')
    let printed = await client.get(`/print/${unidade}/${nrBop}`)
    // The browser retries twice where that may help.
    for (const wait of [600, 1800]) {
      if (printed.status !== 503) break
      await sleep(wait)
      printed = await client.get(`/print/${unidade}/${nrBop}`)
    }
    await client.post('/email', { contato: '', nome: '', assunto: '', strBopCompleto: bop, unidade, nrBop })
    return { registeredAfter, statuses: client.statuses, printed: printed.status }
  } finally {
    client.hangUp()
  }
}

test(
  `of ${clients} clients behind one address whose neighbour floods, each gets its number`,
  { timeout: 600_000 },
  async () => {
    const runner = await createStationRunner()
    onTestFinished(async () => {
      await runner.endAll()
      runner.remove()
    })
    await runner.start({ HUMAN_CHECK: 'altcha', DATA_KEY: stationKey.toString('base64') })
    const port = Number(new URL(runner.address).port)
    const tokens: string[] = []
    for (let count = 0; count < clients; count += 1) tokens.push(await easyToken(secrets))

    const flood = startFlood(port, floodOf(), floodConnections)
    onTestFinished(() => flood.stop())
    await sleep(1000)
    const begin = performance.now()
    const served = await Promise.all(tokens.map((token, place) => report(port, place, token)))
    flood.stop()

    const after = served.flatMap(({ registeredAfter }) => registeredAfter ?? []).sort((a, b) => a - b)
    const seconds = (ms = 0) => Math.round(ms / 100) / 10
    const count = (of: number) => served.filter(({ statuses }) => statuses.includes(of)).length
    process.stdout.write(
      `${JSON.stringify({
        clients,
        registered: after.length,
        clientsWith429: count(429),
        clientsWith503: count(503),
        printed: served.filter(({ printed }) => printed === 200).length,
        medianSeconds: seconds(after[after.length >> 1]),
        lastSeconds: seconds(after.at(-1)),
        allSeconds: seconds(performance.now() - begin),
        flood: flood.statuses,
      })}\n`,
    )
    expect(count(429)).toBe(0)
    expect(after.filter((ms) => ms < 60_000).length).toBeGreaterThanOrEqual(clients * 0.99)
  },
)
