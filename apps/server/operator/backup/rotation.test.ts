import { expect, test } from 'vitest'
import type { Backup } from './backup-folder.ts'
import { chooseKept } from './rotation.ts'

const day = 86_400_000
const begin = Date.parse('2026-11-22T15:00:00Z')

function backup(daysAgo: number, isVerified = true): Backup {
  const endedAt = new Date(begin - daysAgo * day).toISOString()
  const facts = { endedAt } as Backup['facts']
  const verified = isVerified
    ? { at: endedAt, reports: 0, newestReportAt: null, papersOpened: 0, valuesOpened: 0, filesOpened: 0 }
    : undefined
  return { name: `${daysAgo}`, folder: '', facts, verified }
}

/** The ages in days of the kept backups, and of the one where the WAL begins. */
function kept(backups: Backup[], keep = { days: 7, weeks: 4 }) {
  const chosen = chooseKept(backups, keep)
  return {
    days: [...chosen.kept].map(({ name }) => Number(name)).toSorted((a, b) => a - b),
    walFrom: chosen.walFrom?.name,
  }
}

test('seven days and four weeks of many are kept, and WAL from the oldest of the days on', () => {
  const year = Array.from({ length: 365 }, (_, daysAgo) => backup(daysAgo))
  // 22 November 2026 is a Sunday: the newest of each week is a Sunday's.
  expect(kept(year)).toEqual({ days: [0, 1, 2, 3, 4, 5, 6, 7, 14, 21], walFrom: '6' })
})

test('several of a day count as one: the newest is kept', () => {
  const day = [backup(0), backup(0.1), backup(0.2), backup(1)]
  expect(kept(day)).toEqual({ days: [0, 1], walFrom: '1' })
})

test('however old, the last verified one is kept, with the WAL that follows it', () => {
  const failing = [
    backup(0, false),
    backup(1, false),
    backup(2, false),
    backup(3, false),
    backup(40),
    backup(41),
  ]
  expect(kept(failing, { days: 1, weeks: 0 })).toEqual({ days: [0, 1, 40], walFrom: '40' })
})

test('none verified: the two newest are kept', () => {
  const never = [backup(0, false), backup(1, false), backup(2, false)]
  expect(kept(never)).toEqual({ days: [0, 1], walFrom: '1' })
})
