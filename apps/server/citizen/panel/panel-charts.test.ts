import { expect, test } from 'vitest'
import { columns } from './panel-charts.ts'

const widthOf = (drawn: string) => Number(/viewBox="0 0 (\d+) /.exec(drawn)?.[1])

test('the first month of a station is one column of a year, and a second year gets its room', () => {
  expect(widthOf(columns([{ tipo: 'exato', valor: 15 }]))).toBe(120)
  expect(widthOf(columns(Array.from({ length: 24 }, () => ({ tipo: 'exato', valor: 15 }))))).toBe(240)
})
