import { describe, expect, it, test } from 'vitest'
import { messageFlag, messageRequestOf } from './complementary-message.ts'
import type { Fact } from './fact.ts'
import type { ReportInfo } from './occurrence.ts'

const fact = (crime: number, place?: number): Fact => ({
  id_crime: crime,
  id_natureza: 501,
  id_natureza_cidadao: 501,
  endereco: { id_localidade: 1501402, id_bairro: 7, ...(place !== undefined && { id_local: place }) },
})
const age = (answer: number) => [
  { id_pergunta: 1, id_resposta: 2 },
  { id_pergunta: 2, id_resposta: answer },
]

describe('id_flg', () => {
  // FI-08
  it.each<[what: string, Fact, ReportInfo, number]>([
    ['violence outside a condominium', fact(5, 18), { ID_FLG_TIPO: 4, PERGUNTAS_E_RESPOSTAS: age(4) }, 3],
    ['violence nowhere said', fact(5), {}, 3],
    ['violence in a condominium', fact(5, 7), { ID_FLG_TIPO: 7, PERGUNTAS_E_RESPOSTAS: age(1) }, 1],
    ['violence in a condominium without an age', fact(5, 7), { ID_FLG_TIPO: 7 }, 7],
    ['stalking', fact(25, 1), { ID_FLG_TIPO: 7, PERGUNTAS_E_RESPOSTAS: age(4) }, 4],
    ['stalking without an age', fact(25, 1), {}, 0],
    ['violence against women', fact(27, 18), { ID_FLG_TIPO: 3 }, 3],
    ['hate on the internet', fact(17, 40), { ID_FLG_TIPO: 5 }, 5],
    ['theft', fact(1, 1), {}, 0],
  ])('of %s', (_what, fato, INFO_BOP, flag) => {
    expect(messageFlag({ fato, INFO_BOP })).toBe(flag)
  })

  it('goes by the place of the questions before that of the fact', () => {
    const INFO_BOP = { PERGUNTAS_E_RESPOSTAS: age(1) }
    expect(messageFlag({ fato: fact(5, 1), respostas: { localOcorrencia: 7 }, INFO_BOP })).toBe(1)
    expect(messageFlag({ fato: fact(5, 7), respostas: { localOcorrencia: 18 }, INFO_BOP })).toBe(3)
  })

  // QS-16
  it('goes by the age of a man or boy wherever it was, as the message of 3 is for a woman', () => {
    const INFO_BOP = { PERGUNTAS_E_RESPOSTAS: age(1) }
    const respostas = { isMulher: false, localOcorrencia: 18 }
    expect(messageFlag({ fato: fact(5, 1), respostas, INFO_BOP })).toBe(1)
    expect(messageFlag({ fato: fact(5, 1), respostas: { ...respostas, isMulher: true }, INFO_BOP })).toBe(3)
  })

  it('takes a place that came as text for the same place', () => {
    const fato = { ...fact(5), endereco: { id_local: '7' } }
    expect(messageFlag({ fato, INFO_BOP: { PERGUNTAS_E_RESPOSTAS: age(2) } })).toBe(2)
  })
})

// FI-08
test('a message is requested once every parameter is set', () => {
  const report = { fato: fact(1, 1), INFO_BOP: { ID_LOCAL_MORADIA: 2 } as const }
  expect(messageRequestOf(report, 277)).toEqual({
    residence: 2,
    crime: 1,
    nature: 501,
    citizensNature: 501,
    flag: 0,
    locality: 1501402,
    neighbourhood: 7,
    unit: 277,
  })
  expect(messageRequestOf({ ...report, idLocalMoradia: 1 }, 277)?.residence).toBe(1)
})

// FI-08
test.each<[what: string, Fact, unit: number | undefined]>([
  ['crime', { ...fact(1), id_crime: undefined as never }, 277],
  ['nature', { ...fact(1), id_natureza: undefined as never }, 277],
  ['citizen nature', { ...fact(1), id_natureza_cidadao: undefined as never }, 277],
  ['locality', { ...fact(1), endereco: { id_bairro: 7 } }, 277],
  ['address', { ...fact(1), endereco: undefined as never }, 277],
  ['unit', fact(1), undefined],
])('without its %s no message is requested', (_what, fato, unit) => {
  expect(messageRequestOf({ fato, INFO_BOP: {} }, unit)).toBeUndefined()
})

// FI-08
test.each([null, undefined])(
  'a neighbourhood that no list has (%s) does not keep the message away',
  (id_bairro) => {
    const endereco = { id_localidade: 1501402, ...(id_bairro === null && { id_bairro }) }
    const report = { fato: { ...fact(1), endereco }, INFO_BOP: {} }
    expect(messageRequestOf(report, 277)).toMatchObject({ locality: 1501402, neighbourhood: 0 })
  },
)
