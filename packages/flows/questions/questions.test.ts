import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { isEmpty, type Entity } from '../engine/model/entity.ts'
import { arsonQuestions } from './arson.ts'
import { condominiumQuestions } from './condominium.ts'
import { hateQuestions } from './hate.ts'
import { peaceQuestions } from './peace.ts'
import { screenOf, type GivenAnswer } from './question-screen.fixture.ts'
import { stalkingQuestions } from './stalking.ts'
import { violenceQuestions } from './violence.ts'

const violence = screenOf(violenceQuestions(), 5)
const condominium = screenOf(condominiumQuestions, 26)
const stalking = screenOf(stalkingQuestions, 25)
const peace = screenOf(peaceQuestions, 22)
const arson = screenOf(arsonQuestions, 23)
const hate = screenOf(hateQuestions, 17)

describe('condominium', () => {
  const all: GivenAnswer[] = [
    ['isVitima', false],
    ['comunicanteCondominio', 4],
    ['generoVitima', 'M'],
    ['faixaEtariaVitima', 11],
  ]

  // QS-05
  test('the place is a condominium from the start, with relation, sex and age', () => {
    expect(condominium.after()).toEqual({ localOcorrencia: 7 })
    expect(condominium.visible(condominium.after())).toEqual([
      'isVitima',
      'localOcorrencia',
      'comunicanteCondominio',
      'generoVitima',
      'faixaEtariaVitima',
    ])
    expect(condominium.issues(condominium.after(...all))).toEqual([])
    expect(condominium.outcome(condominium.after(...all))).toMatchObject({ citizenCrime: 503 })
  })

  // QS-05
  test('choosing the condominium again empties relation, sex and age', () => {
    const emptied = condominium.after(...all, ['localOcorrencia', undefined], ['localOcorrencia', 7])
    expect(emptied).toEqual({ isVitima: false, localOcorrencia: 7 })
  })

  // QS-05
  test.each([
    [10, ['faixaEtariaVitima reporterMustBeAdult']],
    [11, ['faixaEtariaVitima reporterMustBeAdult']],
    [12, []],
    [13, []],
  ])('a reporter who is the victim with the age answer %i: %j', (age, issues) => {
    const state = condominium.after(...all, ['isVitima', true], ['faixaEtariaVitima', age])
    expect(condominium.issues(state)).toEqual(issues)
  })

  // QS-01
  test('an inactive answer cannot be chosen', () => {
    const offered = condominium.offered(condominium.after(), 'faixaEtariaVitima')
    expect(offered).toEqual([10, 11, 12, 13])
    const listed = condominium
      .contextOf({})
      .readQuestions()
      ?.filter(({ id_pergunta: id }) => id === 18)
    expect(listed?.length).toBeGreaterThan(offered.length)
  })
})

describe('stalking', () => {
  // QS-06
  test('among partners or family it is crime 5, at its own route', () => {
    const domestic = stalking.after(['isDomestico', true])
    expect(stalkingQuestions.elsewhere?.(domestic)?.route).toBe('violencia')
    expect(stalking.visible(domestic)).toEqual(['isDomestico'])
    expect(stalking.issues(domestic)).toEqual(['isDomestico answerLeadsElsewhere'])
  })

  // QS-06
  test('otherwise the victim and the age are asked; a reporter who is the victim is no adolescent', () => {
    const other: GivenAnswer[] = [
      ['isDomestico', false],
      ['isVitima', true],
    ]
    expect(stalkingQuestions.elsewhere?.(stalking.after(...other))).toBeUndefined()
    expect(stalking.visible(stalking.after(...other))).toEqual([
      'isDomestico',
      'isVitima',
      'faixaEtariaVitima',
    ])
    expect(stalking.issues(stalking.after(...other, ['faixaEtariaVitima', 2]))).toEqual([
      'faixaEtariaVitima reporterMustBeAdult',
    ])
    expect(stalking.issues(stalking.after(...other, ['faixaEtariaVitima', 3]))).toEqual([])
    expect(stalking.issues(stalking.after(...other, ['isVitima', false], ['faixaEtariaVitima', 2]))).toEqual(
      [],
    )
  })
})

describe('peace', () => {
  // QS-07
  test('two cards explain, place and type are asked, each type is described, and the type is the nature', () => {
    expect(peaceQuestions.cards).toHaveLength(2)
    expect(peace.issues({})).toEqual(['ondeOcorreu choiceRequired', 'tipoCrimeCidadao choiceRequired'])
    const described = peace
      .contextOf({})
      .readQuestions()
      ?.filter(({ id_pergunta: id }) => id === 16)
    expect(described?.every(({ ds_resposta_complemento: more }) => more.length > 10)).toBe(true)
    const natures = peace
      .offered({}, 'tipoCrimeCidadao')
      .map((type) => peace.outcome(peace.after(['tipoCrimeCidadao', type])).natures?.join())
    expect(new Set(natures).size).toBe(4)
    expect(natures).not.toContain(undefined)
  })
})

describe('arson', () => {
  // QS-08
  test('a card describes the crime; how and where are required', () => {
    expect(arsonQuestions.cards).toHaveLength(1)
    expect(arson.issues({})).toEqual(['comoOcorreu choiceRequired', 'ondeOcorreu choiceRequired'])
    expect(arson.issues(arson.after(['comoOcorreu', 1], ['ondeOcorreu', 1]))).toEqual([])
  })
})

describe('hate', () => {
  const online: GivenAnswer[] = [
    ['isVitima', true],
    ['tipoCrimeCidadao', 1],
    ['elementoCrimeCidadao', 1],
    ['isVirtual', 140],
    ['meioVirtual', 1],
  ]

  // QS-09
  test('each type has its own elements, and another type empties element, virtual and medium', () => {
    const elements = [1, 2, 3, 4, 5].map((type) => {
      const state = hate.after(['tipoCrimeCidadao', type])
      expect(hate.visible(state)).toContain('elementoCrimeCidadao')
      return hate.offered(state, 'elementoCrimeCidadao').length
    })
    expect(Math.min(...elements)).toBeGreaterThan(1)
    const changed = hate.after(...online, ['tipoCrimeCidadao', 2])
    expect(changed).toEqual({ isVitima: true, tipoCrimeCidadao: 2 })
  })

  // QS-09
  test('virtual asks the medium and has flag 5, in person flag 6', () => {
    expect(hate.outcome(hate.after(...online)).flag).toBe(5)
    expect(hate.issues(hate.after(...online))).toEqual([])
    const inPerson = hate.after(...online, ['isVirtual', 141])
    expect(inPerson).not.toHaveProperty('meioVirtual')
    expect(hate.visible(inPerson)).not.toContain('meioVirtual')
    expect(hate.outcome(inPerson).flag).toBe(6)
  })
})

describe('the natures that the answers leave', () => {
  // QS-13
  test.each<[string, readonly GivenAnswer[], readonly number[]]>([
    [
      'on purpose, in a home',
      [
        ['comoOcorreu', 1],
        ['ondeOcorreu', 1],
      ],
      [2301],
    ],
    [
      'on purpose, in a wood',
      [
        ['comoOcorreu', 1],
        ['ondeOcorreu', 4],
      ],
      [2301, 2303],
    ],
    [
      'careless, in a business',
      [
        ['comoOcorreu', 2],
        ['ondeOcorreu', 2],
      ],
      [2302],
    ],
    [
      'electrical, in a home',
      [
        ['comoOcorreu', 4],
        ['ondeOcorreu', 1],
      ],
      [2302, 2304],
    ],
    [
      'unknown, in a boat',
      [
        ['comoOcorreu', 5],
        ['ondeOcorreu', 3],
      ],
      [2304],
    ],
  ])('of a fire that was %s', (_what, given, natures) =>
    expect(arson.outcome(arson.after(...given)).natures).toEqual(natures),
  )

  // QS-13
  test('of a hate crime are those of its motive; a refusal is one only where somebody was refused', () => {
    const natures = (type: number, element: number) =>
      hate.outcome(hate.after(['tipoCrimeCidadao', type], ['elementoCrimeCidadao', element])).natures
    expect(natures(2, 2)).toEqual([1703])
    expect(natures(2, 4)).toEqual([1703, 1706])
    expect(natures(1, 1)).toEqual([1701, 1702])
    expect(natures(1, 3)).toEqual([1701, 1702, 1706])
    expect(natures(3, 3)).toEqual([1704, 1706])
    expect(natures(4, 2)).toEqual([1701, 1702, 1705, 1706])
    expect(natures(5, 1)).toEqual([1708])
    expect(natures(5, 2)).toEqual([1707, 1708])
  })

  // QS-13
  test('of stalking leave out that of children and older people where the victim is an adult', () => {
    const natures = (age: number) =>
      stalking.outcome(
        stalking.after(['isDomestico', false], ['isVitima', false], ['faixaEtariaVitima', age]),
      ).natures
    expect(natures(3)).toEqual([2501, 2503, 2504])
    expect([1, 2, 4].map(natures)).toEqual([undefined, undefined, undefined])
  })
})

describe('in whatever order the questions are answered', () => {
  const screens = { violence, condominium, stalking, peace, arson, hate }

  // QS-01, QS-02, QS-05, QS-06, QS-09
  test.each(Object.entries(screens))('no answer to a hidden question of %s remains', (_name, screen) => {
    const names = screen.fields.map(({ name }) => name as keyof QuestionAnswers)
    const answers = fc.constantFrom(
      true,
      false,
      1,
      2,
      3,
      4,
      7,
      10,
      11,
      12,
      13,
      18,
      140,
      141,
      'F',
      'M',
      undefined,
    )
    const sequences = fc.array(fc.tuple(fc.constantFrom(...names), answers), { maxLength: 14 })
    fc.assert(
      fc.property(sequences, (given) => {
        const state = screen.after(...given)
        const visible = screen.visible(state)
        const left = screen.fields
          .filter((field) => !isEmpty(field.read(state as Entity)))
          .map(({ name }) => name)
        expect(left.filter((name) => !visible.includes(name))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
