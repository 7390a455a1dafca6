import { describe, expect, test } from 'vitest'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { Entity } from '../engine/model/entity.ts'
import { objects } from './objects.ts'
import { bicycle, card, fieldOf, reported, television, visibleNames } from './things.fixture.ts'

const step = objects()

const animals: ReportedObject = {
  id_tipo_objeto: 3,
  id_categoria: 22,
  tipo: 2203,
  unidade_medida: 18,
  quantidade: 12,
}

const issues = (whole: ReportedObject, change: ReportedObject = {}) =>
  reported(step, { ...whole, ...change }).issues()

// OB-02
test('documents and phones have their own forms without a quantity, all else the general one with it', () => {
  expect(visibleNames(step, { id_tipo_objeto: 1, documento: 2 })).toEqual(['documento', 'numero'])
  expect(visibleNames(step, { id_tipo_objeto: 2 })).toEqual([
    'marcaCel',
    'operadora',
    'numero',
    'imei',
    'compl',
  ])
  expect(visibleNames(step, television)).toContain('quantidade')
  expect(reported(step, { id_tipo_objeto: 4 }).issues()).toEqual([
    '/objeto emptyList',
    '/objeto/0 wrongShape',
  ])
})

// OB-03
test.each<[string, ReportedObject, string[]]>([
  ['no type', {}, ['/objeto/0/documento choiceRequired']],
  ['no number', { documento: 2 }, ['/objeto/0/numero required']],
  ['two characters', { documento: 2, numero: '12' }, ['/objeto/0/numero documentNumberSize']],
  ['a hundred', { documento: 2, numero: '1'.repeat(100) }, ['/objeto/0/numero documentNumberSize']],
  ['three characters', { documento: 2, numero: '123' }, []],
  ['99 characters', { documento: 2, numero: '1'.repeat(99) }, []],
  ['a CPF that is none', { documento: 1, numero: '529.982.247-26' }, ['/objeto/0/numero invalidCpf']],
  ['a CPF', { documento: 1, numero: '529.982.247-25' }, []],
  ['a CPF without its mask', { documento: 1, numero: '52998224725' }, ['/objeto/0/numero invalidCpf']],
])('a document with %s', (_what, change, expected) =>
  expect(issues({ id_tipo_objeto: 1 }, change)).toEqual(expected),
)

// OB-03
test('the number of a lost CPF has its mask, that of any other document has none', () => {
  const number = fieldOf(step, 'numero')
  const maskOf = (documento: number) => number.kind === 'text' && number.mask({ documento })
  expect([maskOf(1), maskOf(2)]).toEqual(['###.###.###-##', undefined])
})

// OB-04
test.each<[string, ReportedObject, string[]]>([
  ['brand', { marcaCel: 1 }, ['/objeto/0/marcaCel notInList']],
  ['operator', { operadora: 0 }, ['/objeto/0/operadora notInList']],
  ['number', { numero: '91 8765-4321' }, ['/objeto/0/numero invalidPhone']],
  ['IMEI without its mask', { imei: '490154203237518' }, ['/objeto/0/imei invalidImei']],
  ['complement', { compl: 'AB' }, ['/objeto/0/compl complementSize']],
  ['nothing', { imei: '490154-20-323751-8', compl: 'ABC' }, []],
])('a phone with a wrong %s', (_what, change, expected) =>
  expect(issues({ id_tipo_objeto: 2, marcaCel: 101, operadora: 1, numero: '91 98765-4321' }, change)).toEqual(
    expected,
  ),
)

describe('a general object', () => {
  // OB-05
  test.each([television, bicycle, card, animals])('of type $tipo is taken whole', (thing) =>
    expect(issues(thing)).toEqual([]),
  )

  // OB-05
  test('asks the voltage only where the object has one, the brand from a list or as text', () => {
    expect(visibleNames(step, television)).toEqual(expect.arrayContaining(['voltagem', 'marca']))
    expect(visibleNames(step, television)).not.toContain('campo_marca')
    expect(visibleNames(step, { ...television, marca: 399 })).toContain('campo_marca')
    expect(visibleNames(step, { ...television, id_categoria: 23, tipo: 2304 })).toContain('campo_marca')
    expect(visibleNames(step, animals)).not.toContain('campo_marca')
    expect(visibleNames(step, animals)).not.toContain('voltagem')
    expect(visibleNames(step, animals)).not.toContain('marca')
  })

  // OB-05
  test.each<[ReportedObject, string[]]>([
    [{ quantidade: '0' }, ['/objeto/0/quantidade quantity']],
    [{ quantidade: '9999999999999999' }, []],
    [{ quantidade: '10000000000000000' }, ['/objeto/0/quantidade quantity']],
    [{ quantidade: '1,5' }, ['/objeto/0/quantidade invalidNumber']],
    [{ voltagem: 7 }, ['/objeto/0/voltagem notInList']],
    [{ unidade_medida: 18 }, ['/objeto/0/unidade_medida notInList']],
    [{ tipo: 1601 }, ['/objeto/0/tipo notInList']],
    [{ compl: 'AB' }, ['/objeto/0/compl complementSize']],
    [{ compl: 'A'.repeat(101) }, ['/objeto/0/compl complementSize']],
  ])('with %j', (change, expected) =>
    expect(issues(television, change)).toEqual(expect.arrayContaining(expected)),
  )

  // OB-05, AP-06
  test.each<[unknown, unknown]>([
    ['3', 3],
    [3, 3],
    ['007', 7],
    ['9999999999999999', '9999999999999999'],
  ])('whose quantity is given as %j keeps it as %j', (quantidade, expected) => {
    const thing = reported(step, { ...television, quantidade } as ReportedObject)
    expect(thing.issues()).toEqual([])
    expect(thing.kept().objeto[0]?.quantidade).toBe(expected)
  })

  // OB-10
  test.each([
    ['cash', 14, 1401],
    ['foreign cash', 14, 1402],
    ['a Pix', 14, 1406],
    ['an account', 26, 2601],
  ])(
    'that is %s is asked neither unit nor quantity: money once, as its amount',
    (_what, id_categoria, tipo) => {
      const asked = visibleNames(step, { id_tipo_objeto: 3, id_categoria, tipo })
      expect(asked).toContain('detalhe')
      expect(asked).not.toContain('quantidade')
      expect(asked).not.toContain('unidade_medida')
      expect(visibleNames(step, card)).toContain('quantidade')
    },
  )

  // OB-08
  test('that is an animal is counted in at most three digits', () => {
    expect(issues(animals, { quantidade: '999' })).toEqual([])
    expect(issues(animals, { quantidade: '1000' })).toEqual(['/objeto/0/quantidade maximumDigits'])
    expect(issues(animals, { quantidade: '0' })).toEqual(['/objeto/0/quantidade numberRange'])
    expect(issues(television, { quantidade: '1000' })).toEqual([])
  })

  // OB-09
  test('has the category of what it is, and loses the answers that depend on that, and no others', () => {
    const { context } = reported(step, television)
    const whole = {
      ...television,
      ds_tipo: 'x',
      ds_marca: 'x',
      ds_voltagem: 'x',
      campo_marca: 'X',
      compl: 'ABC',
    }
    const other = fieldOf(step, 'tipo').write(whole as Entity, 1601, context)
    expect(other).toEqual({
      id_tipo_objeto: 3,
      id_categoria: 16,
      categoria: 'Bicicletas e similares',
      tipo: 1601,
      ds_tipo: 'Bicicleta',
      quantidade: '1',
      compl: 'ABC',
    })
    const type = fieldOf(step, 'tipo').write(whole as Entity, 1202, context)
    expect(type).toEqual({
      id_tipo_objeto: 3,
      id_categoria: 12,
      categoria: 'Eletrônicos e eletrodomésticos',
      tipo: 1202,
      ds_tipo: 'Caixa de som',
      quantidade: '1',
      compl: 'ABC',
    })
    expect(fieldOf(step, 'tipo').write(whole as Entity, 1201, context)).toMatchObject({ marca: 301 })
  })
})
