import { expect, test, vi } from 'vitest'
import { createLoads } from './loads.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what is asked for is loaded once, told when it comes, and kept', async () => {
  const loads = createLoads()
  const told = vi.fn<() => void>()
  loads.subscribe(told)
  const load = vi.fn<() => Promise<number[]>>(async () => [1])
  expect(loads.read('lista', load)).toBeUndefined()
  expect(loads.read('lista', load)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  expect(loads.read('lista', load)).toEqual([1])
  expect(told).toHaveBeenCalledTimes(2)
})

// ER-02
test('what failed is not asked for again by itself, but when the person does', async () => {
  const loads = createLoads()
  let fails = true
  const load = vi.fn<() => Promise<string>>(async () => {
    if (fails) throw new Error('down')
    return 'here'
  })
  loads.begin('lista', load)
  await settled()
  expect(loads.find('lista')).toEqual({ state: 'failed' })
  expect(loads.read('lista', load)).toBeUndefined()
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  fails = false
  loads.begin('lista', load)
  expect(loads.find('lista')).toEqual({ state: 'loading' })
  await settled()
  expect(loads.find('lista')).toEqual({ state: 'ready', value: 'here' })
})
