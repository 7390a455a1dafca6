// @ts-check
import { relative } from 'node:path'

/**
 * What each file of tests took, in ms: of vitest its own clock, of Playwright the sum of its tests in all projects.
 * @typedef {Map<string, number>} Times
 * @typedef {{ name: string, startTime: number, endTime: number }} VitestFile
 * @typedef {{ results: { duration: number }[] }} PlaywrightTest
 * @typedef {{ file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {{ testResults: VitestFile[] }} report the JSON report of vitest @returns {Times} */
export function timesOfVitest({ testResults }) {
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [relative('.', name), endTime - startTime]),
  )
}

/** @param {{ suites: PlaywrightSuite[] }} report the JSON report of Playwright @returns {Times} */
export function timesOfPlaywright({ suites }) {
  /** @type {Times} */
  const times = new Map()
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration)
  return times
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Times} times @returns {string[]} the ten slowest files with their seconds, the slowest first */
export const slowestFiles = (times) =>
  [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
