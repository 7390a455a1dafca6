import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clocksOf, defaultServiceTargets, type ClockKind } from './clocks.ts'
import { progressOf } from '../events/progress-of.ts'
import type { History } from '../events/report-event.ts'
import {
  after,
  allowedHistory,
  days,
  elsewhere,
  event,
  hours,
  inAnalysis,
  registered,
  start,
} from '../histories.fixture.ts'

const clocksAt = (history: History, minutes: number) =>
  clocksOf(progressOf(history, after(minutes)), defaultServiceTargets, after(minutes))
const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]

const archived: History = [
  ...opened,
  event('forwarded', 20),
  event('opened', 21, { by: elsewhere }),
  event('investigationStarted', 22, { by: elsewhere }),
  event('archived', 30, { by: elsewhere }),
]

// EV-31
test.each<[string, History, number, readonly ClockKind[], boolean]>([
  [
    'a message',
    [...archived.slice(0, 5), event('messageIn', 40)] as unknown as History,
    hours(2),
    ['message'],
    false,
  ],
  ['a message of three days ago', [...archived, event('messageIn', 40)], days(3), ['message'], true],
  [
    'a message and its answer',
    [...archived, event('messageIn', 40), event('messageOut', 50)],
    days(3),
    [],
    false,
  ],
  ['a file', [...archived, event('evidenceReceived', 40)], hours(2), ['unseen'], false],
  ['a file that nobody looked at', [...archived, event('evidenceReceived', 40)], days(3), ['unseen'], true],
  [
    'a file that another unit has seen',
    [...archived, event('evidenceReceived', 40), event('opened', 50, { until: after(60) })],
    hours(2),
    ['unseen'],
    false,
  ],
  [
    'a file that the unit has seen',
    [...archived, event('evidenceReceived', 40), event('opened', 50, { by: elsewhere })],
    hours(2),
    [],
    false,
  ],
  [
    'a file before the first look',
    [registered(), event('evidenceReceived', 5)],
    hours(2),
    ['firstLook'],
    false,
  ],
  [
    'an answer after its last day',
    [...asked, event('opened', days(17)), event('correctionAnswered', days(18))],
    days(18) + 5,
    ['unseen'],
    false,
  ],
  ['an answer in time', [...asked, event('correctionAnswered', 40)], 50, ['afterAnswer'], false],
  [
    'a message in analysis, due after it',
    [...opened, event('messageIn', 40)],
    50,
    ['analysis', 'message'],
    false,
  ],
  [
    'a message while a question waits',
    [...asked, event('messageIn', 40)],
    50,
    ['message', 'correction'],
    false,
  ],
  ['what was destroyed', [...archived, event('messageIn', 40), event('destroyed', 50)], 60, [], false],
])('%s has the clock that it needs, in a closed report too', (_name, history, minutes, kinds, isLate) => {
  const clocks = clocksAt(history, minutes)
  expect(clocks.map(({ kind }) => kind)).toEqual(kinds)
  expect(clocks.some((clock) => clock.isLate)).toBe(isLate)
})

// EV-11, EV-31
test.each<[string, History, number, readonly ClockKind[], boolean]>([
  ['nobody has looked', [registered()], hours(23), ['firstLook'], false],
  ['nobody has looked for a day', [registered()], hours(25), ['firstLook'], true],
  ['read', opened, hours(2), ['analysis'], false],
  ['read two days ago', opened, days(2), ['analysis'], true],
  ['a question is open', asked, days(9), ['correction'], false],
  ['nobody answered', asked, days(16), ['firstLook'], false],
  ['answered', [...asked, event('correctionAnswered', days(3))], days(3) + 5, ['afterAnswer'], false],
  ['answered two days ago', [...asked, event('correctionAnswered', days(3))], days(5), ['afterAnswer'], true],
  ['forwarded', [...opened, event('forwarded', 20)], hours(2), ['firstLook'], false],
  [
    'read there',
    [...opened, event('forwarded', 20), event('opened', 30, { by: elsewhere })],
    hours(2),
    [],
    false,
  ],
  [
    'an appeal waits',
    [...opened, event('notHere', 20), event('appealed', 30)],
    hours(2),
    ['decision'],
    false,
  ],
  [
    'an appeal has waited for two days',
    [...opened, event('notHere', 20), event('appealed', 30)],
    days(2),
    ['decision'],
    true,
  ],
  [
    'an appeal was decided',
    [...opened, event('notHere', 20), event('appealed', 30), event('appealDecided', 40, { granted: false })],
    hours(2),
    [],
    false,
  ],
  [
    'a crime is disputed',
    [...opened, event('crimeProposed', 20), event('crimeDisagreed', 30)],
    hours(2),
    ['decision', 'analysis', 'violence'],
    false,
  ],
  ['closed', [...opened, event('notHere', 20)], hours(2), [], false],
  ['the police are called', [registered({ immediate: true })], 22, ['immediateCare', 'firstLook'], true],
  ['the police came', [registered({ immediate: true }), event('firstContact', 9)], 22, ['firstLook'], false],
  [
    'protection is asked for',
    inAnalysis({ asksMeasure: true }),
    hours(3),
    ['protectiveMeasure', 'analysis'],
    false,
  ],
  [
    'protection is asked for a child, for which the law sets no hours',
    inAnalysis({ asksMeasure: true, measureLaw: 'henryBorel' }),
    hours(90),
    ['measureAtOnce', 'analysis'],
    true,
  ],
  ['destroyed', [...opened, event('destroyed', 20)], 30, [], false],
])('%s', (_name, history, minutes, kinds, isLate) => {
  const clocks = clocksAt(history, minutes)
  expect(clocks.map(({ kind }) => kind)).toEqual(kinds)
  expect(clocks.some((clock) => clock.isLate)).toBe(isLate)
})

// EV-12
test('the 48 hours to the judge never pause, whatever happens to the report', () => {
  const due = new Date(start.getTime() + 48 * 3_600_000)
  fc.assert(
    fc.property(allowedHistory, fc.nat(days(60)), ([first, ...rest], minutes) => {
      const history: History = [
        { ...first, asksMeasure: true },
        ...rest.filter(({ kind }) => kind !== 'measureSentToJudge' && kind !== 'destroyed'),
      ]
      const [clock, ...others] = clocksAt(history, minutes).filter(({ kind }) => kind === 'protectiveMeasure')
      expect(others).toEqual([])
      expect(clock).toEqual({
        kind: 'protectiveMeasure',
        since: start,
        due,
        isLate: after(minutes) > due,
        isUrgent: true,
      })
    }),
  )
})

// EV-12
test('they end when the request leaves for the judge, and begin with the request', () => {
  const sent: History = [...inAnalysis({ asksMeasure: true }), event('measureSentToJudge', 100)]
  expect(clocksAt(sent, 101).map(({ kind }) => kind)).toEqual(['analysis'])
  const later: History = [...opened, event('measureAsked', 300)]
  expect(clocksAt(later, 301)[0]).toMatchObject({ kind: 'protectiveMeasure', since: after(300) })
})

// LW-08
test('from the order to leave the home the judge is told within a day, beside the request and wherever the report stands', () => {
  const history: History = [
    ...inAnalysis({ atHome: true, asksMeasure: true }),
    event('removalOrdered', 100, { orderedAt: after(-60) }),
  ]
  const clock = { kind: 'removalNotice', since: after(-60), due: after(hours(23)), isUrgent: true }
  expect(clocksAt(history, hours(23)).slice(0, 2)).toMatchObject([
    { ...clock, isLate: false },
    { kind: 'protectiveMeasure' },
  ])
  expect(clocksAt(history, hours(23) + 1)[0]).toMatchObject({ ...clock, isLate: true })
  const sent: History = [...history, event('measureSentToJudge', 200)]
  expect(clocksAt(sent, 201)[0]).toMatchObject(clock)
  const told: History = [...sent, event('removalTold', 300)]
  expect(clocksAt(told, 301).map(({ kind }) => kind)).toEqual(['analysis', 'violence'])
})

// LW-11
test('a corrected order runs its hours from the corrected hour, and again where the judge had been told of the wrong one', () => {
  const history: History = [
    ...inAnalysis({ atHome: true }),
    event('removalOrdered', 100, { orderedAt: after(-60) }),
    event('removalTold', 110),
    event('removalCorrected', 120, { orderedAt: after(-hours(2)) }),
  ]
  const clock = { kind: 'removalNotice', since: after(-hours(2)), due: after(hours(22)) }
  expect(clocksAt(history, 130)[0]).toMatchObject(clock)
  expect(clocksAt([...history, event('removalTold', 140)], 150).map(({ kind }) => kind)).toEqual([
    'analysis',
    'violence',
  ])
})

// RF-30
test('what is asked for a child stands above as urgent, never late, until it leaves for the judge', () => {
  for (const history of [
    inAnalysis({ asksMeasure: true, measureLaw: 'henryBorel' }),
    [...opened, event('measureAsked', 300, { law: 'henryBorel' })] satisfies History,
  ]) {
    const [clock] = clocksAt(history, days(60))
    expect(clock).toMatchObject({ kind: 'measureAtOnce', isUrgent: true, isLate: false })
    const sent: History = [...history, event('measureSentToJudge', 400)]
    expect(clocksAt(sent, 401).map(({ kind }) => kind)).not.toContain('measureAtOnce')
  }
})

// QU-80
test.each<[string, History, number, number | undefined]>([
  ['violence at home', inAnalysis({ atHome: true }), days(9), 0],
  ['a threat', inAnalysis({ reported: { crime: 6 } }), days(9), 0],
  ['stalking', inAnalysis({ reported: { crime: 25 } }), days(9), 0],
  [
    'stalking that the police hold for a theft',
    [...inAnalysis({ reported: { crime: 25 } }), event('crimeProposed', 20)],
    days(9),
    0,
  ],
  ['a theft', inAnalysis({ reported: { crime: 1 } }), days(9), undefined],
  [
    'violence after the first contact',
    [registered({ atHome: true, immediate: true }), event('firstContact', 9)],
    days(9),
    9,
  ],
  [
    'violence that is archived',
    [registered({ atHome: true }), ...archived.slice(1)] as unknown as History,
    days(9),
    undefined,
  ],
])(
  '%s counts since it was told, or since the first contact, until its end',
  (_name, history, minutes, since) => {
    const found = clocksAt(history, minutes).find(({ kind }) => kind === 'violence')
    expect(found?.since).toEqual(since === undefined ? undefined : after(since))
    expect(found?.isLate ?? false).toBe(false)
  },
)
