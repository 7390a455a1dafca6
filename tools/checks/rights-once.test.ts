import { acts } from '@delegacia/domain/desk/acts/table'
import { expect, test } from 'vitest'
import { root } from '../run.mjs'
import { sourceFiles } from './source-files.mjs'

const rows = Object.values(acts)
/** Where the rights are defined and where an act names its own. */
const known = ['packages/domain/desk/permissions.ts', 'packages/domain/desk/acts/table.ts']

// QU-12
test('no right of an act is written a second time', async () => {
  const rights = [...new Set(rows.map(({ right }) => right))]
  const product = (await sourceFiles(root)).filter(
    ({ path }) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.(test|fixture)\./.test(path),
  )
  const naming = product.filter(({ text }) => rights.some((right) => text.includes(`'${right}'`)))
  expect(naming.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
})

test.each(['event', 'label'] as const)('no two acts have the same %s', (part) => {
  const parts = rows.map((row) => row[part])
  expect(parts).toEqual([...new Set(parts)])
})

test('no two acts have the same name or words in the log', () => {
  const parts = rows.flatMap(({ audit }) => [...audit])
  expect(parts).toEqual([...new Set(parts)])
})
