import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { nextSequence, skipNumbersTo } from './bulletin-counters.ts'
import type { Database } from './tables/tables.ts'
import { testDatabase } from './connection/test-database.fixture.ts'

let db: Kysely<Database>
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await testDatabase(inject('clusterUrl')))
})
afterAll(() => drop())

const take = (unit: number, year: number) => db.transaction().execute((trx) => nextSequence(trx, unit, year))
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

// FI-03
test('a hundred at once get a hundred numbers without a gap', async () => {
  const taken = await Promise.all(Array.from({ length: 100 }, () => take(277, 2026)))
  expect(taken.sort((a, b) => a - b)).toEqual(upTo(100))
})

test('what is rolled back leaves no gap', async () => {
  const attempts = Array.from({ length: 20 }, (_, index) =>
    db
      .transaction()
      .execute(async (trx) => {
        const sequence = await nextSequence(trx, 277, 2027)
        if (index % 2 === 1) throw new Error('the power fails')
        return sequence
      })
      .catch(() => undefined),
  )
  const taken = (await Promise.all(attempts)).filter((sequence) => sequence !== undefined)
  expect(taken.sort((a, b) => a - b)).toEqual(upTo(10))
})

test('each year and each unit counts from one', async () => {
  expect([await take(277, 2030), await take(278, 2030), await take(277, 2031)]).toEqual([1, 1, 1])
})

test('numbers that are skipped are never given, and a counter never goes down', async () => {
  await skipNumbersTo(db, { unit: 277, year: 2040, last: 50 })
  expect(await take(277, 2040)).toBe(51)
  await skipNumbersTo(db, { unit: 277, year: 2040, last: 20 })
  expect(await take(277, 2040)).toBe(52)
})
