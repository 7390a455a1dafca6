import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  currentStep,
  followHash,
  leave,
  navigate,
  onStep,
  pushStep,
  setLeaveGuard,
  stay,
  useHashLocation,
  usePendingLeave,
} from './hash-location.ts'
import { act, renderHook } from '@testing-library/react'

let stop: () => void

/** jsdom moves through its history in later tasks, one after another; many short waits let each of them run, however slow the machine. */
const waitForIdle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 3))
  })

const path = () => renderHook(() => useHashLocation()[0]).result.current
const pending = () => renderHook(() => usePendingLeave()).result.current

beforeEach(() => {
  history.pushState(null, '', '#/')
  stop = followHash()
  navigate('/extravio')
})

afterEach(() => {
  setLeaveGuard(undefined)
  stay()
  stop()
})

// SH-01
test('a route follows the hash, and a hash that is no route is the home', async () => {
  expect([path(), location.hash]).toEqual(['/extravio', '#/extravio'])
  location.hash = '#registrar'
  await waitForIdle()
  expect(path()).toBe('/')
})

const ways: [string, () => void][] = [
  ['Back', () => history.back()],
  ['several entries back', () => history.go(-3)],
  ['a hash typed by hand', () => (location.hash = '#/furto')],
  ['a link', () => navigate('/furto')],
]

// WZ-03
describe.each(ways)('leaving by %s', (_, go) => {
  beforeEach(async () => {
    pushStep('nome')
    pushStep('endereco')
    setLeaveGuard(() => true)
    if (go === ways[0]?.[1]) history.go(-2)
    await waitForIdle()
    expect(path()).toBe('/extravio')
  })

  test('is held back with the right address, and staying changes nothing', async () => {
    const step = currentStep()
    go()
    await waitForIdle()
    expect([path(), location.hash, currentStep()]).toEqual(['/extravio', '#/extravio', step])
    expect(pending()?.to).toMatch(/^\/(furto)?$/)
    stay()
    expect([pending(), path()]).toEqual([undefined, '/extravio'])
  })

  test('continues once the person confirms it', async () => {
    go()
    await waitForIdle()
    const to = pending()?.to
    leave()
    await waitForIdle()
    expect([path(), location.hash]).toEqual([to, `#${to}`])
  })
})

test('Forward into another route is held back as well', async () => {
  navigate('/furto')
  history.back()
  await waitForIdle()
  setLeaveGuard(() => true)
  history.forward()
  await waitForIdle()
  expect([path(), location.hash, pending()]).toEqual(['/extravio', '#/extravio', { to: '/furto', delta: 1 }])
})

// WZ-03
test('a reload or a closed tab asks while there is a guard, and no longer after it is removed', () => {
  const reload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const release = setLeaveGuard(() => true)
  expect(reload()).toBe(false)
  release()
  expect(reload()).toBe(true)
})

test('Back and Forward between the steps of a route report the step and ask nothing', async () => {
  const listener = vi.fn<(step: string | undefined) => void>()
  const guard = vi.fn(() => true)
  setLeaveGuard(guard)
  const forget = onStep(listener)
  pushStep('nome')
  pushStep('endereco')
  history.back()
  await waitForIdle()
  history.back()
  await waitForIdle()
  history.go(2)
  await waitForIdle()
  forget()
  expect(listener.mock.calls).toEqual([['nome'], [undefined], ['endereco']])
  expect(guard).not.toHaveBeenCalled()
  expect(location.hash).toBe('#/extravio')
})
