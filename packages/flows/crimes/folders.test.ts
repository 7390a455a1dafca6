import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { folderOf } from './folders.ts'

const holds = ['texts.ts', 'flow.ts', 'search.ts', 'pictogram.svg', 'sample.fixture.ts']

test('the folder of each route holds all of it; the search finds immediate care by its crime', () => {
  const missing = routes
    .flatMap((route) => holds.map((name) => `${folderOf(route)}/${name}`))
    .filter((path) => !existsSync(join(import.meta.dirname, path)))
  expect(missing).toEqual(['immediate-care/search.ts'])
})

test('every folder is that of one route', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(routes.map(folderOf).toSorted())
})
