import { beforeEach, expect, test, vi } from 'vitest'
import type { Registration } from '@delegacia/contract/occurrence'
import type { KeptReport } from '../device/kept-ids.ts'
import type { Outcome } from './read-outcome.ts'
import { heldLocks } from '../device/held-locks.fixture.ts'
import { takeTurn } from '../device/one-tab.ts'
import { sendKept } from './send-kept.ts'

const device = vi.hoisted(() => ({ reports: [] as KeptReport[] }))
vi.mock('../device/kept-reports.ts', () => ({
  keptReports: async () => device.reports,
  keepReport: async (report: KeptReport) => {
    device.reports = [report]
    return true
  },
}))

beforeEach(() => {
  device.reports = [
    {
      id: 'a',
      route: 'extravio',
      savedAt: 1,
      draft: { key: 'k', sent: [{ relato_plain: 'ANTES' }, { relato_plain: 'DEPOIS' }], waiting: true },
    },
  ]
  vi.stubGlobal('navigator', { locks: heldLocks() })
})

const sendTo = (outcome: Outcome) =>
  vi.fn<(report: object, key: string) => Promise<Outcome>>(async () => outcome)
const registered: Outcome = { kind: 'registered', answer: { bop: '277.20260000019' } as Registration }

// OFF-15, OFF-16
test('what waits is sent as it was sent last, with its key, and its number is kept', async () => {
  const send = sendTo(registered)
  const kept = await sendKept('a', send)
  expect(send.mock.calls).toEqual([[{ relato_plain: 'DEPOIS' }, 'k']])
  expect(kept?.draft).toMatchObject({ waiting: false, registered: { bop: '277.20260000019' } })
  expect(device.reports).toEqual([kept])
  await sendKept('a', send)
  expect(send).toHaveBeenCalledTimes(1)
})

// OFF-15
test.each<[string, Outcome, object]>([
  ['faults', { kind: 'invalid', issues: [] }, { waiting: false, refused: true }],
  ['other answers under the key', { kind: 'earlier' }, { waiting: false, refused: true }],
  ['no answer', { kind: 'unknown' }, { waiting: true }],
  ['a station that is busy', { kind: 'refused' }, { waiting: true }],
])('after %s it is kept as that says', async (_, outcome, state) => {
  await sendKept('a', sendTo(outcome))
  expect(device.reports[0]?.draft).toMatchObject({ key: 'k', ...state })
})

// OFF-15
test('a tab that has it open sends it alone', async () => {
  await new Promise<void>((resolve) => takeTurn('a', resolve, resolve))
  const send = sendTo(registered)
  expect(await sendKept('a', send)).toBe(device.reports[0])
  expect(send).not.toHaveBeenCalled()
})

// OFF-15, OFF-16
test('of two that send what waits one does it', async () => {
  const send = sendTo({ kind: 'unknown' })
  await Promise.all([sendKept('a', send), sendKept('a', send)])
  expect(send).toHaveBeenCalledTimes(1)
})

// OFF-05
test('a tab that opens a report while it is sent has its turn, and nothing is written under its hands', async () => {
  const onOther = vi.fn<() => void>()
  let answer: (outcome: Outcome) => void = () => undefined
  const sent = sendKept('a', () => new Promise((resolve) => (answer = resolve)))
  const before = device.reports[0]
  await new Promise<void>((resolve) => takeTurn('a', resolve, () => (onOther(), resolve())))
  expect(onOther).not.toHaveBeenCalled()
  answer(registered)
  expect(await sent).toBe(before)
  expect(device.reports).toEqual([before])
})
