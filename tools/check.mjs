// @ts-check
/** `npm run check`: every check that does not run the code. Prints each check and what it found. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { textsWithoutElement } from './checks/bare-texts.mjs'
import { missingPaths } from './checks/document-paths.mjs'
import { longFiles } from './checks/file-length.mjs'
import { unclearExports } from './checks/exported-names.mjs'
import { badNames } from './checks/file-names.mjs'
import { mutualFolders } from './checks/folder-pairs.mjs'
import { brokenImportRules } from './checks/import-rules.mjs'
import { lockProblems } from './checks/lock-file.mjs'
import { realPeople } from './checks/real-people.mjs'
import { requirementProblems } from './checks/requirement-rows.mjs'
import { sourceFiles } from './checks/source-files.mjs'
import { incompleteTexts } from './checks/texts-complete.mjs'
import { packReports } from './packs/pack-report.mjs'
import { sourceTexts } from './packs/source-texts.mjs'
import { binary, root, run } from './run.mjs'

const files = await sourceFiles(root)

/** @param {string[]} problems */
const listed = (problems) => ({ passed: problems.length === 0, output: problems.join('\n') })

/** @type {[name: string, check: () => Promise<{ passed: boolean, output: string }>][]} */
const checks = [
  // --force: an incremental build has missed a change in the types of a package that the web imports.
  ['types', () => run(binary('tsc'), ['-b', '--force'])],
  ['types of tests and tools', () => run(binary('tsc'), ['-p', 'tsconfig.tests.json'])],
  ['lint', () => run(binary('oxlint'), [])],
  ['format', () => run(binary('prettier'), ['--check', '--log-level=warn', '--cache', '.'])],
  ['import rules', async () => listed(await brokenImportRules(root, files))],
  ['folder pairs', async () => listed(mutualFolders(files))],
  ['dead code', () => run(binary('knip'), [])],
  ['file length', async () => listed(longFiles(files))],
  ['file names', async () => listed(badNames(files))],
  ['exported names', async () => listed(unclearExports(files))],
  ['no real person', async () => listed(realPeople(files))],
  [
    'lock file',
    async () => listed(lockProblems(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))),
  ],
  ['paths in documents', async () => listed(missingPaths(files))],
  ['requirement rows', async () => listed(requirementProblems(files))],
  ['texts complete', async () => listed(await incompleteTexts(files))],
  ['bare texts', async () => listed(await textsWithoutElement(files))],
  [
    'packs',
    async () => {
      const reports = await packReports(join(root, 'packs'), await sourceTexts(files))
      return listed(reports.flatMap(({ problems }) => problems))
    },
  ],
]

const failed = /** @type {string[]} */ ([])
/** Runs a check and prints what it found. @param {typeof checks[number]} check */
async function perform([name, check]) {
  const start = performance.now()
  const { passed, output } = await check()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (passed) return
  failed.push(name)
  console.log(output.trimEnd().replaceAll(/^/gm, '    '))
}

// The others read what the first one builds; of them as many run at once as there are processors.
const [types, ...others] = checks
if (types) await perform(types)
const waiting = others.values()
const lane = async () => {
  for (const check of waiting) await perform(check)
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
console.log(failed.length === 0 ? `${checks.length} checks passed` : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
