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

const product = (await sourceFiles(process.cwd()))
  .filter(({ path }) => /^(?:apps|packages)\/.*\.tsx?$/.test(path) && !/\.(?:test|fixture)\./.test(path))
  .map(({ text }) => plain(text))
  .join('\n')

test('twenty sentences of the page on how the portal speaks are in the portal, and what they replace is not', () => {
  expect(rows).toHaveLength(20)
  expect(rows.filter(({ after }) => !product.includes(after))).toEqual([])
  expect(rows.filter(({ before }) => product.includes(before))).toEqual([])
})
