import { describe, expect, test } from 'vitest'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { screenOf, type GivenAnswer } from './question-screen.fixture.ts'
import { violenceQuestions } from './violence.ts'

const violence = screenOf(violenceQuestions(), 5)

const woman = ['isMulher', true] as const
const notWoman = ['isMulher', false] as const
const noCare = ['atendimentoImediato', false] as const

describe('violence', () => {
  // QS-02
  test.each<[string, GivenAnswer[], QuestionAnswers, string[]]>([
    [
      'a woman is of sex F and immediate care is asked',
      [woman],
      { isMulher: true, generoVitima: 'F' },
      ['isMulher', 'atendimentoImediato', 'generoVitima'],
    ],
    [
      'not a woman has place 7 and no care',
      [woman, ['atendimentoImediato', false], notWoman],
      { isMulher: false, generoVitima: 'M', localOcorrencia: 7 },
      [
        'isMulher',
        'isVitima',
        'localOcorrencia',
        'comunicanteCondominio',
        'generoVitima',
        'faixaEtariaVitima',
      ],
    ],
    [
      'a woman without need of care is asked where, and at place 7 the rest',
      [woman, noCare, ['isVitima', false], ['localOcorrencia', 7]],
      {
        isMulher: true,
        generoVitima: 'F',
        atendimentoImediato: false,
        isVitima: false,
        localOcorrencia: 7,
        // Most homes are in no condominium.
        comunicanteCondominio: 2,
      },
      [
        'isMulher',
        'atendimentoImediato',
        'isVitima',
        'localOcorrencia',
        'comunicanteCondominio',
        'generoVitima',
        'faixaEtariaVitima',
      ],
    ],
  ])('%s', (_what, given, answers, visible) => {
    const state = violence.after(...given)
    expect(state).toMatchObject(answers)
    expect(
      Object.keys(state)
        .filter((name) => !name.startsWith('ds_'))
        .sort(),
    ).toEqual(Object.keys(answers).sort())
    expect(violence.visible(state)).toEqual(visible)
  })

  const atHome: GivenAnswer[] = [
    woman,
    noCare,
    ['isVitima', false],
    ['localOcorrencia', 7],
    ['comunicanteCondominio', 1],
    ['faixaEtariaVitima', 2],
  ]

  // QS-03
  test('place 18 empties condominium and age, and makes it violence against a woman', () => {
    const state = violence.after(...atHome, ['localOcorrencia', 18])
    expect(state).not.toHaveProperty('comunicanteCondominio')
    expect(state).not.toHaveProperty('faixaEtariaVitima')
    expect(violence.outcome(state)).toEqual({
      group: { id: 3, name: 'VIOLÊNCIA DOMÉSTICA CONTRA A MULHER' },
      flag: 3,
      citizenCrime: 1,
    })
    expect(violence.offered(state, 'generoVitima')).toEqual(['F'])
  })

  // QS-03
  test('place 7 after 18 starts afresh', () => {
    expect(violence.offered(violence.after(woman, noCare), 'localOcorrencia')).toEqual([7, 18])
    const back = violence.after(...atHome, ['localOcorrencia', 18], ['localOcorrencia', 7])
    expect(back).not.toHaveProperty('faixaEtariaVitima')
    expect(violence.outcome(back)).toEqual({})
  })

  // QS-02, QS-16
  test('a man or boy is asked where it was as a woman is: place 7 stands until it is changed', () => {
    expect(violence.offered(violence.after(notWoman), 'localOcorrencia')).toEqual([7, 18])
    const state = violence.after(notWoman, ['isVitima', true], ['localOcorrencia', 18])
    expect(violence.visible(state)).toEqual([
      'isMulher',
      'isVitima',
      'localOcorrencia',
      'generoVitima',
      'faixaEtariaVitima',
    ])
    expect(state).toMatchObject({ isMulher: false, localOcorrencia: 18, generoVitima: 'M' })
    expect(violence.issues(state)).toEqual(['faixaEtariaVitima choiceRequired'])
  })

  // QS-16
  test.each([
    [1, { group: { id: 1, name: 'VIOLÊNCIA CONTRA CRIANÇA' }, citizenCrime: 502 }],
    [3, { group: { id: 5, name: 'VIOLÊNCIA DOMÉSTICA E FAMILIAR' }, citizenCrime: 504 }],
    [4, { group: { id: 4, name: 'VIOLÊNCIA CONTRA PESSOA IDOSA' }, citizenCrime: 505 }],
  ])(
    'elsewhere than at home too, age answer %i of a man or boy is no violence against a woman',
    (age, outcome) => {
      const state = violence.after(notWoman, ['localOcorrencia', 18], ['faixaEtariaVitima', age])
      expect(violence.outcome(state)).toMatchObject(outcome)
      expect(violence.outcome(state).flag).not.toBe(3)
    },
  )

  // QS-03, QS-11
  test.each([
    [1, { group: { id: 1, name: 'VIOLÊNCIA CONTRA CRIANÇA' }, citizenCrime: 502 }],
    [2, { group: { id: 2, name: 'VIOLÊNCIA CONTRA ADOLESCENTE' }, citizenCrime: 503 }],
    [3, { group: { id: 5, name: 'VIOLÊNCIA DOMÉSTICA E FAMILIAR' }, citizenCrime: 504 }],
    [4, { group: { id: 4, name: 'VIOLÊNCIA CONTRA PESSOA IDOSA' }, citizenCrime: 505 }],
  ])('age answer %i sets group and citizen crime', (age, outcome) => {
    const result = violence.outcome(violence.after(...atHome, ['faixaEtariaVitima', age]))
    expect(result).toMatchObject(outcome)
    expect(result.flag).toEqual(expect.any(Number))
  })

  // QS-04
  test('a woman who wants care now goes on to it, and is asked nothing more', () => {
    const state = violence.after(woman, noCare, ['isVitima', true], ['atendimentoImediato', true])
    expect(violenceQuestions().continueAt?.(state)?.route).toBe('violencia_contra_mulher/atendimento')
    expect(violence.visible(state)).toEqual(['isMulher', 'atendimentoImediato', 'generoVitima'])
    expect(violence.issues(state)).toEqual([])
    expect(violenceQuestions().continueAt?.(violence.after(notWoman))).toBeUndefined()
  })

  // QS-04
  test.each([
    [1, ['faixaEtariaVitima reporterMustBeAdult']],
    [2, ['faixaEtariaVitima reporterMustBeAdult']],
    [3, []],
    [4, []],
  ])('a reporter who is the victim cannot be of age group %i: %j', (age, issues) => {
    const state = violence.after(
      notWoman,
      ['isVitima', true],
      ['comunicanteCondominio', 2],
      ['faixaEtariaVitima', age],
    )
    expect(violence.issues(state)).toEqual(issues)
  })

  // QS-04
  test('every age group is offered, the older man too', () =>
    expect(violence.offered(violence.after(notWoman), 'faixaEtariaVitima')).toEqual([1, 2, 3, 4]))

  // QS-04
  test('sex F is not offered when it was not a woman', () => {
    expect(violence.offered(violence.after(notWoman), 'generoVitima')).toEqual(['M'])
  })

  // QS-01
  test('each question that is asked is required', () => {
    expect(violence.issues({})).toEqual(['isMulher choiceRequired'])
    expect(violence.issues(violence.after(notWoman))).toEqual([
      'isVitima choiceRequired',
      'comunicanteCondominio choiceRequired',
      'faixaEtariaVitima choiceRequired',
    ])
  })

  test('the report for women presumes a woman, and names the other report when the victim is not a woman', () => {
    const screen = violenceQuestions({ woman: true })
    const women = screenOf(screen, 27)
    expect(women.after()).toMatchObject({ isMulher: true, generoVitima: 'F' })
    expect(screen.elsewhere?.(women.after())).toBeUndefined()
    expect(screen.elsewhere?.(women.after(notWoman))?.route).toBe('violencia')
    expect(women.issues(women.after(notWoman))).toContain('isMulher answerLeadsElsewhere')
    expect(violence.issues(violence.after(notWoman))).not.toContain('isMulher answerLeadsElsewhere')
  })
})
