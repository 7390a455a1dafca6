import { readList } from '@delegacia/domain/lists/read-list'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { expect, test } from 'vitest'
import { flow as fraud } from '../crimes/fraud/flow.ts'
import { autoSelect } from '../engine/auto-select.ts'
import type { ListStep } from '../engine/define.ts'
import { formInstances } from '../engine/form-instances.ts'
import { summary } from '../engine/summary.ts'
import { moneyFirst, objects } from './objects.ts'
import { narrateObject } from './objects/narrate-object.ts'
import { reported } from './things.fixture.ts'

const things = objects()
const money = objects({ forms: moneyFirst })

/** The thing with what its form answers by itself. */
function begun(step: ListStep, thing: ReportedObject): ReportedObject {
  const { flow, context } = reported(step, thing)
  const [instance] = formInstances(flow, context.report)
  return instance ? autoSelect(instance, context) : {}
}

const printed = (step: ListStep, thing: ReportedObject) => {
  const { flow, context } = reported(step, thing)
  return summary(flow, context).flatMap(({ entries }) =>
    entries.flatMap(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`)),
  )
}

const bag: ReportedObject = { id_tipo_objeto: 3, id_categoria: 19, tipo: 1901 }

// OB-14
test('a bag is one bag without being asked, and what was in it stands on the paper and in the narrative', () => {
  const one = begun(things, bag)
  expect(one).toMatchObject({ unidade_medida: 1, quantidade: '1' })
  const full = { ...one, detalhe: [{ id: 23, name: 'O que havia dentro', valor: 'RG, R$ 80 e chaves' }] }
  expect(reported(things, one).issues()).toEqual([])
  expect(reported(things, full).issues()).toEqual([])
  expect(printed(things, full)).toContain('O que havia dentro: RG, R$ 80 e chaves')
  const [kept = {}] = reported(things, full).kept().objeto
  expect(narrateObject(kept)).toContain('O que havia dentro RG, R$ 80 E CHAVES')
  expect(reported(things, { ...one, detalhe: [{ id: 23, valor: 'A'.repeat(501) }] }).issues()).toEqual([
    '/objeto/0/detalhe/0/valor tooLong',
  ])
})

// OB-14
test.each([1003, 1101, 1403, 1806, 1901, 1906, 2001, 2101, 2201, 2401, 2403, 9901])(
  'what comes singly is one unit at first (%i)',
  (tipo) => {
    const row = readList({ list: 'COMBO_OBJETO', of: [3, -1] }, 'pt-br').find(({ id }) => id === tipo)
    const { id_categoria = 0 } = row ?? {}
    expect(begun(things, { id_tipo_objeto: 3, id_categoria, tipo })).toMatchObject({
      unidade_medida: 1,
      quantidade: '1',
    })
  },
)

// OB-14
test.each([
  [15, 1508],
  [18, 1807],
  [20, 2002],
  [22, 2202],
  [23, 2301],
])('what is counted or weighed is asked (%i, %i)', (id_categoria, tipo) =>
  expect(begun(things, { id_tipo_objeto: 3, id_categoria, tipo })).not.toHaveProperty('quantidade'),
)

// OB-14
test('a fraud asks for the money first, a Pix unless somebody says otherwise', () => {
  const step = fraud.steps.find((one): one is ListStep => one.kind === 'list' && one.at === 'objeto')
  expect(step?.forms.map(({ id }) => id)).toEqual(['valor', 'documento', 'celular', 'objeto', 'veiculo'])
  const sent = { id_tipo_objeto: 3, id_categoria: 14 }
  expect(begun(money, sent)).toMatchObject({ tipo: 1406 })
  expect(begun(money, { ...sent, tipo: 1401 })).toMatchObject({ tipo: 1401 })
})

// OB-14
test('an amount is printed as money, foreign cash as it was told', () => {
  const paid = (tipo: number, valor: string): ReportedObject => ({
    id_tipo_objeto: 3,
    id_categoria: 14,
    tipo,
    detalhe: [{ id: 9, campo: 'valor', name: 'Valor', valor }],
  })
  expect(printed(money, paid(1401, '350,00'))).toContain('Valor: R$\u00A0350,00')
  expect(printed(money, paid(1401, 'UNS 300'))).toContain('Valor: UNS 300')
  expect(printed(money, paid(1402, '200 EUROS'))).toContain('Valor: 200 EUROS')
  expect(narrateObject(paid(1406, '350'))).toContain('Valor R$\u00A0350,00')
})
