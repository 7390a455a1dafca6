import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variables } from './variables.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
const [, chapter = ''] = /^## Settings$(.*?)^## /ms.exec(page) ?? []

test('the operations page names each setting once', () => {
  const rows = [...chapter.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) /gm)].map(([, names = '']) => names)
  const documented = rows.flatMap((names) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(documented.toSorted()).toEqual(Object.keys(variables.entries).toSorted())
})
