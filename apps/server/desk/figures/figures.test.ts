import { stateNow } from '@delegacia/domain/language/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  const hourMs = 3_600_000
  const by = {
    kind: 'officer',
    officer: (await desk.officer('Prado', { role: 'investigador', unit: units[0] })).id,
    role: 'investigador',
    unit: units[0],
  } as const
  let sequence = 1
  for (const unit of units)
    for (let count = 0; count < 12; count++) {
      const id = await desk.report(unit, sequence++)
      const event = { kind: 'opened', by: { ...by, unit }, reason: 'triagem' } as const
      const hours = unit === units[0] ? 2.5 : 7.5
      const now = new Date(Date.now() + hours * hourMs)
      await desk.db.transaction().execute((trx) => appendEvent(trx, { report: id, event, now }))
    }
  // The desk's clock: the tenth of the next month, when the month of these reports is counted.
  const [year = 0, month = 0] = stateNow(new Date()).split('-').map(Number)
  desk.later(Date.UTC(year, month, 10) - desk.now().getTime())
}, 60_000)
afterAll(() => desk.close())

const hidden = { tipo: 'oculto' }
const few = { tipo: 'poucos' }

// FG-07
test('a chief sees the figures of the own unit beside the middle of the others', async () => {
  const { browser } = await desk.officer('Lobato', { role: 'chefia', unit: units[0] })
  expect((await browser.get('/numeros')).json()).toEqual({
    mes: expect.stringMatching(/^20\d\d-\d\d$/),
    unidades: [
      {
        unidade: 'Delegacia de Salinópolis',
        recebidos: { tipo: 'exato', valor: 12 },
        primeiroOlharHoras: { tipo: 'exato', valor: 3 },
        corrigidos: few,
        respondidos: hidden,
      },
    ],
    meioDasOutras: {
      primeiroOlharHoras: { tipo: 'exato', valor: 8 },
      corrigidos: hidden,
      respondidos: hidden,
    },
  })
})

// FG-07
test('an auditor sees every unit, and nobody else sees figures', async () => {
  const auditor = await desk.officer('Castro', { role: 'auditor' })
  expect((await auditor.browser.get('/numeros')).json().unidades).toHaveLength(2)
  for (const duty of [
    { role: 'atendente', unit: units[0] },
    { role: 'delegado', unit: units[0] },
    { role: 'administrador' },
  ] as const) {
    const { browser } = await desk.officer(duty.role, duty)
    expect((await browser.get('/numeros')).json()).toMatchObject({ erro: 'sem-permissao' })
  }
})

// FG-07
test('the role of lists gets counts and no event of a report', async () => {
  const { list, open, accounts } = desk.databases
  const counts = sql`select * from unit_counts(now(), now(), now())`
  expect((await counts.execute(list)).rows).toEqual([])
  for (const db of [open, accounts]) await expect(counts.execute(db)).rejects.toThrow('permission denied')
  await expect(sql`select 1 from report_events`.execute(list)).rejects.toThrow('permission denied')
})
