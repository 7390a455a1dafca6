// @ts-check
/**
 * What one runner did, with the names of what failed, for whoever sees only the end of a log. A skipped test counts as neither
 * passed nor failed; its name is printed, so that none is skipped in silence.
 * @typedef {{ passed: number, failed: string[], skipped: string[] }} Counts
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} VitestFile
 * @typedef {{ projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {{ testResults: VitestFile[] }} report the JSON report of vitest @returns {Counts} */
export function countsOfVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  )
  const of = (/** @type {string} */ status) => tests.filter((test) => test.status === status)
  // A file that cannot be loaded reports no test: it counts as one failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: of('passed').length,
    failed: [
      ...of('failed').map((test) => `${test.file}: ${test.fullName}${firstLine(test.failureMessages?.[0])}`),
      ...broken.map(({ name, message }) => `${name}${firstLine(message)}`),
    ],
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  }
}

/** @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report the JSON report of Playwright @returns {Counts} */
export function countsOfPlaywright({ suites, errors }) {
  const specs = suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: `${title} (${test.projectName})` })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    // A test that failed before it passed counts as failed: either result may be chance.
    failed: [
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title }) => title),
      ...errors.map(({ message }) => `no test${firstLine(message)}`),
    ],
    skipped: tests.filter(({ status }) => status === 'skipped').map(({ title }) => title),
  }
}

/** @param {string} [message] */
const firstLine = (message) => (message ? ` (${message.split('\n')[0]})` : '')

/** @param {PlaywrightSuite} suite @returns {{ title: string, tests: PlaywrightTest[] }[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * The counts of a runner that has ended; a runner that failed without a failed test, or ran no test, counts as one failure.
 * @param {Counts | undefined} counts undefined when it left no report
 * @param {boolean} succeeded whether its exit code was 0
 * @returns {Counts}
 */
export function checkedCounts(counts, succeeded) {
  if (counts === undefined) return { passed: 0, failed: ['left no report'], skipped: [] }
  if (counts.passed + counts.failed.length === 0) return { ...counts, failed: ['ran no test'] }
  if (!succeeded && counts.failed.length === 0) return { ...counts, failed: ['ended with an error'] }
  return counts
}
