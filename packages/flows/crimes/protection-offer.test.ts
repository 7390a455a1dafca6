import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { protectionOffer } from '@delegacia/domain/risk-form/protection-offer'
import { courtSeatNear } from '@delegacia/domain/risk-form/court-seat-near'
import { mayAskProtection } from '@delegacia/domain/risk-form/measure-law'
import { newestQuestionnaire } from '@delegacia/domain/risk-form/questionnaires'
import { describe, expect, test } from 'vitest'
import { reportOf } from './reports.fixture.ts'

const now = new Date('2026-11-23T15:00:00Z')
const offered = (report: Occurrence) => protectionOffer(report, newestQuestionnaire(), now)
const women = ['violencia', 'violencia_contra_mulher', 'violencia_contra_mulher/atendimento'] as const

/** The report of a route, told by the woman herself. */
function ofWoman(route: Route, changes: Partial<Occurrence['envolvido'][number]> = {}): Occurrence {
  const report = reportOf(route)
  const [reporter, ...others] = report.envolvido
  return {
    ...report,
    respostas: { ...report.respostas, isMulher: true, generoVitima: 'F', isVitima: true },
    envolvido: [{ ...reporter, isVitima: true, ...changes }, ...others],
  }
}

// RF-04
describe('protection is offered', () => {
  test.each(women)('to a woman who reports %s herself, with the form and the measures', (route) => {
    const { law, questions = [] } = offered(ofWoman(route)) ?? {}
    expect(law).toBe('mariaDaPenha')
    expect(questions).toEqual(expect.arrayContaining(['1', '24', 'medidas-distancia', 'deficiencia']))
  })
  // RF-04
  test.each([
    [1, 'mariaDaPenha'],
    [2, 'mariaDaPenha'],
    [3, undefined],
    [9, undefined],
  ])(
    'to a reporter of the gender identity %i, whatever the questions before called them',
    (identity, law) => {
      const report = ofWoman('violencia', { sexo: 'M', id_identidade_genero: identity })
      const answers = { ...report.respostas, isMulher: false, generoVitima: 'M' }
      expect(offered({ ...report, respostas: answers })?.law).toBe(law)
    },
  )
  test('to whoever reports for a child, the measures alone', () => {
    const report = reportOf('violencia')
    const answers = { ...report.respostas, isMulher: false, isVitima: false, faixaEtariaVitima: 1 }
    const { law, questions = [] } = offered({ ...report, respostas: answers }) ?? {}
    expect(law).toBe('henryBorel')
    expect(questions).toContain('medidas-distancia')
    expect(questions.filter((id) => /^\d/.test(id))).toEqual([])
  })
  test('to nobody else: for another adult, of a man, or of any other crime', () => {
    const woman = ofWoman('violencia')
    const other = { ...woman, respostas: { ...woman.respostas, isVitima: false, faixaEtariaVitima: 3 } }
    expect(offered(other)).toBeUndefined()
    const man = { ...woman, respostas: { ...woman.respostas, isMulher: false, generoVitima: 'M' } }
    expect(offered(man)).toBeUndefined()
    const elsewhere = routes.filter((route) => !route.startsWith('violencia'))
    expect(elsewhere.filter((route) => mayAskProtection(ofWoman(route), now))).toEqual([])
  })
})

// RF-04
describe('protection is offered besides', () => {
  const told = (changes: Partial<Occurrence['envolvido'][number]>, respostas: Occurrence['respostas']) => {
    const report = ofWoman('violencia', changes)
    return { ...report, respostas: { ...report.respostas, ...respostas } }
  }
  const mother = { isMulher: false, generoVitima: 'M', isVitima: false, faixaEtariaVitima: 1 }
  test.each([
    ['a mother whose child was hurt to hit her', { sexo: 'F', para_atingir: true }, mother, 'mariaDaPenha'],
    [
      'her, where an adult close to her was',
      { sexo: 'F', para_atingir: true },
      { ...mother, faixaEtariaVitima: 3 },
      'mariaDaPenha',
    ],
    ['the child, where it was not to hit her', { sexo: 'F', para_atingir: false }, mother, 'henryBorel'],
    [
      'nobody, for a father who says so',
      { sexo: 'M', para_atingir: true },
      { ...mother, faixaEtariaVitima: 3 },
      undefined,
    ],
    [
      'a man with a disability',
      { sexo: 'M', vitima_deficiencia: true },
      { isMulher: false, generoVitima: 'M' },
      'vulnerable',
    ],
    [
      'whoever reports for one',
      { sexo: 'M', vitima_deficiencia: true },
      { ...mother, faixaEtariaVitima: 3 },
      'vulnerable',
    ],
    ['a woman with one, by her own law', { sexo: 'F', vitima_deficiencia: true }, {}, 'mariaDaPenha'],
  ] as const)('to %s', (_, changes, respostas, law) => {
    const report = told(changes, respostas)
    expect(offered(report)?.law).toBe(law)
  })
  test('without the form about her risk, where the law is not for women', () => {
    const report = told({ sexo: 'M', vitima_deficiencia: true }, { isMulher: false, generoVitima: 'M' })
    const { questions = [] } = offered(report) ?? {}
    expect(questions.filter((id) => /^\d/.test(id))).toEqual([])
    expect(questions).toContain('medidas-distancia')
    expect(questions).not.toContain('medidas-apoio')
  })
  // LW-07
  test('and where there is no court, which the operator has confirmed, the police may act at once', () => {
    const here = { ...ofWoman('violencia'), municipality: { ID_LOCALIDADE: 1508050 } }
    const confirmed = { by: 'A. Souza', on: '2026-12-01', changes: new Map() }
    expect(courtSeatNear(here, confirmed, now)).toBe('no')
    expect(courtSeatNear(here, undefined, now)).toBeUndefined()
    expect(courtSeatNear({ ...here, municipality: { ID_LOCALIDADE: 1501402 } }, confirmed, now)).toBe('yes')
    const ofMan = { ...here, respostas: { ...here.respostas, isMulher: false, generoVitima: 'M' } }
    expect(courtSeatNear(ofMan, confirmed, now)).toBeUndefined()
  })
})

// RF-05
describe('nothing is asked that the report tells', () => {
  const asked = (changes: Partial<Occurrence['envolvido'][number]>) =>
    offered(
      ofWoman('violencia', {
        id_raca: undefined,
        nr_filhos: undefined,
        contato_seguro: undefined,
        ...changes,
      }),
    )?.questions ?? []
  test.each([
    ['her race', { id_raca: 4 }, ['19']],
    ['that she does not declare it', { id_raca: 9 }, ['19']],
    ['that she has no children', { nr_filhos: 0 }, ['14', '14.1', '14.2', '14.3', '14.4']],
    ['how to call without risk', { contato_seguro: 2 }, ['contato']],
  ])('%s', (_, told, questions) => {
    const all = asked({})
    expect(all).toEqual(expect.arrayContaining(questions))
    expect(asked(told)).toEqual(all.filter((id) => !questions.includes(id)))
  })
  test('that she has some opens no answer: with whom and how old is asked', () => {
    expect(asked({ nr_filhos: 2 })).toContain('14')
  })
})
