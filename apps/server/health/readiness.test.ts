import { expect, test } from 'vitest'
import { readinessFailures } from './readiness.ts'

const never = () => new Promise<boolean>(() => undefined)

test('a check that says no, rejects or never answers counts as failed, each failure once', async () => {
  const failures = await readinessFailures([
    { failure: 'clock', isWell: () => Promise.resolve(true) },
    { failure: 'disk', isWell: () => Promise.resolve(false) },
    { failure: 'disk', isWell: () => Promise.resolve(false) },
    { failure: 'database', isWell: () => Promise.reject(new Error('gone')) },
    { failure: 'jobs', isWell: never },
  ])
  expect(failures).toEqual(['disk', 'database', 'jobs'])
})
