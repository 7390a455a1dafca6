import { expect, test } from 'vitest'
import { readinessFaults } from './readiness.ts'

const never = () => new Promise<boolean>(() => undefined)

test('a check that says no, fails or never answers is told, each fault once', async () => {
  const faults = await readinessFaults([
    { fault: 'clock', isWell: () => Promise.resolve(true) },
    { fault: 'disk', isWell: () => Promise.resolve(false) },
    { fault: 'disk', isWell: () => Promise.resolve(false) },
    { fault: 'database', isWell: () => Promise.reject(new Error('gone')) },
    { fault: 'jobs', isWell: never },
  ])
  expect(faults).toEqual(['disk', 'database', 'jobs'])
})
