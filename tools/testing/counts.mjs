// @ts-check
/**
 * What one runner did. A skipped test counts as neither passed nor failed; its name is printed, so that none is skipped
 * in silence.
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {{ testResults: VitestFile[] }} report the JSON report of vitest @returns {Counts} */
export function countsOfVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const of = (/** @type {string} */ status) => tests.filter((test) => test.status === status)
  // A file that cannot be loaded reports no test: it counts as one failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: of('passed').length,
    failed: of('failed').length + broken.length,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  }
}

/** @param {{ suites: PlaywrightSuite[], errors: unknown[] }} report the JSON report of Playwright @returns {Counts} */
export function countsOfPlaywright({ suites, errors }) {
  const specs = suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: `${title} (${test.projectName})` })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    // A test that failed before it passed counts as failed: either result may be chance.
    failed:
      tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length + errors.length,
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  }
}

/** @param {PlaywrightSuite} suite @returns {{ title: string, tests: PlaywrightTest[] }[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * The counts of a runner that has ended; a runner that failed without a failed test, or ran no test, counts as one failure.
 * @param {Counts | undefined} counts undefined when it left no report
 * @param {boolean} succeeded whether its exit code was 0
 * @returns {Counts & { reason?: string }}
 */
export function checkedCounts(counts, succeeded) {
  if (counts === undefined) return { passed: 0, failed: 1, skipped: [], reason: 'left no report' }
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, reason: 'ran no test' }
  if (!succeeded && counts.failed === 0) return { ...counts, failed: 1, reason: 'ended with an error' }
  return counts
}
