import { defaultServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { readSettings } from '../../base/settings/settings.ts'
import { keepServiceTargets, readServiceTargets } from './service-targets.ts'
import { refreshProgress } from './refresh-progress.ts'

let desk: TestDesk
let unit: number
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
})
afterAll(() => desk.close())

const hour = 3_600_000

// EV-43
test('without a setting the aims are those that the database begins with', async () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ ok: true, settings: { aims: defaultServiceTargets } })
  expect(await readServiceTargets(desk.db)).toEqual(defaultServiceTargets)
})

// EV-43
test('other hours count for reports of before and after, in lists and on the report, each with its rule', async () => {
  const officer = await desk.officer('Camila', { role: 'atendente', unit })
  const before = await desk.filed(unit)
  await keepServiceTargets(desk.db, { ...defaultServiceTargets, firstLook: 6, analysis: 72 }, desk.now())
  const after = await desk.filed(unit)
  expect(await refreshProgress(desk.db, desk.now())).toBe(1)
  const clocks = async () => {
    const { linhas } = (await officer.browser.get('/filas/da-unidade')).json<{
      linhas: { id: string; registradoEm: string; relogios: { regra: string; vence: string }[] }[]
    }>()
    return linhas.map(({ id, registradoEm, relogios: [clock] }) => ({
      id,
      regra: clock?.regra,
      hours: (Date.parse(clock?.vence ?? '') - Date.parse(registradoEm)) / hour,
    }))
  }
  const rule = { regra: 'primeiro olhar: meta de 6 h', hours: 6 }
  expect((await clocks()).toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    [before.id, after.id].toSorted().map((id) => ({ id, ...rule })),
  )
  const opened = await officer.browser.post(`/boletins/${after.id}/abrir`, { motivo: 'triagem' })
  const { relogios } = opened.json<{ andamento: { relogios: object[] } }>().andamento
  expect(relogios).toMatchObject([{ regra: 'análise: meta de 72 h' }])
  // The same hours again change nothing.
  await keepServiceTargets(desk.db, await readServiceTargets(desk.db), desk.now())
  expect(await refreshProgress(desk.db, desk.now())).toBe(0)
})
