import { expect, test, vi } from 'vitest'
import { createReportLoads, readLoad } from './report-loads.ts'

const waitForIdle = () => new Promise((resolve) => setTimeout(resolve))

test('what is read is loaded once, announced when it comes, and kept', async () => {
  const loads = createReportLoads()
  const listener = vi.fn<() => void>()
  loads.subscribe(listener)
  const load = vi.fn<() => Promise<number[]>>(async () => [1])
  expect(readLoad(loads.of('lista'), load)).toBeUndefined()
  expect(readLoad(loads.of('lista'), load)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
  await waitForIdle()
  expect(load).toHaveBeenCalledTimes(1)
  expect(readLoad(loads.of('lista'), load)).toEqual([1])
  expect(listener).toHaveBeenCalledTimes(2)
})

// ER-02
test('what failed is not loaded again by itself, but when the person asks for it', async () => {
  const loads = createReportLoads()
  let fails = true
  const load = vi.fn<() => Promise<string>>(async () => {
    if (fails) throw new Error('down')
    return 'here'
  })
  loads.of('lista').begin(load)
  await waitForIdle()
  expect(loads.of('lista').find()).toEqual({ state: 'failed', retry: expect.any(Function) })
  expect(readLoad(loads.of('lista'), load)).toBeUndefined()
  await waitForIdle()
  expect(load).toHaveBeenCalledTimes(1)
  fails = false
  loads.of('lista').begin(load)
  expect(loads.of('lista').find()).toEqual({ state: 'loading' })
  await waitForIdle()
  expect(loads.of('lista').find()).toEqual({ state: 'ready', value: 'here' })
})
