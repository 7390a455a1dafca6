import { expect, test, vi } from 'vitest'
import { patienceMs } from './patience.ts'
import { setPatience } from './patient-waits.ts'

/** True from a time on that is longer than the second that vitest and Testing Library wait by themselves. */
function slowly(): () => boolean {
  const start = performance.now()
  return () => performance.now() - start > 1200
}

test('a test waits for what a busy machine does late', async () => {
  const slow = slowly()
  await vi.waitFor(() => expect(slow()).toBe(true))
  await expect.poll(slowly()).toBe(true)
})

test('a limit of its own is kept, as a number and among others', async () => {
  const never = () => expect(1).toBe(2)
  const start = performance.now()
  await Promise.all([
    expect(vi.waitFor(never, 20)).rejects.toThrow(),
    expect(vi.waitFor(never, { timeout: 20, interval: 5 })).rejects.toThrow(),
  ])
  expect(performance.now() - start).toBeLessThan(patienceMs)
})

test('it is set once, however many files a worker runs', () => {
  const set = vi.waitFor
  setPatience()
  expect(vi.waitFor).toBe(set)
})
