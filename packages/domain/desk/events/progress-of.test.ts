import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf } from '../acceptance/refusal-of.ts'
import { dueEvents } from '../work/due-events.ts'
import {
  after,
  allowedHistory,
  anyHistory,
  camila,
  days,
  elsewhere,
  event,
  inAnalysis,
  moura,
  registered,
  start,
} from '../histories.fixture.ts'
import { classificationOf } from './progress.ts'
import { progressOf } from './progress-of.ts'
import { reportStates, type ReportState } from './report-state.ts'
import type { History, ReportEvent } from './report-event.ts'

const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]
const late = days(16)

// EV-01, EV-03, EV-04, EV-05, EV-06
test.each<[string, History, number, ReportState]>([
  ['registered', [registered()], 1, 'registrado'],
  ['claimed, but not read', [registered(), event('claimed', 5)], 6, 'registrado'],
  ['read by its unit', opened, 12, 'em_analise'],
  [
    'read by another unit',
    [registered(), event('opened', 5, { by: elsewhere, until: after(65) })],
    6,
    'registrado',
  ],
  ['a question that has not left', asked, 20, 'em_analise'],
  ['a question that has left', asked, 21, 'pede_correcao'],
  [
    'a question that was taken back',
    [...asked, event('takenBack', 20, { event: 'correctionAsked-20' })],
    30,
    'em_analise',
  ],
  [
    'one of two answers',
    [...asked, event('correctionAnswered', 40, { campos: ['/objeto/0/imei'] })],
    50,
    'pede_correcao',
  ],
  ['both answers', [...asked, event('correctionAnswered', 40)], 50, 'em_analise'],
  ['no answer on the last day', asked, days(15), 'pede_correcao'],
  ['no answer after it', asked, late, 'encaminhado'],
  ['an answer after it', [...asked, event('correctionAnswered', late)], late, 'encaminhado'],
  ['forwarded', [...opened, event('forwarded', 20)], 21, 'encaminhado'],
  [
    'taken up',
    [...opened, event('forwarded', 20), event('investigationStarted', 30, { by: elsewhere })],
    31,
    'em_apuracao',
  ],
  ['not here', [...opened, event('notHere', 20)], 21, 'nao_cabe_aqui'],
  ['an appeal', [...opened, event('notHere', 20), event('appealed', 30)], 31, 'nao_cabe_aqui'],
  [
    'an appeal granted',
    [...opened, event('notHere', 20), event('appealed', 30), event('appealDecided', 40)],
    41,
    'em_analise',
  ],
])('%s', (_name, history, minutes, state) => {
  expect(progressOf(history, after(minutes)).state).toBe(state)
})

// EV-05
test('the last day to answer is a whole day of the State’s calendar', () => {
  // Asked on 2 November at 21:21 of Pará, which is 3 November in Greenwich: 17 November counts to its end.
  const evening: History = [...opened, event('correctionAsked', 740)]
  const { correction } = progressOf(evening, after(800))
  expect(correction?.until).toEqual(new Date('2026-11-18T03:00:00Z'))
  expect(progressOf(evening, new Date('2026-11-18T02:59:59Z')).state).toBe('pede_correcao')
  expect(progressOf(evening, new Date('2026-11-18T03:00:00Z')).state).toBe('encaminhado')
})

// EV-05
test('what expired says so, stays with its unit and is looked at anew', () => {
  const progress = progressOf(asked, after(late))
  expect(progress).toMatchObject({ unit: 60, correction: { expired: true }, since: progress.arrivedAt })
  expect(progress.lookedAt).toBeUndefined()
  expect(progress.correction?.open).toHaveLength(2)
})

// EV-07
test('a lease ends by itself, and another unit begins without one', () => {
  const claimed: History = [registered(), event('claimed', 5)]
  expect(progressOf(claimed, after(52)).lease?.holder).toBe(camila)
  expect(progressOf(claimed, after(53)).lease).toBeUndefined()
  expect(progressOf([...claimed, event('reassigned', 8)], after(9)).lease?.holder).toBe(moura)
  expect(progressOf([...opened, event('forwarded', 20)], after(21))).toMatchObject({ unit: 61 })
  expect(progressOf([...opened, event('forwarded', 20)], after(21)).lease).toBeUndefined()
})

// QU-62
test('what the station brings back keeps a state that has no such step', () => {
  const back = { by: { kind: 'station' }, why: 'unmanned' } as const
  for (const [history, state] of [
    [[registered()], 'registrado'],
    [opened, 'encaminhado'],
  ] as const)
    expect(progressOf([...history, event('forwarded', 20, back)], after(21))).toMatchObject({
      unit: 61,
      state,
    })
})

// EV-08
test('a proposal stands until the citizen disagrees and a second officer decides otherwise', () => {
  const proposed: History = [...opened, event('crimeProposed', 20)]
  const disagreed: History = [...proposed, event('crimeDisagreed', 30)]
  const decided: History = [...disagreed, event('crimeDecided', 40, { by: moura })]
  const crime = (history: History, minutes: number) =>
    classificationOf(progressOf(history, after(minutes))).crime
  expect([crime(proposed, 20), crime(proposed, 21), crime(disagreed, 31), crime(decided, 41)]).toEqual([
    1, 25, 25, 1,
  ])
})

// EV-01
test.each<[string, ReportEvent[], object]>([
  [
    'a message waits for an answer',
    [event('messageIn', 20), event('messageIn', 30)],
    { unansweredSince: after(20) },
  ],
  [
    'a message was answered',
    [event('messageIn', 20), event('messageOut', 30)],
    { unansweredSince: undefined },
  ],
  [
    'it arrived after all',
    [event('deliveryFailed', 20), event('delivered', 30)],
    { delivery: { receiptNumber: 'SAL-88120', receiver: 'sisp', at: after(30) } },
  ],
  ['a second code', [event('readerCodeGiven', 20)], { readers: ['r1'] }],
  [
    'a second code that was ended',
    [event('readerCodeGiven', 20), event('readerCodeRevoked', 30)],
    { readers: [] },
  ],
  [
    'the code is closed, with every second one',
    [event('readerCodeGiven', 20), event('codeClosed', 30)],
    { readers: [], codeClosed: true },
  ],
  ['a new code', [event('codeClosed', 20), event('codeRenewed', 30)], { codeClosed: false }],
  ['the content is destroyed', [event('destroyed', 20)], { destroyed: true }],
])('%s', (_name, events, expected) => {
  expect(progressOf([...opened, ...events] as unknown as History, after(40))).toMatchObject(expected)
})

// TH-28
test('of violence at home no notice is ever wanted', () => {
  const wanting = (atHome: boolean): History => [registered({ atHome }), event('noticesAsked', 5)]
  expect(progressOf(wanting(false), after(6)).wantsNotices).toBe(true)
  expect(progressOf(wanting(true), after(6)).wantsNotices).toBe(false)
})

// EV-01
test('whatever a history holds, a report has a state, and what comes later changes no earlier instant', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(days(90)), (history, minutes) => {
      const now = after(minutes)
      const [first, ...rest] = history
      const until: History = [first, ...rest.filter(({ at }) => at <= now)]
      expect(reportStates).toContain(progressOf(history, now).state)
      expect(progressOf(history, now)).toEqual(progressOf(until, now))
    }),
  )
})

// EV-01, EV-04
test('whoever asks first: an event that is allowed moves the report as the table says, or not at all', () => {
  const reach: Partial<Record<ReportEvent['kind'], ReportState>> = {
    forwarded: 'encaminhado',
    investigationStarted: 'em_apuracao',
    archived: 'arquivado_na_unidade',
    notHere: 'nao_cabe_aqui',
    correctionAsked: 'pede_correcao',
  }
  fc.assert(
    fc.property(allowedHistory, (history) => {
      for (const [place, one] of history.entries()) {
        const to = reach[one.kind]
        if (!to || one.kind === 'registered') continue
        const [first, ...rest] = history.slice(0, place + 1) as unknown as History
        const effect = 'leavesAt' in one ? one.leavesAt : one.at
        expect([one.kind, progressOf([first, ...rest], effect).state]).toEqual([one.kind, to])
      }
    }),
  )
})

// EV-05
test('writing down what is due changes nothing and is asked for once', () => {
  fc.assert(
    fc.property(allowedHistory, (history) => {
      const now = after(days(200))
      const due = dueEvents(history, now)
      const written = [
        ...history,
        ...due.map((one, place) => ({ ...one, at: now, id: `due-${place}` })),
      ] as unknown as History
      expect(progressOf(written, now)).toEqual(progressOf(history, now))
      expect(dueEvents(written, now)).toEqual([])
    }),
  )
  expect(dueEvents(asked, after(late))).toMatchObject([
    { kind: 'correctionExpired', by: { kind: 'station' } },
  ])
  expect(refusalOf(asked, { ...event('correctionExpired', late) })).toBeUndefined()
})

test('the beginning is the registration', () => {
  expect(progressOf([registered()], start)).toMatchObject({
    since: start,
    unit: 60,
    reported: { crime: 1 },
  })
})
