import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { binary, root } from '../run.mjs'
import { follow, stepsOf, type Step } from './how-to.ts'
import { treeCopy } from './tree-copy.ts'

const named = 'What the compiler names'

const howTo = async (name: string) =>
  stepsOf(await readFile(join(root, `docs/how-to-add-${name}.md`), 'utf8'))

/** The files with errors, and the errors; the build is incremental, because it runs twice. */
async function compile(folder: string): Promise<{ files: string[]; errors: string[] }> {
  const config = {
    extends: './tsconfig.tests.json',
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.ts',
      'apps/**/*.test.tsx',
      'e2e/**/*.ts',
      'tools/testing/*.ts',
    ],
    compilerOptions: { incremental: true, tsBuildInfoFile: './how-to.tsbuildinfo' },
  }
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

/** The output of the tests of the catalogue and of the flows, empty where they pass. */
const testsOfCrimes = (folder: string): Promise<string> =>
  promisify(execFile)(binary('vitest'), ['run', '--project', 'packages', ...checkingCrimes], {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0' },
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )

const checkingCrimes = ['flows', 'reports', 'table']
  .map((name) => `crimes/${name}.test.ts`)
  .concat(['complementary-message', 'crimes', 'natures'].map((name) => `lists/${name}.test.ts`))

// Both guides are followed in one test, because compiling the whole tree takes most of the time.
test('a crime and a kind of field are added by the guides, and the compiler names every further place', async () => {
  const steps = [...(await howTo('a-crime')), ...(await howTo('a-kind-of-field'))]
  const isNamed = ({ section }: Step) => section.endsWith(named)
  const folder = await treeCopy()

  for (const step of steps.filter((one) => !isNamed(one))) await follow(folder, step)
  const first = await compile(folder)
  expect(first.files).toEqual([...new Set(steps.filter(isNamed).map(({ path }) => path))].sort())
  for (const file of first.files)
    expect(first.errors.filter((error) => error.startsWith(file)).join()).toMatch(/dano|scale/)

  for (const step of steps.filter(isNamed)) await follow(folder, step)
  const [last, tests] = await Promise.all([compile(folder), testsOfCrimes(folder)])
  expect(last.errors).toEqual([])
  expect(tests).toBe('')
}, 180_000)
