import { describe, expect, test } from 'vitest'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import type { Entity } from '../../engine/model/entity.ts'
import { summary } from '../../engine/summary.ts'
import { objects } from '../objects.ts'
import { bicycle, card, fieldOf, reported, television } from '../things.fixture.ts'
import { narrateObject } from './narrate-object.ts'

const step = objects()

const issues = (whole: ReportedObject, change: ReportedObject = {}) =>
  reported(step, { ...whole, ...change }).issues()

describe('details', () => {
  // OB-06
  test('are kept in capitals, each with what the list says of it', () => {
    expect(reported(step, television).kept().objeto[0]?.detalhe).toEqual([
      {
        id: 1,
        name: 'Número de série',
        ds_objeto_detalhe: 'Número de série',
        tipo: 'texto',
        campo: 'serie',
        descricao: 'Número de série',
        valor: 'SN-12Ç',
      },
    ])
  })

  // OB-06
  test.each([
    [1406, 11, 'Ana@Example.org'],
    [1407, 12, 'bc1qAr0Srrr7xfkvY5l6'],
    [2601, 15, '@Ana_Luz'],
    [2603, 16, 'Ana.b@example.org'],
  ])('that would name something else in capitals keep their letters (%i)', (tipo, id, valor) => {
    const kept = reported(step, { ...television, tipo, detalhe: [{ id, valor }] }).kept()
    expect(kept.objeto[0]?.detalhe?.find((one) => one.id === id)?.valor).toBe(valor)
  })

  // OB-06
  test('must be answered, and each issue names its detail', () => {
    expect(issues(bicycle, { detalhe: [] })).toEqual([
      '/objeto/0/detalhe/0/valor required',
      '/objeto/0/detalhe/1/valor choiceRequired',
    ])
    expect(
      issues(bicycle, {
        detalhe: [
          { id: 19, valor: 'BLUE' },
          { id: 6, valor: ' ' },
        ],
      }),
    ).toEqual(['/objeto/0/detalhe/0/valor required', '/objeto/0/detalhe/1/valor notInList'])
    expect(
      issues(bicycle, {
        detalhe: [
          { id: 6, valor: 'A'.repeat(101) },
          { id: 19, valor: 'AZUL' },
        ],
      }),
    ).toEqual(['/objeto/0/detalhe/0/valor tooLong'])
  })

  // OB-06
  test('have the form of their mask, or are not known', () => {
    expect(issues(card, { detalhe: [{ id: 10, valor: '12345' }] })).toEqual([
      '/objeto/0/detalhe/0/valor invalidNumber',
    ])
    expect(issues(card, { detalhe: [{ id: 10, valor: 'NÃO SEI' }] })).toEqual([])
  })

  // OB-06
  test('that were stored in another order come out in the order of the list, without unknown ones', () => {
    const detalhe = [
      { id: 19, valor: 'AZUL' },
      { id: 99, valor: 'X' },
      { id: 6, valor: 'q1 ' },
    ]
    const kept = reported(step, { ...bicycle, detalhe }).kept()
    expect(kept.objeto[0]?.detalhe?.map(({ campo, valor }) => [campo, valor])).toEqual([
      ['numero_quadro', 'Q1'],
      ['cor', 'AZUL'],
    ])
    expect(reported(step, ...kept.objeto).kept()).toEqual(kept)
  })

  test('are checked whatever is stored as details', () => {
    for (const detalhe of [
      'x',
      7,
      [7],
      [null],
      { 0: 'x' },
      [
        { id: 6, valor: 7 },
        { id: 6, valor: {} },
      ],
    ])
      expect(issues(bicycle, { detalhe } as unknown as ReportedObject)).not.toEqual([])
  })

  test('that are not loaded yet are an issue only where an answer is required', () => {
    const { context } = reported(step, bicycle)
    const waiting = { ...context, readDetails: () => undefined }
    const field = fieldOf(step, 'detalhe')
    expect(field.validate(undefined, { tipo: 1601 }, waiting)).toEqual({ code: 'required' })
    expect(field.validate(bicycle.detalhe, bicycle as Entity, waiting)).toBeUndefined()
  })

  test('are displayed in the language of the reader, and in Portuguese in the document', () => {
    const { flow, context, kept } = reported(step, { ...bicycle, compl: 'CESTA' })
    const english = {
      ...context,
      report: kept(),
      locale: 'en-us' as const,
      readDetails: (object: number) => detailQuestionsOf(object, 'en-us'),
    }
    const rows = summary(flow, english)[0]?.entries[0]?.rows.map(({ label, value }) => `${label}: ${value}`)
    expect(rows).toEqual(expect.arrayContaining(['Frame number: Q 123', 'Color: Blue']))
    expect(narrateObject(kept().objeto[0] ?? {})).toBe(
      'BICICLETA: 1 Unidade; marca Caloi; Número do quadro Q 123; Cor AZUL; CESTA.',
    )
  })
})
