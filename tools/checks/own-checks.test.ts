import { expect, test } from 'vitest'
import { longFiles } from './file-length.mjs'
import { badNames } from './file-names.mjs'
import { plantedTree } from './planted-tree.ts'
import { realPeople } from './real-people.mjs'
import { sourceFiles } from './source-files.mjs'
import { incompleteTexts } from './texts-complete.mjs'

const file = (path: string, text = '') => ({ path, text })

test('a file of 301 lines is too long, a list may be', () => {
  const long = 'x\n'.repeat(301)
  expect(longFiles([file('apps/web/app/a.tsx', long)])).toHaveLength(1)
  expect(longFiles([file('apps/web/app/a.tsx', 'x\n'.repeat(300))])).toEqual([])
  expect(longFiles([file('packages/domain/lists/countries.ts', long)])).toEqual([])
})

test.each([
  'apps/web/utils/a.ts',
  'apps/web/app/helpers.ts',
  'packages/domain/common/a.ts',
  'apps/server/misc.test.ts',
  'apps/server/v2/a.ts',
  'apps/web/ui/BigButton.tsx',
  'apps/web/ui/big_button.tsx',
])('the name %s is refused', (path) => {
  expect(badNames([file(path)])).toHaveLength(1)
})

test.each([
  'apps/web/ui/big-button.module.css',
  'README.md',
  '.ci/run',
  'apps/server/documents/pdf/fonts/OFL.txt',
  'apps/web/app/version-2.ts',
  'tools/check.mjs',
])('the name %s is allowed', (path) => {
  expect(badNames([file(path)])).toEqual([])
})

// Built from nine digits, so that the source contains no valid number but the fakes.
const unlisted = ['987654321', '00'].join('')

test.each([
  unlisted,
  `${unlisted.slice(0, 3)}.${unlisted.slice(3, 6)}.${unlisted.slice(6, 9)}-${unlisted.slice(9)}`,
])('a valid CPF that is not a known fake is caught', (number) => {
  const problems = realPeople([file('apps/server/a.test.ts', `const cpf = '${number}'\n`)])
  expect(problems).toHaveLength(1)
  expect(problems.join()).not.toContain(number)
})

test.each(['529.982.247-25', '12345678909', '529.982.247-26', '-1.4550298765432100', '111.111.111-11'])(
  '%s is no real person',
  (number) => {
    expect(realPeople([file('a.ts', `'${number}'`)])).toEqual([])
  },
)

// SH-05
test('an empty text in a row of a table is caught, whichever language it is', async () => {
  const table = (row: string) => incompleteTexts([file('packages/domain/lists/a.ts', `list([${row}])`)])
  const row = ['Casa', 'House', 'Casa', 'Maison']
  for (const place of row.keys()) {
    const cells = row.map((text, at) => (at === place ? "''" : `'${text}'`))
    expect(await table(`[1, ${cells.join(', ')}]`)).toHaveLength(1)
    expect(await table(`{ name: [${cells.join(', ')}] }`)).toHaveLength(1)
  }
  expect(await table(`[1, 'Casa', 'House', 'Casa', 'Maison', 'house', ''], ['a', '']`)).toEqual([])
})

// SH-05
test('an empty text in any language is caught', async () => {
  const row = (fr: string) => `defineTexts({ hello: { pt: 'Olá', en: 'Hello', es: 'Hola', fr: ${fr} } })`
  expect(await incompleteTexts([file('apps/web/ui/a.ts', row("''"))])).toHaveLength(1)
  expect(await incompleteTexts([file('packages/domain/lists/a.ts', row('`  `'))])).toHaveLength(1)
  expect(await incompleteTexts([file('apps/web/ui/a.ts', row("'Bonjour'"))])).toEqual([])
})

// SH-05
test.each([
  ['Nom : Luzia', 1],
  ['Qui ?', 1],
  ['« Je ne sais pas\u00a0»', 1],
  ["l'adresse", 1],
  ['Nom\u00a0: Luzia\u00a0; «\u00a0l’adresse\u00a0»\u00a0?', 0],
  ['14:30', 0],
])('the French %j has %i wrong spaces or apostrophes', async (fr, count) => {
  const text = JSON.stringify(fr)
  const row = `defineTexts({ hello: { pt: 'Olá', en: 'Hello', es: 'Hola', fr: ${text} } })`
  expect(await incompleteTexts([file('apps/web/ui/a.ts', row)])).toHaveLength(count)
  const table = `list([[1, 'Casa', 'House', 'Casa', ${text}]])`
  expect(await incompleteTexts([file('packages/domain/lists/a.ts', table)])).toHaveLength(count)
})

test('words in the markup in one language only are caught', async () => {
  const problemsIn = (markup: string) =>
    incompleteTexts([file('apps/web/ui/a.tsx', `export const A = () => ${markup}`)])
  expect(await problemsIn('<p>Bem-vinda</p>')).toHaveLength(1)
  expect(await problemsIn('<input aria-label="Nome" />')).toHaveLength(1)
  expect(await problemsIn("<input placeholder={'Nome'} />")).toHaveLength(1)
  expect(await problemsIn('<p className="note">{text} · 190 <abbr>CPF</abbr></p>')).toEqual([])
})

test('only files that people write are read', async () => {
  const folder = await plantedTree({
    'apps/web/a.ts': '',
    'apps/web/dist/a.js': '',
    'data/mail/one.txt': '',
    'packages/domain/data/streets.csv': '',
    'docs/a.md': '',
    'package-lock.json': '{}',
  })
  const paths = (await sourceFiles(folder)).map(({ path }) => path)
  expect(paths.filter((path) => !path.endsWith('package.json'))).toEqual([
    'apps/web/a.ts',
    'docs/a.md',
    'packages/domain/data/streets.csv',
  ])
})
