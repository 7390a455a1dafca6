import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales, type Locale } from '../../language/text.ts'
import type { History } from '../events/report-event.ts'
import { reportStates } from '../events/report-state.ts'
import {
  after,
  allowedHistory,
  anyHistory,
  days,
  elsewhere,
  event,
  inAnalysis,
  registered,
} from '../histories.fixture.ts'
import { unitRoles } from '../roles.ts'
import { roleTexts } from './role-texts.ts'
import { stepTexts } from './step-texts.ts'
import { stateTexts } from './state-texts.ts'
import { threadView, type ThreadOptions } from './thread-view.ts'

const viewAt = (history: History, minutes: number, options: Partial<ThreadOptions> = {}) =>
  threadView(history, { now: after(minutes), locale: 'pt-br', promises: {}, showOpenings: false, ...options })
const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]
const kinds = (history: History, minutes: number) => viewAt(history, minutes).steps.map(({ kind }) => kind)

// TH-01
test('no officer’s person ever reaches the citizen', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const view = JSON.stringify(viewAt(history, days(200), { showOpenings: true }))
      for (const person of ['camila', 'moura', 'farias']) expect(view).not.toContain(person)
    }),
  )
})

// TH-01, EV-04
test('what may be taken back is not seen, and the work of the desk never is', () => {
  expect(kinds(asked, 20)).toEqual(['registered'])
  expect(kinds(asked, 21)).toEqual(['registered', 'correctionAsked'])
  expect(kinds([...asked, event('takenBack', 20, { event: 'correctionAsked-20' })], 30)).toEqual([
    'registered',
  ])
  expect(viewAt(asked, 21).steps.at(-1)?.at).toEqual(after(21))
})

// TH-42
test('that another system has the report is said once for each number, however many events it confirms', () => {
  const delivered = (minutes: number, receiptNumber: string, receiver = 'sisp') =>
    event('delivered', minutes, { receiptNumber, receiver })
  const history: History = [
    registered(),
    delivered(5, 'A1'),
    delivered(6, 'A1'),
    delivered(7, 'A2'),
    delivered(8, 'A1', 'ppe'),
    delivered(9, 'A1'),
  ]
  expect(
    viewAt(history, 20).steps.flatMap((one) => (one.kind === 'delivered' ? one.receiptNumber : [])),
  ).toEqual(['A1', 'A2', 'A1'])
  expect(viewAt(history, 20).receiptNumber).toBe('A1')
})

// TH-01
test('who has it is a role and a unit', () => {
  expect(viewAt(opened, 20).with).toEqual({ unit: 60, role: 'investigador' })
  expect(viewAt([...opened, event('forwarded', 20)], 21).with).toEqual({ unit: 61 })
})

// TH-03
test('who opened it stands there with role, unit, hour and reason; of violence at home only once asked for', () => {
  const broken = (atHome: boolean): History => [
    registered({ atHome }),
    event('opened', 5),
    event('opened', 7, { by: elsewhere, until: after(67), reason: 'apuracao' }),
  ]
  const seen = [
    { at: after(7), role: 'delegado', unit: 61, reason: 'apuracao', acrossUnits: true },
    { at: after(5), role: 'investigador', unit: 60, reason: 'triagem', acrossUnits: false },
  ]
  expect(viewAt(broken(false), 8).openings).toEqual(seen)
  expect(viewAt(broken(true), 8).openings).toBeUndefined()
  expect(viewAt(broken(true), 8, { showOpenings: true }).openings).toEqual(seen)
})

// TH-03
test('that an original was opened is hidden with the openings', () => {
  const looked = (atHome: boolean): History => [...inAnalysis({ atHome }), event('originalOpened', 20)]
  const isShown = (history: History, showOpenings: boolean) =>
    viewAt(history, 21, { showOpenings }).steps.some(({ kind }) => kind === 'originalOpened')
  expect(isShown(looked(false), false)).toBe(true)
  expect(isShown(looked(true), false)).toBe(false)
  expect(isShown(looked(true), true)).toBe(true)
})

// OF-51, DL-38
test('that a report was exported is hidden as an opened original is; that a file went to a system is not', () => {
  const left = (atHome: boolean): History => [
    ...inAnalysis({ atHome }),
    event('exported', 20),
    event('originalDelivered', 21),
    event('originalDelivered', 22),
  ]
  const shown = (history: History, showOpenings: boolean) =>
    viewAt(history, 23, { showOpenings }).steps.flatMap((step) =>
      step.kind === 'exported' || step.kind === 'originalDelivered' ? [step] : [],
    )
  expect(shown(left(false), false)).toMatchObject([
    {
      kind: 'exported',
      purpose: 'justica',
      files: 1,
      by: { role: 'investigador' },
      signedBy: { role: 'delegado' },
    },
    { kind: 'originalDelivered', by: { kind: 'station' } },
  ])
  expect(JSON.stringify(shown(left(false), false))).not.toMatch(/officer":"/)
  expect(shown(left(true), false).map(({ kind }) => kind)).toEqual(['originalDelivered'])
  expect(shown(left(true), true)).toHaveLength(2)
})

// TH-04
test('old and new crime are shown, and one button disagrees until somebody has decided', () => {
  const proposed: History = [...opened, event('crimeProposed', 20)]
  const disputed: History = [...proposed, event('crimeDisagreed', 30)]
  expect(viewAt(proposed, 25).proposal).toEqual({
    from: { crime: 1 },
    to: { crime: 25 },
    why: 't8',
    mayDisagree: true,
  })
  expect(viewAt(disputed, 35).proposal?.mayDisagree).toBe(false)
  expect(viewAt([...disputed, event('crimeDecided', 40)], 45).proposal).toMatchObject({
    decided: 'reported',
    mayDisagree: false,
  })
})

// TH-04, EV-06
test('where it belongs stands there with the appeal', () => {
  const closed: History = [...opened, event('notHere', 20)]
  expect(viewAt(closed, 30).notHere).toEqual({ reason: 'outro_estado', whereToGo: 't9', mayAppeal: true })
  const appealed: History = [...closed, event('appealed', 30)]
  expect(viewAt(appealed, 31).notHere?.mayAppeal).toBe(false)
  expect(viewAt(appealed, 31).next).toHaveLength(1)
  expect(viewAt([...appealed, event('appealDecided', 40)], 41).notHere).toBeUndefined()
  // Nobody is told to appeal again.
  const refused = viewAt([...appealed, event('appealDecided', 40, { granted: false })], 41)
  expect(refused.next.join(' ')).toContain('não foi aceito')
  expect(refused.next.join(' ')).not.toContain('recorrer')
})

// LW-08
test('an order to leave the home is told to nobody who has the code; that a judge knows is, without what of', () => {
  const history: History = [
    ...inAnalysis({ atHome: true }),
    event('removalOrdered', 20),
    event('removalCorrected', 25),
    event('removalTold', 30),
  ]
  expect(kinds(history, 31)).toEqual(['registered', 'removalTold'])
  expect(stepTexts.removalTold.pt).not.toMatch(/lar|casa|afast|saiu/)
})

// TH-05
test('a day is named only where the law, a question or the operator gave one', () => {
  const next = (history: History, minutes: number, promises = {}) =>
    viewAt(history, minutes, { promises }).next.join(' ')
  expect(next([registered()], 1, { readWithinDays: 2 })).toContain('Isso acontece até 4 de novembro de 2026.')
  expect(next([registered()], 1)).toContain(
    'Não há dia marcado. Se nada mudar até 7 de novembro de 2026, pergunte por aqui.',
  )
  expect(next(asked, 30)).toContain('Você tem até 17 de novembro de 2026.')
  expect(next(asked, days(16))).toContain('você ainda pode responder')
  expect(next([registered({ asksMeasure: true })], 1)).toContain('até 4 de novembro de 2026 às 09:00')
  expect(next([...inAnalysis({ asksMeasure: true }), event('measureSentToJudge', 60)], 61)).toContain(
    'enviado ao juiz em 2 de novembro',
  )
  const noDay = /\d/
  // RF-30. The law of a child sets no hours.
  const ofChild = next(inAnalysis({ asksMeasure: true, measureLaw: 'henryBorel' }), 61)
  expect(ofChild).toContain('vai ao juiz')
  expect(ofChild).toContain('o juiz tem 24 horas para decidir')
  expect(ofChild).not.toMatch(/48|até/)
  expect(next(opened, 20)).not.toMatch(noDay)
  expect(next([...opened, event('forwarded', 20)], 21)).not.toMatch(noDay)
})

// OF-59
test('who may appeal is told the office of the law where the operator named it, in their language', () => {
  const notHere: History = [...opened, event('notHere', 20)]
  const chiefOfPolice = 'Delegacia-Geral, Belém'
  const next = (history: History, promises = {}, locale: Locale = 'pt-br') =>
    viewAt(history, 60, { promises, locale }).next.join(' ')
  expect(next(notHere)).not.toContain('chefe de Polícia')
  expect(next(notHere, { chiefOfPolice })).toContain('chefe de Polícia: Delegacia-Geral, Belém. O recurso')
  expect(next(notHere, { chiefOfPolice }, 'en-us')).toContain('Delegacia-Geral, Belém. The appeal')
  expect(next(opened, { chiefOfPolice })).not.toContain('Delegacia-Geral')
  expect(next([...notHere, event('appealed', 30)], { chiefOfPolice })).not.toContain('Delegacia-Geral')
})

// TH-05
test('whatever happens, every state has a sentence in every language, and no sentence has a hole', () => {
  fc.assert(
    fc.property(allowedHistory, fc.constantFrom(...locales), (history, locale) => {
      const { next, state } = viewAt(history, days(100), { locale })
      expect(reportStates).toContain(state)
      expect(next.length).toBeGreaterThan(0)
      expect(next.join(' ')).not.toMatch(/[{}]|undefined|Invalid/)
    }),
  )
})

// TH-06
test('each state says what it means, what it does not mean and what comes next, and only names of units are filled in', () => {
  for (const state of reportStates)
    for (const [part, text] of Object.entries(stateTexts[state]))
      for (const [language, sentence] of Object.entries(text)) {
        const where = `${state} ${part} ${language}`
        expect({ where, said: sentence.length > 5 }).toEqual({ where, said: true })
        expect({ where, holes: sentence.match(/\{\w+\}/g) ?? [] }).toEqual({
          where,
          holes: part === 'means' && (state === 'encaminhado' || state === 'em_apuracao') ? ['{unit}'] : [],
        })
      }
  expect(Object.keys(roleTexts)).toEqual([...unitRoles])
})
