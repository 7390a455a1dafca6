import { expect, test } from 'vitest'
import { clocksOf, defaultServiceTargets } from './clocks.ts'
import { progressOf } from '../events/progress-of.ts'
import type { History } from '../events/report-event.ts'
import {
  after,
  camila,
  days,
  elsewhere,
  event,
  hours,
  inAnalysis,
  moura,
  registered,
} from '../histories.fixture.ts'
import { inQueueOrder, queuesOf, type Queue, type Viewer } from './queues.ts'

const at = (history: History, minutes: number) => {
  const progress = progressOf(history, after(minutes))
  return { progress, clocks: clocksOf(progress, defaultServiceTargets, after(minutes)) }
}
const opened = inAnalysis()
const archivedCase: History = [...opened, event('investigationStarted', 20), event('archived', 30)]
const asked: History = [...opened, event('correctionAsked', 20)]

// EV-13, EV-31
test.each<[string, History, number, Viewer, readonly Queue[]]>([
  ['new', [registered()], 5, camila, ['da-unidade']],
  ['claimed by me', opened, 20, camila, ['minhas', 'da-unidade']],
  ['claimed by a colleague', opened, 20, moura, ['da-unidade']],
  ['in another unit', opened, 20, elsewhere, []],
  ['waits for the citizen', asked, 30, moura, ['da-unidade', 'esperam-o-cidadao']],
  ['nobody has looked for two days', [registered()], days(2), camila, ['da-unidade', 'atrasadas']],
  ['forwarded away', [...opened, event('forwarded', 20)], 30, camila, []],
  ['arrived', [...opened, event('forwarded', 20)], 30, elsewhere, ['da-unidade']],
  ['belongs elsewhere', [...opened, event('notHere', 20)], 30, camila, ['nao-cabem']],
  ['archived', archivedCase, 60, moura, ['arquivadas']],
  ['archived in another unit', archivedCase, 60, elsewhere, []],
  [
    'belongs elsewhere, and an appeal waits',
    [...opened, event('notHere', 20), event('appealed', 30)],
    days(2),
    moura,
    ['da-unidade', 'atrasadas', 'nao-cabem'],
  ],
  ['destroyed', [...opened, event('destroyed', 20)], 30, camila, []],
  [
    'belongs elsewhere, and its citizen writes',
    [...opened, event('notHere', 20), event('messageIn', 40)],
    50,
    camila,
    ['da-unidade', 'nao-cabem'],
  ],
  [
    'belongs elsewhere, and a file came three days ago',
    [...opened, event('notHere', 20), event('evidenceReceived', 40)],
    days(3),
    camila,
    ['da-unidade', 'atrasadas', 'nao-cabem'],
  ],
])('%s', (_name, history, minutes, officer, expected) => {
  const { progress, clocks } = at(history, minutes)
  expect(queuesOf(progress, clocks, officer)).toEqual(expected)
})

// EV-13
test('danger comes first, then what is due first, then the oldest', () => {
  const row = (name: string, history: History) => {
    const { progress, clocks } = at(history, hours(50))
    return { name, clocks, registeredAt: progress.registeredAt }
  }
  const calm = [...opened, event('forwarded', 20), event('opened', 21, { by: elsewhere })] as const
  const rows = [
    row('calm, newer', [{ ...registered(), at: after(1) }, ...calm.slice(1)] as unknown as History),
    row('calm', calm as History),
    row('late', [registered()]),
    row('answers', asked),
    row('protection', inAnalysis({ asksMeasure: true })),
    row('police now', [registered({ immediate: true })]),
    row('threat, answers', [registered({ reported: { crime: 6 } }), ...asked.slice(1)] as unknown as History),
    row('violence, only investigated', [
      registered({ atHome: true }),
      ...calm.slice(1),
    ] as unknown as History),
  ]
  expect(rows.toSorted(inQueueOrder).map(({ name }) => name)).toEqual([
    'police now',
    'protection',
    'threat, answers',
    'late',
    'answers',
    'calm',
    'violence, only investigated',
    'calm, newer',
  ])
})
