import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { binary, root } from '../run.mjs'
import { filesTold, follow, stepsOf } from './how-to.ts'
import { treeCopy } from './tree-copy.ts'

const inMarkdown = /^```md\n<!-- (?<path>\S+), after '(?<line>[^']+)' -->\n(?<text>[^]*?)^```$/m

const outputOf = (folder: string, program: string, args: string[]): Promise<string> =>
  promisify(execFile)(binary(program), args, {
    cwd: folder,
    maxBuffer: 1e8,
    env: { ...process.env, FORCE_COLOR: '0' },
  }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )

/** The errors of what knows an act: the desk on both sides and what they share, which is much less than the whole tree. */
async function compile(folder: string): Promise<{ files: string[]; errors: string[] }> {
  const config = {
    extends: './tsconfig.tests.json',
    include: [
      'packages/domain/desk/histories.fixture.ts',
      'packages/domain/desk/acceptance/*.test.ts',
      'packages/contract/desk/*.ts',
      'apps/server/desk/acts/*-routes.ts',
      'apps/server/desk/signatures/signed-acts.ts',
      'apps/server/desk/reports/timeline.ts',
      'apps/server/desk/call-bodies.fixture.ts',
      'apps/desk/words/*.ts',
      'apps/desk/pages/report/report-page.tsx',
    ],
    compilerOptions: { incremental: true, tsBuildInfoFile: './how-to-act.tsbuildinfo' },
  }
  await writeFile(join(folder, 'tsconfig.how-to-act.json'), JSON.stringify(config))
  const output = await outputOf(folder, 'tsc', ['-p', 'tsconfig.how-to-act.json', '--pretty', 'false'])
  const errors = output.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line))
  return { files: [...new Set(errors.map((line) => line.slice(0, line.indexOf('('))))].sort(), errors }
}

const run = (folder: string, ...files: string[]): Promise<string> =>
  outputOf(folder, 'vitest', ['run', '--project', 'packages', '--project', 'web', ...files])

const concerned = [
  'packages/domain/desk/acceptance/refusal-of.test.ts',
  'packages/domain/desk/events/progress-of.test.ts',
  'packages/domain/desk/citizen/thread-view.test.ts',
  'apps/desk/shell/guide.test.ts',
]

test('an act is added by the guide in ten files, and the compiler or a test names each after its row', async () => {
  const text = await readFile(join(root, 'docs/how-to-add-an-act.md'), 'utf8')
  const steps = stepsOf(text)
  const beginning = steps.filter(({ section }) => section.startsWith('1.'))
  const rest = steps.filter((step) => !beginning.includes(step))
  const { path = '', line = '', text: added = '' } = inMarkdown.exec(text)?.groups ?? {}
  const told = await readFile(join(root, 'docs/architecture.md'), 'utf8')
  expect(new Set([...steps.map((step) => step.path), path]).size).toBe(
    filesTold(told, 'an act of an officer'),
  )
  const folder = await treeCopy()
  // Pictures are no text, of which the copy consists.
  await symlink(join(root, 'docs/guide'), join(folder, 'docs/guide'))

  for (const step of beginning) await follow(folder, step)
  const first = await compile(folder)
  expect(first.files).toEqual(rest.flatMap((step) => (step.table ? [step.path] : [])).sort())
  for (const file of first.files)
    expect(first.errors.filter((error) => error.startsWith(file)).join()).toMatch(/duplicado|markedDuplicate/)

  for (const step of rest) await follow(folder, step)
  const [last, unnamed] = await Promise.all([compile(folder), run(folder, 'apps/desk/shell/guide.test.ts')])
  expect(last.errors).toEqual([])
  expect(unnamed).toContain('+   "Marcar como duplicado"')

  const guide = await readFile(join(folder, path), 'utf8')
  expect(guide).toContain(`${line}\n`)
  await writeFile(join(folder, path), guide.replace(`${line}\n`, `${line}\n${added}`))
  expect(await run(folder, ...concerned)).toBe('')
}, 300_000)
