import { expect, test } from 'vitest'
import { event, inAnalysis, registered } from '../histories.fixture.ts'
import type { History } from '../events/report-event.ts'
import { refusalOf } from './refusal-of.ts'
import type { Refusal } from './refusal.ts'

const fresh: History = [registered()]
const opened = inAnalysis()
const asked: History = [...opened, event('correctionAsked', 20)]
const closed: History = [...opened, event('notHere', 20)]
const broughtBack = (minute: number) =>
  event('forwarded', minute, { by: { kind: 'station' }, to: 61, why: 'unmanned' })

// QU-62
test.each<[string, History, number, Refusal | undefined]>([
  ['what nobody read', fresh, 5, undefined],
  ['what was claimed', opened, 20, 'notYours'],
  ['what waits for the citizen', [...asked, event('leaseEnded', 30)], 40, undefined],
  ['while something leaves', [...asked, event('leaseEnded', 20)], 20, 'leaving'],
  ['what is closed', closed, 40, 'wrongState'],
  ['a second time', [...fresh, broughtBack(5)], 6, 'wrongState'],
])('the station brings back %s', (_name, history, minute, refusal) => {
  expect(refusalOf(history, broughtBack(minute))).toBe(refusal)
})
