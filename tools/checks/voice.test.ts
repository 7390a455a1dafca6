import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.mjs'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim()

const [, table = ''] = readFileSync('docs/voice.md', 'utf8').split('## Before and after')
const rows = [...table.matchAll(/^\| (?!before|-)(.+?) \| (.+?) \|$/gm)].map(
  ([, before = '', after = '']) => ({
    before: plain(before),
    after: plain(after),
  }),
)

const sources = (await sourceFiles(process.cwd())).filter(
  ({ path }) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !/\.(?:test|fixture)\./.test(path),
)
const product = sources.map(({ text }) => plain(text)).join('\n')

test('twenty sentences of the page on how the portal speaks are in the portal, and what they replace is not', () => {
  expect(rows).toHaveLength(20)
  expect(rows.filter(({ after }) => !product.includes(after))).toEqual([])
  expect(rows.filter(({ before }) => product.includes(before))).toEqual([])
})

test('that a report may be cancelled stands in the two notices of the specification alone, none of them of violence', () => {
  const threats = /(?:pode(?:rá)? ser|may be|can be|puede|peut être) (?:cance|annul)/i
  const files = sources.filter(({ text }) => threats.test(text)).map(({ path }) => path)
  expect(files).toEqual([
    'apps/web/pages/home/cards/important-card.tsx',
    'packages/flows/blocks/before/warnings.ts',
  ])
})
