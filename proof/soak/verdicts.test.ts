import { expect, test } from 'vitest'
import { quantile } from '../quantile.mjs'
import { trend, verdicts } from './verdicts.mjs'

type Run = Parameters<typeof verdicts>[0]

const sample = (seconds: number, changes = {}) => ({
  seconds,
  memory: 200,
  printer: 150,
  database: 80,
  handles: 60,
  sockets: 40,
  waiting: 1,
  oldest: 1,
  ...changes,
})
const every5Seconds = (change: (seconds: number) => object = () => ({})) =>
  Array.from({ length: 120 }, (_, place) => sample(place * 5, change(place * 5)))

const good: Run = {
  seconds: 600,
  samples: every5Seconds(),
  outcomes: [{ kind: 'report', ms: 30 }],
  acknowledged: 9,
  stored: 9,
  documents: 9,
  letters: 9,
  left: 0,
}
const failed = (changes: Partial<Run>) =>
  verdicts({ ...good, ...changes })
    .filter(({ passed }) => !passed)
    .map(({ what }) => what)

test('a level run passes, whatever grew during the warm-up', () => {
  expect(failed({})).toEqual([])
  expect(failed({ samples: every5Seconds((at) => ({ memory: at < 120 ? at : 200 })) })).toEqual([])
  expect(failed({ samples: every5Seconds((at) => ({ memory: 200 + at / 60 })) })).toEqual([])
})

test.each<[Partial<Run>, string]>([
  [{ samples: every5Seconds((at) => ({ memory: 100 + at / 3 })) }, 'memory of the server'],
  [{ samples: every5Seconds((at) => ({ printer: 100 + at / 3 })) }, 'memory of the printer'],
  [{ samples: every5Seconds((at) => ({ handles: 50 + at / 5 })) }, 'open handles'],
  [{ samples: [] }, 'memory of the server'],
  [{ outcomes: [{ kind: 'list', ms: 2001 }] }, 'answers above 2 s'],
  [{ outcomes: [{ kind: 'list', ms: 3, error: 'answered 500' }] }, 'errors'],
  [{ stored: 8, documents: 8, letters: 8 }, 'stored = acknowledged'],
  [{ documents: 8 }, 'documents'],
  [{ letters: 10 }, 'letters'],
  [{ left: 1 }, 'jobs open'],
])('a run with an error fails (%#)', (changes, what) => {
  expect(failed(changes).join()).toContain(what)
})

test('quantiles and trends', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4)
  expect(trend([9, 9, 1, 1, 5, 5, 5, 5, 2, 2])).toEqual({ early: 1, late: 2 })
})
