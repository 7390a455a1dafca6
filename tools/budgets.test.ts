import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { budgetsOf, measuredBudgets } from './budgets.mjs'

const page =
  '<link rel="icon" href="/mark.svg"><link rel="stylesheet" href="/assets/main-1.css"><script src="/assets/boot-1.js"></script>' +
  '<link rel="modulepreload" href="/assets/react-1.js"><script type="module" src="/assets/main-1.js"></script>'

const built = {
  'index.html': page,
  'assets/boot-1.js': '0',
  'assets/react-1.js': 'export const r = 1',
  'assets/main-1.js': 'import{r}from"./react-1.js";import"./base-1.js";r;import("./report-page-1.js")',
  'assets/base-1.js': 'export{r}from"./react-1.js"',
  'assets/main-1.css': 'a{}',
  'assets/report-page-1.js':
    'import{r}from"./react-1.js";import{e}from"./engine-1.js";e;import("./loss.flow-1.js")',
  'assets/engine-1.js': 'export const e = 1',
  'assets/loss.flow-1.js': 'import{e}from"./engine-1.js";import"./blocks-1.js"',
  'assets/blocks-1.js': 'export const b = 1',
}

async function laid(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return folder
}

test('each screen is weighed with what it loads and what is not there yet', async () => {
  const budgets = await budgetsOf(Object.keys(built), (file) =>
    Promise.resolve(built[file as keyof typeof built]),
  )
  const short = (file: string) => file.replace(/^assets\//, '')
  expect(Object.fromEntries(budgets.map(({ name, files }) => [name, files.map(short).toSorted()]))).toEqual({
    'home: scripts': ['base-1.js', 'boot-1.js', 'main-1.js', 'react-1.js'],
    'home: styles': ['main-1.css'],
    'wizard: scripts on top': ['blocks-1.js', 'engine-1.js', 'report-page-1.js'],
    'flow: loss': ['loss.flow-1.js'],
  })
})

test('what is too heavy fails, and so does what is not there', async () => {
  expect(await measuredBudgets(await laid(built))).toMatchObject({ passed: 4, failed: 0 })
  const heavy = `export const b = '${randomBytes(9_000).toString('base64')}'`
  expect(await measuredBudgets(await laid({ ...built, 'assets/loss.flow-1.js': heavy }))).toMatchObject({
    failed: 1,
  })
  const { 'assets/loss.flow-1.js': _, ...without } = built
  expect(await measuredBudgets(await laid(without))).toMatchObject({ passed: 3, failed: 1 })
})
