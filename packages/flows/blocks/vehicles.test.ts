import { expect, test } from 'vitest'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { summary } from '../engine/summary.ts'
import { narrateObject } from './objects/narrate-object.ts'
import { visibleNames, fieldOf, reported, reportedIn } from './things.fixture.ts'
import { objects } from './objects.ts'
import { vehicles } from './vehicles.ts'

const plate = { id: 3, campo: 'placa' }
const chassis = { id: 4, campo: 'chassi' }
const car: ReportedObject = {
  id_tipo_objeto: 4,
  id_categoria: 15,
  tipo: 1501,
  detalhe: [{ ...plate, valor: 'abc1d23' }],
  condutor: 'joão da silva',
  dano: 'porta amassada',
}

const issues = (change: ReportedObject = {}) => reported(vehicles, { ...car, ...change }).issues()

// OB-07, OB-10
test('a vehicle has the fields of a thing but no quantity, its driver and the damage', () => {
  expect(visibleNames(vehicles, car)).toEqual(['tipo', 'marca', 'detalhe', 'compl', 'condutor', 'dano'])
  expect(fieldOf(vehicles, 'dano')).toMatchObject({ kind: 'text', lines: 5, upper: true, maximum: 4000 })
  expect(issues()).toEqual([])
  const kept = reported(vehicles, car).kept().objeto[0]
  expect(kept).toMatchObject({
    id: '4',
    ds_tipo: 'Automóvel',
    condutor: 'JOÃO DA SILVA',
    dano: 'PORTA AMASSADA',
  })
  expect(kept).not.toHaveProperty('quantidade')
})

// OB-07
test.each<[string | undefined, string[]]>([
  [undefined, ['/objeto/0/condutor required']],
  ['JOAQUIM', ['/objeto/0/condutor surnameRequired']],
  ['J. SILVA', ['/objeto/0/condutor abbreviatedName']],
  ['J SILVA', ['/objeto/0/condutor abbreviatedName']],
  ['ANA 2', ['/objeto/0/condutor nameCharacters']],
  ['A'.repeat(50) + ' ' + 'B'.repeat(50), ['/objeto/0/condutor nameSize']],
  ['NÃO SEI', []],
])('the driver %s', (condutor, expected) =>
  expect(reported(vehicles, { ...car, ...(condutor ? { condutor } : { condutor: '' }) }).issues()).toEqual(
    expected,
  ),
)

// OB-07
test.each<[string, number, string[]]>([
  ['none', 0, ['/objeto/0/dano required']],
  ['one character', 1, []],
  ['4000', 4000, []],
  ['4001', 4001, ['/objeto/0/dano tooLong']],
])('damage of %s', (_what, length, expected) =>
  expect(issues({ dano: 'É'.repeat(length) })).toEqual(expected),
)

// OB-11
test.each<[string, ReportedObject['detalhe'], string[]]>([
  ['nothing', [], ['/objeto/0/detalhe/0/valor unidentified']],
  ['its plate', [{ ...plate, valor: 'ABC-1234' }], []],
  ['its chassis', [{ ...chassis, valor: '9BWZZZ377VT004251' }], []],
  ['that its plate is unknown', [{ ...plate, valor: 'NÃO SEI' }], ['/objeto/0/detalhe/1/valor unidentified']],
  [
    'that both are unknown',
    [
      { ...plate, valor: 'NÃO SEI' },
      { ...chassis, valor: 'NÃO SEI' },
    ],
    [],
  ],
  ['only its colour', [{ id: 19, valor: 'AZUL' }], ['/objeto/0/detalhe/0/valor unidentified']],
  [
    'a wrong plate',
    [
      { ...plate, valor: 'AB-1' },
      { ...chassis, valor: 'NÃO SEI' },
    ],
    ['/objeto/0/detalhe/0/valor invalidPlate'],
  ],
])('a vehicle of which is told %s', (_what, detalhe = [], expected) =>
  expect(issues({ detalhe })).toEqual(expected),
)

test('a vehicle without a known plate is named by its kind alone', () => {
  const { context } = reported(vehicles)
  const unknown = [{ ...plate, valor: 'NÃO SEI' }]
  expect(vehicles.forms[0]?.name({ ds_tipo: 'Automóvel', detalhe: unknown }, context)).toBe('Automóvel')
})

test('what identifies a vehicle further is optional but must not be wrong', () => {
  const wrong: [number, string][] = [
    [3, 'AB-1234'],
    [4, '9BWZZZ377VTO04251'],
    [20, '63988496207'],
    [19, 'AZULADO'],
    [22, '2028'],
  ]
  const right: [number, string][] = [
    [3, 'ABC-1234'],
    [4, '9BWZZZ377VT004251'],
    [20, '63988496206'],
    [19, 'AZUL'],
    [21, 'UNO'],
    [22, '2027'],
  ]
  const asDetails = (answers: [number, string][]) => answers.map(([id, valor]) => ({ id, valor }))
  expect(issues({ detalhe: asDetails(right) })).toEqual([])
  expect(issues({ detalhe: asDetails(wrong) })).toEqual([
    '/objeto/0/detalhe/0/valor invalidPlate',
    '/objeto/0/detalhe/1/valor invalidChassis',
    '/objeto/0/detalhe/2/valor invalidRenavam',
    '/objeto/0/detalhe/3/valor notInList',
    '/objeto/0/detalhe/5/valor vehicleYear',
  ])
  expect(issues({ detalhe: [{ ...plate, valor: 'abc1d23' }] })).toEqual([])
})

test('a vehicle is narrated with its plate, its driver and the damage', () => {
  const kept =
    reported(vehicles, { ...car, detalhe: [{ ...plate, valor: 'abc1d23' }] }).kept().objeto[0] ?? {}
  expect(vehicles.forms[0]?.name(kept, reported(vehicles).context)).toBe('Automóvel ABC1D23')
  expect(narrateObject(kept)).toBe('AUTOMÓVEL: Placa ABC1D23; condutor JOÃO DA SILVA; dano: PORTA AMASSADA.')
})

const document: ReportedObject = { id_tipo_objeto: 1, documento: 2, numero: '12345' }
const both = [objects(), vehicles]

// OB-01, OB-07
test('things and vehicles share one list, and each step counts and asks its own entries', () => {
  expect(reportedIn(both, document, car).issues()).toEqual([])
  expect(reportedIn(both, document).issues()).toEqual(['/objeto noVehicle'])
  expect(reportedIn(both, document, { ...car, dano: '' }).issues()).toEqual(['/objeto/1/dano required'])
  const { flow, context, kept } = reportedIn(both, car, document)
  const cards = summary(flow, { ...context, report: kept() }).map(({ entries }) =>
    entries.map(({ heading }) => heading),
  )
  expect(cards).toEqual([['1. Carteira de Identidade (RG)'], ['1. Automóvel ABC1D23']])
})

test('an entry that none of the steps of a shared list claims is an issue and is not dropped', () => {
  const unclaimed = { id_tipo_objeto: 7 }
  expect(reportedIn(both, document, unclaimed, car).issues()).toEqual(['/objeto/1 wrongShape'])
  expect(reportedIn(both, document, car, unclaimed, unclaimed).issues()).toEqual([
    '/objeto/2 wrongShape',
    '/objeto/3 wrongShape',
  ])
})
