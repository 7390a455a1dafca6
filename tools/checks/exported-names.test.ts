import { expect, test } from 'vitest'
import { unclearExports } from './exported-names.mjs'

const files = (...texts: [path: string, text: string][]) => texts.map(([path, text]) => ({ path, text }))

test('a value or a type that two files of a package export is named with both', () => {
  expect(
    unclearExports(
      files(
        ['apps/server/a.ts', 'export const pageSize = 1\nexport type Row = 1\n'],
        ['apps/server/desk/b.ts', 'export async function pageSize() {}\nexport interface Row {}\n'],
      ),
    ),
  ).toEqual([
    "apps/server: 'pageSize' is exported by apps/server/a.ts and apps/server/desk/b.ts",
    "apps/server: the type 'Row' is exported by apps/server/a.ts and apps/server/desk/b.ts",
  ])
})

test('a type that is a bare participle is named, and a value or a whole name is not', () => {
  const found = unclearExports(
    files([
      'packages/domain/a.ts',
      'export type Corrected = 1\nexport type Given = 1\nexport const corrected = 1\n',
    ]),
  )
  expect(found).toEqual([
    "packages/domain/a.ts: the type 'Corrected' does not say of what",
    "packages/domain/a.ts: the type 'Given' does not say of what",
  ])
  expect(unclearExports(files(['packages/domain/a.ts', 'export type CorrectedReport = 1\n']))).toEqual([])
})

test('what another package, a test or a file of the same convention exports is no second time', () => {
  expect(
    unclearExports(
      files(
        ['apps/web/a-texts.ts', 'export const texts = 1\nexport const one = 1\n'],
        ['apps/web/b-texts.ts', 'export const texts = 1\n'],
        ['apps/desk/a.ts', 'export const one = 1\n'],
        ['apps/web/a.test.ts', 'export const one = 1\n'],
      ),
    ),
  ).toEqual([])
})
