import { act, renderHook } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
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

/** A row that takes its time, as on a slow phone; notes in which turn of the page it was drawn. */
function Row({ onDraw }: { onDraw: () => void }) {
  const end = performance.now() + 2
  while (performance.now() < end);
  onDraw()
  return null
}

// PF-08
test('a long answer is drawn in pieces, between which the page can answer', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  let turn = 0
  const count = setInterval(() => (turn += 1), 0)
  const turns: number[] = []
  let answer: (text: string) => void = () => undefined
  const load = vi.fn<() => Promise<string>>(() => new Promise((resolve) => void (answer = resolve)))
  const List = () =>
    useLoad('a', load).value === undefined
      ? null
      : Array.from({ length: 60 }, (_, place) => <Row key={place} onDraw={() => turns.push(turn)} />)
  const root = createRoot(document.createElement('div'))
  try {
    root.render(<List />)
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    answer('sixty')
    await vi.waitFor(() => expect(turns).toHaveLength(60))
    expect(new Set(turns).size).toBeGreaterThan(3)
  } finally {
    root.unmount()
    clearInterval(count)
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
})
