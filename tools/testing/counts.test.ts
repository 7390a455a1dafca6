import { expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, checkedCounts } from './counts.mjs'

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({
    status: each,
    fullName: `test ${index}`,
    failureMessages: each === 'failed' ? ['expected 1\n  at a line'] : [],
  })),
})

test('passed, failed and skipped tests of vitest are counted apart', () => {
  const testResults = [file('passed', 'passed', 'pending'), file('failed', 'failed', 'passed', 'todo')]
  expect(countsOfVitest({ testResults })).toEqual({
    passed: 2,
    failed: ['a.test.ts: test 0 (expected 1)'],
    skipped: ['test 1', 'test 2'],
  })
})

test('a file that cannot be loaded is a failure', () => {
  const testResults = [{ ...file('failed'), message: 'no such module\n  at a line' }]
  expect(countsOfVitest({ testResults })).toEqual({
    passed: 0,
    failed: ['a.test.ts (no such module)'],
    skipped: [],
  })
})

test('the tests of Playwright are counted once a project, however deeply they are nested', () => {
  const tests = [
    { projectName: 'phone', status: 'expected' as const },
    { projectName: 'desktop', status: 'unexpected' as const },
  ]
  const lucky = [{ projectName: 'phone', status: 'flaky' as const }]
  const left = [{ projectName: 'phone', status: 'skipped' as const }]
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [{ title: 'one', tests }],
      suites: [{ title: 'deep', specs: [{ title: 'two', tests: lucky }] }],
    },
    { title: 'b.spec.ts', specs: [{ title: 'three', tests: left }] },
  ]
  expect(countsOfPlaywright({ suites, errors: [] })).toEqual({
    passed: 1,
    failed: ['one (desktop)', 'two (phone)'],
    skipped: ['three (phone)'],
  })
  expect(
    countsOfPlaywright({ suites: [], errors: [{ message: 'the server did not start' }] }).failed,
  ).toEqual(['no test (the server did not start)'])
})

test('a runner that ran nothing, or ended with an error, has failed', () => {
  const counts = (passed: number) => ({ passed, failed: [], skipped: [] })
  expect(checkedCounts(undefined, true).failed).toEqual(['left no report'])
  expect(checkedCounts(counts(0), true).failed).toEqual(['ran no test'])
  expect(checkedCounts(counts(3), false)).toEqual({ ...counts(3), failed: ['ended with an error'] })
  expect(checkedCounts(counts(3), true)).toEqual(counts(3))
})
