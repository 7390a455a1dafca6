import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskActs } from '@delegacia/domain/desk/acts/report-act'
import { acts } from '@delegacia/domain/desk/acts/table'
import { unitRoles } from '@delegacia/domain/desk/roles'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const root = join(import.meta.dirname, '../../..')
const pages = join(root, 'apps/desk')
const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/node_modules|dist|\.test\./.test(path))
  .map((path) => join(pages, path))
  .concat(join(root, 'packages/domain/desk/acts/table.ts'))
  .map((path) => readFileSync(path, 'utf8').replace(/\s+/g, ' '))
const guide = readFileSync(join(root, 'docs/officers-guide.md'), 'utf8')

// OF-01
test('the guide names buttons, pages and lines as the desk has them', () => {
  const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words)
  const quoted = [...guide.matchAll(/^\| '([^']+?)(?: …)?'/gm)].map(([, words = '']) => words)
  const names = [...bold.filter((words) => !words.endsWith('.')), ...quoted]
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !sources.some((source) => source.includes(name)))).toEqual([])
})

// OF-61
test('the guide names every page of the desk and every act on a report', () => {
  const said = guide.replace(/\s+/g, ' ')
  const unidade = { id: 1, nome: 'Delegacia de Salinópolis' }
  const funcoes = unitRoles.map((papel) => ({ papel, unidade }))
  const pages = placesOf({ nome: '', funcoes, ociosaAte: '', terminaEm: '', provaAte: '' })
  const labels = [...pages.map(({ label }) => label), ...deskActs.map((act) => acts[act].label)]
  expect(labels.filter((label) => !said.includes(`**${label}**`))).toEqual([])
})

// OF-01
test('every picture of the guide is there', () => {
  const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path)
  const there = readdirSync(join(root, 'docs/guide')).map((name) => `guide/${name}`)
  expect(pictures.toSorted((a, b) => a.localeCompare(b))).toEqual(
    there.toSorted((a, b) => a.localeCompare(b)),
  )
})
