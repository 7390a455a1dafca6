import { listPath, detailsPath } from '@delegacia/contract/list-paths'
import type { KeptLists } from '@delegacia/contract/kept-lists'
import { crimes } from '@delegacia/domain/lists/crimes'
import { routes } from '@delegacia/domain/lists/routes'
import { brazil } from '@delegacia/domain/report/country'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { reportIssues } from '@delegacia/flows/engine/report-issues'
import { summary } from '@delegacia/flows/engine/summary'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { contextOf } from '../../../reports/registration/report-context.ts'
import { plainFrontEnd } from '../../../base/settings/front-end-settings.ts'
import { registerListRoutes } from './register-list-routes.ts'

const app = Fastify()
await app.register(registerListRoutes, {
  frontEndVersion: '0.1.0',
  frontEnd: plainFrontEnd,
  narrativeMaximum: 5000,
  crimesNotOffered: [{ crime: crimes[0]?.id_crime ?? 0, municipality: 1501402 }],
})
afterAll(() => app.close())

const kept = async (locale: string) => (await app.inject(`/listas-guardadas/${locale}`)).json<KeptLists>()
const lists = await kept('pt-br')

// OFF-09
test('what is kept is what each list answers by itself, in its language', async () => {
  const own = Object.entries(await kept('fr-fr'))
  expect(own.length).toBeGreaterThan(500)
  const single = await Promise.all(own.map(async ([path]) => (await app.inject(`/${path}`)).json<unknown>()))
  expect(own.map(([, rows]) => rows)).toEqual(single)
})

// OFF-09
test.each(routes)('what a report of %s asks for is kept', async (route) => {
  const flow = await getFlow(route)
  const conditions = { now: new Date(), narrativeMaximum: 5000, findAddress: () => undefined }
  const context = contextOf(flow, reportOf(route), conditions, 'pt-br')
  const asked = new Set<string>()
  const watched = {
    ...context,
    readList: (query: Parameters<typeof context.readList>[0]) => {
      if (query.list !== 'COMBO_UF' || Number(query.of?.[0] ?? brazil) === brazil)
        asked.add(listPath(query, 'pt-br'))
      return context.readList(query)
    },
    readDetails: (object: number) => {
      asked.add(detailsPath(object, 'pt-br'))
      return context.readDetails(object)
    },
  }
  reportIssues(flow, watched)
  summary(flow, watched)
  expect(asked.size).toBeGreaterThan(3)
  expect([...asked].filter((path) => !(path in lists))).toEqual([])
})

// OFF-09
test('the crimes of a municipality that has its own list are kept besides those of any', () => {
  const of = (place: number) => lists[`LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/${place}/pt-br`]?.length ?? 0
  expect(of(1501402)).toBe(of(-1) - 1)
})

test('they come packed, and a browser that has them gets a 304', async () => {
  const headers = { 'accept-encoding': 'br' }
  const first = await app.inject({ url: '/listas-guardadas/pt-br', headers })
  expect(first.headers['content-encoding']).toBe('br')
  expect(first.rawPayload.length).toBeLessThan(100_000)
  const again = await app.inject({
    url: '/listas-guardadas/pt-br',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
