import { expect, test } from 'vitest'
import { retryTransient } from './retry-transient.ts'

const failure = (code: string | undefined, message = 'quotes CONCEIÇÃO') =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

/** Fails in this way so many times, then succeeds. */
function failing(times: number, error: Error) {
  let tries = 0
  const work = () => ((tries += 1) <= times ? Promise.reject(error) : Promise.resolve('done'))
  return { work, tries: () => tries }
}

test.each(['40001', '40P01', '55P03', '57P01', '57P02', '57P03', '25006', '25P03', '08006', 'ECONNREFUSED'])(
  '%s is worth another try',
  async (code) => {
    const { work, tries } = failing(2, failure(code))
    expect(await retryTransient(work)).toBe('done')
    expect(tries()).toBe(3)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('so is a connection that broke: %s', async (message) => {
  expect(await retryTransient(failing(1, failure(undefined, message)).work)).toBe('done')
})

test.each(['23505', '53100', '53300', '57014', '42P01', 'UNANSWERED', 'LEFT'])('%s is not', async (code) => {
  const { work, tries } = failing(1, failure(code))
  await expect(retryTransient(work)).rejects.toMatchObject({ code })
  expect(tries()).toBe(1)
})

test('waiting for a connection in vain is not retried', async () => {
  const { work, tries } = failing(1, failure(undefined, 'timeout exceeded when trying to connect'))
  await expect(retryTransient(work)).rejects.toThrow('timeout')
  expect(tries()).toBe(1)
})

test('the last error is thrown when the time is over', async () => {
  const { work, tries } = failing(Infinity, failure('57P03'))
  await expect(retryTransient(work, 400)).rejects.toMatchObject({ code: '57P03' })
  expect(tries()).toBeGreaterThan(1)
  expect(tries()).toBeLessThan(8)
})
