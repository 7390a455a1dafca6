import { guardedCalls, openCalls } from '@delegacia/contract/desk/desk-calls'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { routesOf } from '../start/routes.fixture.ts'
import { testDesk, type TestDesk } from './test-desk.fixture.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
})
afterAll(() => desk.close())

const all = [...openCalls, ...guardedCalls]
const send = (call: (typeof all)[number], headers = {}) => {
  const { get, post } = desk.browser()
  return call.method === 'get' ? get(call.path, headers) : post(call.path, { nonsense: true }, headers)
}

// DK-23
describe('the desk', () => {
  test('answers the calls of the contract and no others', () => {
    const routes = routesOf(desk.app).filter(({ method }) => method !== 'HEAD')
    const served = routes.map(({ method, path }) => `${method} ${path}`)
    expect(served.toSorted()).toEqual(
      all
        .map(({ method, path }) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
        .toSorted(),
    )
  })
  test.each(guardedCalls.map((call) => [call.path, call] as const))(
    '%s answers nobody without a session, whatever they send',
    async (_, call) => {
      expect((await send(call)).json()).toMatchObject({ erro: 'sem-sessao' })
    },
  )
  // DK-11
  test.each(
    all.filter(({ path }) => path !== '/entrar/conta/volta').map((call) => [call.path, call] as const),
  )('%s refuses what another page sends', async (_, call) => {
    expect((await send(call, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({
      erro: 'outra-origem',
    })
  })
  test.each(openCalls.filter(({ method, path }) => method === 'post' && path.startsWith('/convite')))(
    '$path refuses a body of another shape',
    async (call) => {
      expect((await send(call)).json()).toMatchObject({ erro: 'pedido-invalido' })
    },
  )
  test('wrote nothing of all that', async () => {
    expect(await desk.acts()).toEqual([])
    for (const table of ['desk_sessions', 'spent_challenges', 'login_misses', 'officers'] as const)
      expect(await desk.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
