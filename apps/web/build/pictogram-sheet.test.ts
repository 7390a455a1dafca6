// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { pictogramSheet } from './pictogram-sheet.ts'

const sheet = pictogramSheet()
const drawn = new Map(
  [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="0 0 32 32">(.+)<\/symbol>/g)].map(([, id, lines]) => [
    id,
    lines,
  ]),
)

// RE-06
test('each kind of occurrence has a drawing that no other has, and an unknown one a sheet of paper', () => {
  expect([...drawn.keys()]).toEqual([
    ...routes.map((route) => route.replace('/', '-')).toSorted((one, other) => (one < other ? -1 : 1)),
    'outro',
  ])
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

// RE-06
test('the drawings have no colour of their own and weigh less than a photograph of a stamp', () => {
  expect(sheet).not.toMatch(/fill=|stroke=|style|#[0-9a-f]{3}/i)
  expect(gzipSync(sheet).length).toBeLessThan(3 * 1024)
})
