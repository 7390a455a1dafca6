import { expect, test } from 'vitest'
import { countsOfPlaywright, countsOfVitest, checkedCounts } from './counts.mjs'

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each, index) => ({ status: each, fullName: `test ${index}` })),
})

test('passed, failed and skipped tests of vitest are counted apart', () => {
  const testResults = [file('passed', 'passed', 'pending'), file('failed', 'failed', 'passed', 'todo')]
  expect(countsOfVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: ['test 1', 'test 2'] })
})

test('a file that cannot be loaded is a failure', () => {
  expect(countsOfVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: [] })
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
    failed: 2,
    skipped: ['three (phone)'],
  })
  expect(countsOfPlaywright({ suites: [], errors: ['the server did not start'] }).failed).toBe(1)
})

test('a runner that ran nothing, or ended with an error, has failed', () => {
  expect(checkedCounts(undefined, true)).toMatchObject({ failed: 1, reason: 'left no report' })
  expect(checkedCounts({ passed: 0, failed: 0, skipped: ['all'] }, true)).toMatchObject({
    failed: 1,
    reason: 'ran no test',
  })
  expect(checkedCounts({ passed: 3, failed: 0, skipped: [] }, false)).toMatchObject({ passed: 3, failed: 1 })
  expect(checkedCounts({ passed: 3, failed: 0, skipped: [] }, true)).toEqual({
    passed: 3,
    failed: 0,
    skipped: [],
  })
})
