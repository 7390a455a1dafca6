import type { Panel } from '@delegacia/contract/panel'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendAudit } from '../desk/audit/append-audit.ts'
import { verifyAudit } from '../desk/audit/verify-audit.ts'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'

let station: TestStation
const clock = { now: new Date('2026-11-21T15:00:00Z') }
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => clock.now })
  await appendAudit(station.db, { act: 'verificou-registro' })
  await station.register()
})
afterAll(() => station.close())

const panel = async () => (await station.app.inject('/api/painel')).json<Panel>()

// FG-04
test('the panel is of a whole month, hides what is small, and names the head of the log', async () => {
  const head = { entrada: 1, hash: expect.stringMatching(/^[\da-f]{64}$/) }
  expect(await panel()).toEqual({ mes: '2026-10', total: 0, unidades: [], registro: head })
  clock.now = new Date('2026-12-07T15:00:00Z')
  const hidden = { tipo: 'oculto' }
  const published = await panel()
  expect(published).toEqual({
    mes: '2026-11',
    total: null,
    unidades: [
      {
        unidade: 'Delegacia Virtual',
        recebidos: hidden,
        primeiroOlharHoras: hidden,
        corrigidos: hidden,
        respondidos: hidden,
      },
    ],
    registro: head,
  })
  const { entrada: seq, hash } = published.registro
  expect(await verifyAudit(station.db, [{ seq, hash }])).toMatchObject({ ok: true })
  expect(await verifyAudit(station.db, [{ seq, hash: '0'.repeat(64) }])).toMatchObject({ ok: false })
})

// FG-04
test('one answer serves everybody for some minutes', async () => {
  const before = await panel()
  await appendAudit(station.db, { act: 'verificou-registro' })
  expect(await panel()).toEqual(before)
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
  expect((await panel()).registro.entrada).toBe(2)
})
