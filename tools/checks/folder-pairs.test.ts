import { expect, test } from 'vitest'
import { mutualFolders } from './folder-pairs.mjs'

const tree = (files: Readonly<Record<string, string>>) =>
  mutualFolders(Object.entries(files).map(([path, text]) => ({ path, text })))
const to = (path: string) => `import { a } from '${path}'\n`

test.each([
  ['two folders', 'apps/web/ui/a.ts', '../app/b.ts', 'apps/web/app/b.ts', '../ui/c.ts', 'apps/web/ui/c.ts'],
  [
    'a folder and the one above it',
    'apps/server/addresses/a.ts',
    './engine/b.ts',
    'apps/server/addresses/engine/b.ts',
    '../c.ts',
    'apps/server/addresses/c.ts',
  ],
  [
    'the files of an app and a folder',
    'apps/web/a.ts',
    './ui/b.ts',
    'apps/web/ui/b.ts',
    '../c.ts',
    'apps/web/c.ts',
  ],
  [
    'two folders of the third depth',
    'packages/flows/a/b/c/a.ts',
    '../d/b.ts',
    'packages/flows/a/b/d/b.ts',
    '../c/c.ts',
    'packages/flows/a/b/c/c.ts',
  ],
])('%s that import each other are caught, though no file does', (_name, one, there, other, back, third) => {
  const files = { [one]: to(there), [other]: to(back), [third]: 'export const a = 1\n' }
  const [pair, ...more] = tree(files)
  expect(pair).toContain(`${one} → ${other}`)
  expect(pair).toContain(`${other} → ${third}`)
  expect(more).toEqual([])
  expect(tree({ ...files, [other]: '' })).toEqual([])
})

test('every kind of import counts', () => {
  const back = (text: string) =>
    tree({
      'packages/flows/a/a.ts': to('../b/b.ts'),
      'packages/flows/b/b.ts': text,
      'packages/flows/a/c.ts': '',
    })
  for (const text of [
    "export { a } from '../a/c.ts'",
    "import '../a/c.ts'",
    "import type { A } from '../a/c.ts'",
    "const a = await import('../a/c.ts')",
    "import { a } from '@delegacia/flows/a/c'",
    "new Worker(new URL('../a/c.ts', import.meta.url))",
  ])
    expect([text, back(text)]).toEqual([text, [expect.stringContaining('flows/a ↔ packages/flows/b')]])
  expect(back("import { a } from '@delegacia/domain/a/c'")).toEqual([])
})

test('a test and a fixture may import anything', () => {
  expect(
    tree({
      'apps/server/a/a.ts': to('../b/b.ts'),
      'apps/server/b/b.ts': '',
      'apps/server/b/b.test.ts': to('../a/a.ts'),
      'apps/server/b/b.fixture.ts': to('../a/a.ts'),
    }),
  ).toEqual([])
})
