import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { protectionOffer } from '@delegacia/domain/risk-form/protection-offer'
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
  // RF-18
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
