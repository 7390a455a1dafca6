import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLookout, type Signs, type WakeReason } from './lookout.ts'

const looked: number[][] = []
let signs: Map<number, string>
beforeEach(() => {
  vi.useFakeTimers()
  looked.length = 0
  signs = new Map()
})
afterEach(() => vi.useRealTimers())

const lookoutOver = (rules = {}) =>
  createLookout({
    look: async (units) => {
      looked.push([...units])
      return signs
    },
    ...rules,
  })
const open = new AbortController().signal
const waits = (
  lookout: ReturnType<typeof createLookout>,
  { session = 'a', units = [7], seen = new Map() as Signs, hungUp = open } = {},
) => {
  const told: { woken?: WakeReason } = {}
  void lookout.wait({ session, units, seen, holdMs: 20_000, hungUp }).then((woken) => (told.woken = woken))
  return told
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

// DK-40
test('one look a second for all who wait wakes those whose units changed; none runs while nobody waits', async () => {
  const lookout = lookoutOver()
  await pass(5000)
  expect(looked).toEqual([])
  const [one, two, other] = [
    waits(lookout),
    waits(lookout, { session: 'b', units: [7, 8] }),
    waits(lookout, { session: 'c', units: [9] }),
  ]
  await pass(1000)
  expect(looked).toEqual([[7, 8, 9]])
  signs.set(7, 'x')
  await pass(1000)
  expect([one.woken, two.woken, other.woken]).toEqual(['changed', 'changed', undefined])
  await pass(20_000)
  expect(other.woken).toBe('over')
  const before = looked.length
  await pass(60_000)
  expect(looked).toHaveLength(before)
})

// DK-40
test('what was seen already wakes nobody, and its end does', async () => {
  const lookout = lookoutOver()
  signs.set(7, 'x')
  const told = waits(lookout, { seen: new Map([[7, 'x']]) })
  await pass(3000)
  expect(told.woken).toBeUndefined()
  signs.delete(7)
  await pass(1000)
  expect(told.woken).toBe('changed')
})

// DK-40
test('a session holds few places, the newest windows first, and all together hold not too many', async () => {
  const lookout = lookoutOver({ ofSession: 2, ofAll: 3 })
  const own = [waits(lookout), waits(lookout), waits(lookout)]
  const others = [waits(lookout, { session: 'b' }), waits(lookout, { session: 'c' })]
  await pass(0)
  expect(own.map(({ woken }) => woken)).toEqual(['over', undefined, undefined])
  expect(others.map(({ woken }) => woken)).toEqual([undefined, 'over'])
})

// DK-40
test('who hangs up frees the place at once, and the end of the server ends all waiting', async () => {
  const lookout = lookoutOver({ ofAll: 1 })
  const left = new AbortController()
  const gone = waits(lookout, { hungUp: left.signal })
  left.abort()
  const here = waits(lookout, { session: 'b' })
  await pass(0)
  expect([gone.woken, here.woken]).toEqual(['ending', undefined])
  lookout.close()
  await pass(0)
  const late = waits(lookout)
  await pass(0)
  expect([here.woken, late.woken]).toEqual(['ending', 'ending'])
  await pass(5000)
  expect(looked).toEqual([])
})

// DK-40
test('a database that is away for a while ends no waiting', async () => {
  let away = true
  const lookout = createLookout({
    look: () => (away ? Promise.reject(new Error('away')) : Promise.resolve(signs)),
  })
  const told = waits(lookout)
  await pass(3000)
  away = false
  signs.set(7, 'x')
  await pass(1000)
  expect(told.woken).toBe('changed')
})
