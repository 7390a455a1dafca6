import { routes } from '@delegacia/domain/lists/routes'
import { expect, test } from 'vitest'
import { drawingOf } from './pictogram.tsx'

// RE-06
test('the drawing of a route has its name, without the slash; that of an unknown one is a sheet of paper', () => {
  for (const route of routes) expect(drawingOf(route)).toBe(route.replace('/', '-'))
  expect(drawingOf('violencia_contra_mulher/atendimento')).toBe('violencia_contra_mulher-atendimento')
  expect(drawingOf('novo-crime')).toBe('outro')
})
