import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { binary, root } from '../run.mjs'
import { packReports } from '../packs/pack-report.mjs'
import { sourceTexts } from '../packs/source-texts.mjs'
import { textsWithoutElement } from './bare-texts.mjs'
import { longFiles } from './file-length.mjs'
import { badNames } from './file-names.mjs'
import { filesTold, follow, stepsOf, type Step } from './how-to.ts'
import { legalTexts } from './legal-texts.mjs'
import { sourceFiles } from './source-files.mjs'
import { incompleteTexts } from './texts-complete.mjs'
import { treeCopy } from './tree-copy.ts'

const named = 'What the compiler names'

const howTo = async (name: string) =>
  stepsOf(await readFile(join(root, `docs/how-to-add-${name}.md`), 'utf8'))

/** How many different files the steps touch. */
const filesOf = (steps: readonly Step[]) => new Set(steps.map(({ path }) => path)).size

const everything = [
  'packages/**/*.test.ts',
  'packages/flows/crimes/*/sample.fixture.ts',
  'apps/**/*.test.ts',
  'apps/**/*.test.tsx',
  'e2e/**/*.ts',
  'tools/testing/*.ts',
]

/** The files with errors, and the errors, of some files and all that they import. */
async function compile(
  folder: string,
  include: readonly string[],
): Promise<{ files: string[]; errors: string[] }> {
  const config = { extends: './tsconfig.tests.json', include }
  await writeFile(join(folder, 'tsconfig.how-to.json'), JSON.stringify(config))
  const output = await promisify(execFile)(
    binary('tsc'),
    ['-p', 'tsconfig.how-to.json', '--pretty', 'false'],
    { cwd: folder, maxBuffer: 1e8 },
  ).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
  const errors = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line))
  return { files: [...new Set(errors.map((line) => line.slice(0, line.indexOf('('))))].sort(), errors }
}

/** What a program prints in a folder, empty where it passes. */
const complaintsOf = (folder: string, name: string, args: readonly string[]): Promise<string> =>
  promisify(execFile)(binary(name), args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
    maxBuffer: 1e8,
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )

/** What tests of packages and pages find; those of the server would prepare a database. */
const testsIn = (folder: string, ...args: readonly string[]): Promise<string> =>
  complaintsOf(folder, 'vitest', ['run', '--project', 'packages', '--project', 'web', ...args])

/** The tests of the catalogue, the flows and the drawings; and the search, which learns anew as the guide says. */
const testsOfCrimes = (folder: string): Promise<string> =>
  testsIn(folder, '-u', 'tools/search/trained.test.ts', ...checkingCrimes)

const checkingCrimes = ['flows', 'folders', 'reports', 'table']
  .map((name) => `packages/flows/crimes/${name}.test.ts`)
  .concat(['complementary-message', 'crimes', 'natures'].map((name) => `domain/lists/${name}.test.ts`))
  .concat('apps/web/build/pictogram-sheet.test.ts')

/** What the checks of source and words find in a tree: those of `npm run check` that a new text may break. */
async function foundByChecks(folder: string, changed: readonly string[]) {
  const files = await sourceFiles(folder)
  const added = files.filter(({ path }) => changed.includes(path))
  const packs = await packReports(join(folder, 'packs'), await sourceTexts(files))
  const ours = changed.filter((path) => !path.endsWith('.svg'))
  return {
    words: [
      ...packs.flatMap(({ problems }) => problems),
      ...(await incompleteTexts(added)),
      ...(await textsWithoutElement(added)),
    ],
    files: [...longFiles(files), ...badNames(files)],
    law: await legalTexts(added),
    format: await complaintsOf(folder, 'prettier', ['--check', '--log-level=warn', ...ours]),
    lint: await complaintsOf(folder, 'oxlint', ours),
  }
}

const nothing = { words: [], files: [], law: [], format: '', lint: '' }

// Both guides are followed in one test, because compiling the whole tree takes most of the time. What the compiler names is shown
// by the files of the guides alone; that it has nothing else to name is shown by the whole tree at the end.
test('a crime and a kind of field are added by the guides; the compiler names every place of a kind, a test every file of a crime', async () => {
  const crime = await howTo('a-crime')
  const inFolder = crime.filter(({ path }) => path.startsWith('packages/flows/crimes/damage/'))
  const kind = await howTo('a-kind-of-field')
  const steps = [...crime, ...kind]
  const isNamed = ({ section }: Step) => section.endsWith(named)
  const folder = await treeCopy()

  for (const step of crime.filter((one) => !inFolder.includes(one))) await follow(folder, step)
  const missing = await testsIn(folder, 'packages/flows/crimes/folders.test.ts')
  expect(inFolder).toHaveLength(5)
  for (const { path } of inFolder) expect(missing).toContain(path.replace('packages/flows/crimes/', '+   "'))

  const others = [...inFolder, ...kind]
  for (const step of others.filter((one) => !isNamed(one))) await follow(folder, step)
  const first = await compile(
    folder,
    steps.map(({ path }) => path).filter((path) => /[.]tsx?$/.test(path)),
  )
  expect(first.files).toEqual([...new Set(steps.filter(isNamed).map(({ path }) => path))].sort())
  for (const file of first.files)
    expect(first.errors.filter((error) => error.startsWith(file)).join()).toMatch(/scale/)

  for (const step of steps.filter(isNamed)) await follow(folder, step)
  const [last, tests] = await Promise.all([compile(folder, everything), testsOfCrimes(folder)])
  expect(last.errors).toEqual([])
  expect(tests).toBe('')
  const changed = crime.map(({ path }) => path)
  expect(await foundByChecks(folder, changed)).toEqual(nothing)
  const told = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  // With the weights of the search, which a program writes.
  expect(filesOf(crime) + 1).toBe(filesTold(told, 'a crime with a question of its own'))
  expect(filesOf(kind)).toBe(filesTold(told, 'a kind of field'))
}, 900_000)
