import type { Call } from '@delegacia/contract/http/call'
import type { FieldError } from '@delegacia/contract/http/failure'
import { registerOccurrence, type Registration } from '@delegacia/contract/occurrence'
import { printReport } from '@delegacia/contract/print'
import { offeredCrimes } from '@delegacia/contract/list-calls'
import { alive, apiPage, ready, userIp } from '@delegacia/contract/station'
import { quickStreetSearch } from '@delegacia/contract/street-search'
import Fastify from 'fastify'
import { expect, expectTypeOf, test } from 'vitest'
import { publicList } from '../../citizen/routes/lists/public-lists.ts'
import { routesOf } from '../../start/routes.fixture.ts'
import { serveCall } from './serve-call.ts'

const call = {
  method: 'get',
  path: '/NAME/{one}/-1/{two}',
  alsoAt: ['/NAME/{one}/{any}/{two}'],
  summary: '',
  answers: { 200: { description: '' } },
} as const satisfies Call

const pathsOf = (serve: (app: ReturnType<typeof Fastify>) => void) => {
  const app = Fastify({ exposeHeadRoutes: false })
  serve(app)
  return routesOf(app)
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted()
}

test('a call is served at its paths', () => {
  expect(pathsOf((app) => serveCall(app, call, () => undefined))).toEqual([
    'GET /NAME/:one/-1/:two',
    'GET /NAME/:one/:any/:two',
  ])
})

test('its last parameters may be left out where that is said', () => {
  expect(pathsOf((app) => serveCall(app, call, () => undefined, { lastOptional: true }))).toEqual([
    'GET /NAME',
    'GET /NAME/:one',
    'GET /NAME/:one/-1',
    'GET /NAME/:one/-1/:two',
    'GET /NAME/:one/:any',
    'GET /NAME/:one/:any/:two',
  ])
})

/* What does not compile is seen by `npm run check`: an expected error that is none is one. */

declare const registration: Registration
declare const faults: FieldError[]

test('a route knows its parameters and queries, and no others', () => {
  const app = Fastify()
  serveCall(app, quickStreetSearch, ({ params, query }) => {
    // `uf` is left out of one of its paths.
    expectTypeOf(params.uf).toEqualTypeOf<string | undefined>()
    expectTypeOf(params.search).toEqualTypeOf<string>()
    expectTypeOf(query.cidade).toEqualTypeOf<string | string[] | undefined>()
    // @ts-expect-error no such parameter
    expectTypeOf(params.locale).toBeString()
    // @ts-expect-error no such query
    expectTypeOf(query.bairro).toBeString()
    return []
  })
  serveCall(app, printReport, ({ params, body }) => {
    expectTypeOf(params.nrBop).toEqualTypeOf<string>()
    // Its own reader says what is in it.
    expectTypeOf(body).toBeUnknown()
    return { pdf: '' }
  })
})

test('a route answers what its call says', () => {
  const app = Fastify()
  // @ts-expect-error it is called ip
  serveCall(app, userIp, ({ ip }) => ({ address: ip }))
  // @ts-expect-error it is a text
  serveCall(app, alive, () => ({ estado: 1 }))
  // @ts-expect-error since when the backup is verified is missing
  serveCall(Fastify(), ready, () => ({ estado: 'pronta' }))
  serveCall(app, ready, (_request, reply) =>
    // @ts-expect-error the reasons are missing
    reply.code(503).send({ erro: 'indisponivel', mensagem: '' }),
  )
  serveCall(app, registerOccurrence, (_request, reply) => {
    // @ts-expect-error faults are erros
    if (reply.sent) return reply.code(422).send({ faults })
    // @ts-expect-error no such answer
    if (reply.sent) return reply.code(404).send(registration)
    return reply.code(201).send(registration)
  })
  serveCall(app, apiPage, (_request, reply) => reply.code(200).send('any text'))
  expect(app.printRoutes()).toContain('USER_IP')
})

test('so does a list', () => {
  const rows = [{ id_crime: 1, id_crime_cidadao: 1, ds_crime_dv2: '', card_descricao: '', url_dv_s2: '' }]
  publicList(offeredCrimes, () => ({ source: rows }))
  // @ts-expect-error the name of a crime is missing
  publicList(offeredCrimes, () => ({ source: rows.map(({ id_crime }) => ({ id_crime })) }))
  publicList(offeredCrimes, (given) => {
    // @ts-expect-error no such parameter
    expectTypeOf(given.uf).toBeString()
    return { source: rows }
  })
  // @ts-expect-error a call that is not among the lists
  expect(publicList(userIp, () => ({ source: {} })).name).toBe('USER_IP')
})
