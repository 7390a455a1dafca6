import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { slowestFiles, timesOfPlaywright, timesOfVitest } from './slowest-files.mjs'

test('the ten slowest files of a run are named, the slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, place) => ({
    name: resolve(`packages/${place}.test.ts`),
    startTime: 1_000_000,
    endTime: 1_000_000 + place * 10_040,
  }))
  const lines = slowestFiles(timesOfVitest({ testResults }))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  110.4 s  packages/11.test.ts')
  expect(lines.at(-1)).toBe('   20.1 s  packages/2.test.ts')
})

test('a file of Playwright takes what its tests take in all projects, however deeply they are nested', () => {
  const took = (...durations: number[]) => ({ results: durations.map((duration) => ({ duration })) })
  const suites = [
    {
      specs: [{ file: 'journeys/a.spec.ts', tests: [took(1000), took(500)] }],
      suites: [{ specs: [{ file: 'journeys/a.spec.ts', tests: [took(2000, 250)] }] }],
    },
    { specs: [{ file: 'gates/b.spec.ts', tests: [took(4000)] }] },
  ]
  expect(slowestFiles(timesOfPlaywright({ suites }))).toEqual([
    '    4.0 s  gates/b.spec.ts',
    '    3.8 s  journeys/a.spec.ts',
  ])
})
