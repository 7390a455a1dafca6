import { date } from '@delegacia/flows/engine/fields/date'
import { text } from '@delegacia/flows/engine/fields/text'
import { expect, test } from 'vitest'
import { isShort } from './field-input.tsx'

const label = { pt: 'x', en: 'x', es: 'x', fr: 'x' }
type Answers = { nome?: string; tipo?: number }

// LA-12
test('what has a mask takes half a line, a name and a text of several lines the whole', () => {
  const masked = text<Answers>('nome', label, { mask: ({ tipo }) => (tipo === 1 ? '###' : undefined) })
  expect(isShort(masked, { tipo: 1 })).toBe(true)
  expect(isShort(masked, { tipo: 2 })).toBe(false)
  expect(isShort(text<Answers>('nome', label, {}), {})).toBe(false)
  expect(isShort(text<Answers>('nome', label, { maximum: 16 }), {})).toBe(true)
  expect(isShort(text<Answers>('nome', label, { lines: 5, maximum: 4000 }), {})).toBe(false)
  expect(isShort(date<Answers>('nome', label, { iso: 'nome', check: () => undefined }), {})).toBe(true)
})
