import { expect, test } from 'vitest'
import { readinessFailures } from './readiness.ts'

const never = () => new Promise<boolean>(() => undefined)

test('a check that says no, rejects or never answers counts as failed, each failure once', async () => {
  const failures = await readinessFailures([
    { failure: 'clock', isWell: () => Promise.resolve(true) },
    { failure: 'disk', isWell: () => Promise.resolve(false) },
    { failure: 'disk', isWell: () => Promise.resolve(false) },
    { failure: 'database', isWell: () => Promise.reject(new Error('gone')) },
    { failure: 'stopping', isWell: never },
  ])
  expect(failures).toEqual(['disk', 'database', 'stopping'])
})

// AV-21
test('while the database is away it alone is named, and what is known to be wrong besides', async () => {
  const away = () => Promise.reject(new Error('gone'))
  const others = [
    { failure: 'station-key', isWell: away },
    { failure: 'jobs', isWell: never },
    { failure: 'disk', isWell: () => Promise.resolve(false) },
    { failure: 'numbers', isWell: () => Promise.resolve(false) },
  ] as const
  expect(await readinessFailures([{ failure: 'database', isWell: never }, ...others])).toEqual([
    'database',
    'disk',
    'numbers',
  ])
  const there = { failure: 'database', isWell: () => Promise.resolve(true) } as const
  expect(await readinessFailures([there, ...others])).toEqual(['station-key', 'jobs', 'disk', 'numbers'])
})
