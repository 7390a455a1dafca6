import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createLoad } from './load.ts'
import { useLoad } from './use-load.ts'

const answers = () => {
  const pending: ((answer: string) => void)[] = []
  const load = vi.fn<() => Promise<string>>(() => new Promise((resolve) => pending.push(resolve)))
  return { load, answer: (place: number, text: string) => act(async () => pending[place]?.(text)) }
}

test('another key loads again, even one that was there before, and an answer to an older key is dropped', async () => {
  const { load, answer } = answers()
  const { result, rerender } = renderHook(({ key }) => useLoad(key, load), { initialProps: { key: 'a' } })
  rerender({ key: 'b' })
  await answer(0, 'of a')
  expect(result.current).toEqual({ state: 'loading' })
  await answer(1, 'of b')
  expect(result.current).toEqual({ state: 'ready', value: 'of b' })
  rerender({ key: 'a' })
  expect(result.current).toEqual({ state: 'loading' })
  expect(load).toHaveBeenCalledTimes(3)
})

test('what is not wanted yet is not loaded', () => {
  const { load } = answers()
  const { rerender } = renderHook(({ wanted }) => useLoad('a', load, wanted), {
    initialProps: { wanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  rerender({ wanted: true })
  rerender({ wanted: true })
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is kept elsewhere is loaded once for all screens', async () => {
  const { load, answer } = answers()
  const kept = createLoad<string>()
  const first = renderHook(() => useLoad('a', load, true, kept))
  const second = renderHook(() => useLoad('a', load, true, kept))
  await answer(0, 'once')
  first.unmount()
  expect(second.result.current).toEqual({ state: 'ready', value: 'once' })
  expect(renderHook(() => useLoad('a', load, true, kept)).result.current.value).toBe('once')
  expect(load).toHaveBeenCalledTimes(1)
})

// ER-02
test('what failed is loaded again when the person asks for it', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'here').mockRejectedValueOnce(new Error('down'))
  const { result } = renderHook(() => useLoad('a', load))
  await act(async () => undefined)
  const failed = result.current
  expect(failed.state).toBe('failed')
  await act(async () => failed.state === 'failed' && failed.retry())
  expect(result.current).toEqual({ state: 'ready', value: 'here' })
})
