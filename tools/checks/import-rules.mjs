// @ts-check
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { binary, root as repository } from '../run.mjs'

const config = join(repository, '.dependency-cruiser.cjs')
const reader = new URL('swc-reads-tsx.mjs', import.meta.url).href
const cruised = /^(apps|packages)\/.*[.](ts|tsx|mjs|cjs|js)$/

/**
 * Broken import rules under `root`, and files that the cruiser did not read: a rule always holds for files that are not read.
 * @param {string} root
 * @param {readonly import('./source-files.mjs').SourceFile[]} files
 * @returns {Promise<string[]>}
 */
export async function brokenImportRules(root, files) {
  const expected = files.map(({ path }) => path).filter((path) => cruised.test(path))
  if (expected.length === 0) return ['no file of apps or packages was found: nothing would be checked']
  const { modules, summary } = await cruise(root)
  const read = new Set(modules.filter(({ valid }) => valid !== undefined).map(({ source }) => source))
  return [
    ...expected.filter((path) => !read.has(path)).map((path) => `${path}: not read by the import rules`),
    ...summary.violations.map(({ rule, from, to, cycle }) =>
      cycle
        ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
        : `${rule.name}: ${from} → ${to}`,
    ),
  ]
}

/**
 * @typedef {{ source: string, valid?: boolean }} Module
 * @typedef {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} Violation
 * @param {string} root
 * @returns {Promise<{ modules: Module[], summary: { violations: Violation[] } }>}
 */
function cruise(root) {
  const args = [
    '--import',
    reader,
    binary('depcruise'),
    '--config',
    config,
    '--output-type',
    'json',
    'apps',
    'packages',
  ]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 }, (error, output, errorOutput) => {
      if (output) resolve(JSON.parse(output))
      else reject(new Error(`dependency-cruiser gave no answer: ${errorOutput}`, { cause: error }))
    })
  })
}
