import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue, type QueuedClient, type FairQueue, type QueueRules } from './fair-queue.ts'

const queue = (rules: Partial<QueueRules> = {}) =>
  createFairQueue({ atOnce: 1, room: 100, roomOfAll: 100, timeoutMs: 10_000, ...rules })

/** Work that a test ends. */
function work() {
  let end = () => undefined as void
  const done = new Promise<void>((resolve) => (end = resolve))
  return { end, do: () => done }
}

const code = (outcome: Promise<unknown>) =>
  outcome.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

/** Queues work that notes when it was done. */
const comes = (
  to: FairQueue,
  order: string[],
  lane: string,
  name: string,
  more: Partial<QueuedClient> = {},
) =>
  to.run({ lane, ...more }, async () => {
    await round()
    order.push(name)
  })

test('a client with many requests delays only itself: the lanes take turns', async () => {
  const [to, order] = [queue(), [] as string[]]
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => comes(to, order, 'a', name))
  await Promise.all([...flood, comes(to, order, 'b', 'b1'), comes(to, order, 'c', 'c1')])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
})

test('one lane never has every place', async () => {
  const to = queue({ atOnce: 3 })
  const slow = [work(), work(), work()]
  const held = slow.map((each) => to.run({ lane: 'a' }, each.do))
  expect(await code(to.run({ lane: 'b' }, () => 7))).toBe('done')
  for (const each of slow) each.end()
  await Promise.all(held)
})

test('a full lane is refused, and the others still have room, by weight', async () => {
  const to = queue({ room: 10, roomOfAll: 15 })
  const slow = work()
  const held = to.run({ lane: 'a' }, slow.do)
  await round()
  await round()
  const waiting = [to.run({ lane: 'a', weight: 8 }, () => 1), to.run({ lane: 'b', weight: 6 }, () => 1)]
  expect(await code(to.run({ lane: 'a', weight: 3 }, () => 1))).toBe('muitos-pedidos')
  expect(await code(to.run({ lane: 'c', weight: 3 }, () => 1))).toBe('muita-procura')
  waiting.push(to.run({ lane: 'd', weight: 10, worked: true }, () => 1))
  slow.end()
  await Promise.all([held, ...waiting])
  // Nothing of them is left behind.
  expect(await code(to.run({ lane: 'a', weight: 10 }, () => 1))).toBe('done')
})

test('a client whose turn does not come in time gets an error, and nothing is done for it or for a client that has hung up', async () => {
  const [to, order] = [queue({ timeoutMs: 40 }), [] as string[]]
  const slow = work()
  const held = to.run({ lane: 'a' }, slow.do)
  await round()
  expect(await code(comes(to, order, 'b', 'too late'))).toBe('muita-procura')
  const gone = comes(to, order, 'c', 'hung up', { gone: () => true })
  slow.end()
  await held
  expect(await code(gone)).toBe('muita-procura')
  expect(await code(comes(to, order, 'd', 'next'))).toBe('done')
  expect(order).toEqual(['next'])
})

test('work that fails frees its place', async () => {
  const to = queue()
  for (let times = 0; times < 5; times += 1)
    expect(await code(to.run({ lane: 'a' }, () => Promise.reject(new Error('no'))))).toBeUndefined()
  expect(await code(to.run({ lane: 'a' }, () => 1))).toBe('done')
})

test('what would fail all clients that wait fails them at once, and a later client has its turn', async () => {
  const dark = Object.assign(new Error('no answer'), { code: 'DARK' })
  const to = queue({ failsAll: (error) => error === dark })
  const first = to.run({ lane: 'a' }, () => Promise.reject(dark))
  const waiting = ['a', 'b', 'c'].map((lane) => to.run({ lane }, () => 1))
  expect(await Promise.all([first, ...waiting].map(code))).toEqual(['DARK', 'DARK', 'DARK', 'DARK'])
  expect(await code(to.run({ lane: 'a', weight: 100 }, () => 1))).toBe('done')
})

test('between two pieces of work the event loop does everything else', async () => {
  const to = queue()
  const busy = Array.from({ length: 50 }, () => to.run({ lane: 'a' }, () => undefined))
  let done = 0
  for (const each of busy) void each.then(() => (done += 1))
  let rounds = 0
  for (; done < 50; rounds += 1) await round()
  expect(rounds).toBeGreaterThan(25)
  await Promise.all(busy)
})
