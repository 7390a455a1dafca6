import { expect, test } from 'vitest'
import { isBackupDue } from './backup-schedule.ts'

const at = (text: string) => new Date(`2026-11-${text}:00-03:00`)
const three = 3 * 60

const due = (given: { now: string; started: string; verified?: string; tried?: string }) =>
  isBackupDue({
    now: at(given.now),
    at: three,
    startedAt: at(given.started),
    lastVerifiedAt: given.verified === undefined ? undefined : at(given.verified),
    lastTriedAt: given.tried === undefined ? undefined : at(given.tried),
  })

test.each([
  ['the first one waits for its time', { now: '22T12:00', started: '22T11:00' }, false],
  ['and comes at it', { now: '23T03:00', started: '22T11:00' }, true],
  ['once a day', { now: '23T09:00', started: '20T11:00', verified: '23T03:01' }, false],
  ['and again the next', { now: '24T03:00', started: '20T11:00', verified: '23T03:01' }, true],
  [
    'one before its time does not stand for it',
    { now: '24T03:00', started: '20T11:00', verified: '24T02:00' },
    true,
  ],
  [
    'a server that was off makes up for it',
    { now: '22T12:10', started: '22T12:00', verified: '20T03:01' },
    true,
  ],
  ['but not while it is starting', { now: '22T12:05', started: '22T12:00', verified: '20T03:01' }, false],
  [
    'one that failed is tried again after six hours',
    { now: '23T09:01', started: '20T11:00', tried: '23T03:00' },
    true,
  ],
  ['and not at once', { now: '23T08:00', started: '20T11:00', tried: '23T03:00' }, false],
])('%s', (_what, given, expected) => {
  expect(due(given)).toBe(expected)
})
