import { readList } from '@delegacia/domain/lists/read-list'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { expect, test } from 'vitest'
import type { ListStep } from '../engine/define.ts'
import type { Entity } from '../engine/model/entity.ts'
import { animals } from './animals.ts'
import { visibleNames, reported } from './things.fixture.ts'
import { values } from './values.ts'

const dogs: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 22,
  tipo: 2201,
  unidade_medida: 18,
  quantidade: '2',
  detalhe: [{ id: 14, valor: 'NÃO SEI' }],
}
const sent: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 14,
  tipo: 1406,
  detalhe: [
    { id: 9, valor: '350,00' },
    { id: 11, valor: 'ana@example.org' },
  ],
}
const account: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 26,
  tipo: 2604,
  detalhe: [{ id: 17, valor: '0277 12345-6' }],
}
const ring: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 18,
  tipo: 1801,
  unidade_medida: 1,
  quantidade: '1',
}

const formOf = (step: ListStep, id: string) => step.forms.find((form) => form.id === id)

/** The ids that can be chosen in a field of a form. */
function offered(step: ListStep, form: string, name: string): unknown[] {
  const fields = formOf(step, form)?.groups.flatMap((group) => group.fields) ?? []
  const field = fields.find((one) => one.name === name)
  if (field?.kind !== 'choice') throw new Error(`no choice ${name}`)
  const entity: Entity = formOf(step, form)?.defaults ?? {}
  return (field.choices(entity, reported(step).context) ?? []).map(({ id }) => id)
}

// OB-05, OB-08
test('a step of animals asks which animal and how many, up to 999, and asks no brand or category', () => {
  expect(visibleNames(animals, dogs)).toEqual(['tipo', 'unidade_medida', 'quantidade', 'detalhe', 'compl'])
  expect(offered(animals, 'animal', 'tipo')).toEqual(expect.arrayContaining([2201, 2202, 2203]))
  expect(offered(animals, 'animal', 'tipo').every((id) => String(id).startsWith('22'))).toBe(true)
  expect(reported(animals, dogs).issues()).toEqual([])
  expect(reported(animals, { ...dogs, quantidade: '1000' }).issues()).toEqual([
    '/objeto/0/quantidade maximumDigits',
  ])
  expect(reported(animals, { ...dogs, tipo: 1801 }).issues()).toContain('/objeto/0/tipo notInList')
  expect(reported(animals, ring).issues()).toContain('/objeto/0 wrongShape')
})

test('the category that a form gives is stored with its name in the list', () => {
  const names = new Map(
    readList({ list: 'COMBO_CATEGORIA_OBJETO', of: [3] }, 'pt-br')?.map(({ id, name }) => [id, name]),
  )
  for (const [step, thing] of [
    [animals, dogs],
    [values, sent],
    [values, account],
  ] as const)
    expect(reported(step, thing).kept().objeto).toMatchObject([
      {
        id: '3',
        id_tipo_objeto: 3,
        id_categoria: thing.id_categoria,
        categoria: names.get(thing.id_categoria ?? 0),
      },
    ])
})

// OB-05
test('a step of values asks for money, a bank account, or another thing, each in its own form', () => {
  expect(reported(values, sent, account, ring).issues()).toEqual([])
  expect(offered(values, 'conta', 'tipo')).toEqual([2604])
  expect(offered(values, 'valor', 'tipo')).toContain(1406)
  const things = offered(values, 'objeto', 'tipo')
  expect(things).toContain(1806)
  expect(things.filter((id) => id === 1401 || id === 2601)).toEqual([])
  expect(reported(values, { ...account, tipo: 2601 }).issues()).toContain('/objeto/0/tipo notInList')
})
