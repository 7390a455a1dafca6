import { expect, test } from 'vitest'
import { after, days, event, inAnalysis, moura } from '../histories.fixture.ts'
import type { History, ReportEvent } from '../events/report-event.ts'
import { refusalOf } from './refusal-of.ts'
import type { Refusal } from './refusal.ts'

const opened = inAnalysis()
const atHome = inAnalysis({ atHome: true })
const removed: History = [...atHome, event('removalOrdered', 15)]
const investigated = (history: History): History => [
  ...history,
  event('forwarded', 20, { to: 60 }),
  event('claimed', 21, { until: after(days(60)) }),
  event('investigationStarted', 22),
]

// LW-08, LW-11
test.each<[string, History, ReportEvent, Refusal | undefined]>([
  ['an order to leave the home, of another crime', opened, event('removalOrdered', 20), 'nothingAsked'],
  ['the same twice', removed, event('removalOrdered', 30), 'nothingAsked'],
  [
    'the same again once the judge knows',
    [...removed, event('removalTold', 16)],
    event('removalOrdered', 30),
    'nothingAsked',
  ],
  ['telling the judge of an order that nobody gave', atHome, event('removalTold', 20), 'nothingAsked'],
  [
    'telling the judge of an order, by a colleague',
    removed,
    event('removalTold', 25, { by: moura }),
    undefined,
  ],
  [
    'telling the judge twice',
    [...removed, event('removalTold', 16)],
    event('removalTold', 30),
    'nothingAsked',
  ],
  [
    'archiving before the judge knows of an order',
    investigated(removed),
    event('archived', 40),
    'removalPending',
  ],
  [
    'archiving once the judge knows of it',
    investigated([...removed, event('removalTold', 16)]),
    event('archived', 40),
    undefined,
  ],
  ['correcting an order that nobody gave', atHome, event('removalCorrected', 20), 'nothingAsked'],
  ['correcting an order, by a colleague', removed, event('removalCorrected', 20, { by: moura }), undefined],
  [
    'telling the judge anew of an order that was corrected since',
    [...removed, event('removalTold', 16), event('removalCorrected', 17)],
    event('removalTold', 30),
    undefined,
  ],
  [
    'archiving before the judge knows of the correction',
    investigated([...removed, event('removalTold', 16), event('removalCorrected', 17)]),
    event('archived', 40),
    'removalPending',
  ],
  ['an order of violence at home', atHome, event('removalOrdered', 20, { by: moura }), undefined],
])('%s', (_, history, next, refusal) => {
  expect(refusalOf(history, next)).toBe(refusal)
})
