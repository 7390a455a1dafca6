// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { drawingOf } from './pictogram.tsx'

const sheet = readFileSync(join(import.meta.dirname, 'pictograms.svg'), 'utf8')
const drawn = new Map(
  [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="0 0 32 32">(.+)<\/symbol>/g)].map(([, id, lines]) => [
    id,
    lines,
  ]),
)

// RE-06
test('each kind of occurrence has a drawing that no other has, and an unknown one a sheet of paper', () => {
  expect(new Set(drawn.keys())).toEqual(new Set([...routes.map(drawingOf), 'outro']))
  expect(new Set(drawn.values()).size).toBe(drawn.size)
  expect(drawingOf('novo-crime')).toBe('outro')
})

// RE-06
test('the drawings have no colour of their own and weigh less than a photograph of a stamp', () => {
  expect(sheet).not.toMatch(/fill=|stroke=|style|#[0-9a-f]{3}/i)
  expect(gzipSync(sheet).length).toBeLessThan(3 * 1024)
})
