import { expect, test } from 'vitest'
import { rowsByValue } from './row-orders.ts'

// AD-08
test('rows are in the order of their values, equal ones in their own, and only those that count', () => {
  const values = [70_000, 3, 2 ** 40, 70_000, 0, 3]
  expect([...rowsByValue(values, () => true)]).toEqual([4, 1, 5, 0, 3, 2])
  expect([...rowsByValue(values, (row) => values[row] !== 3)]).toEqual([4, 0, 3, 2])
  expect([...rowsByValue([], () => true)]).toEqual([])
})

// AD-08
test('of more than four million rows each is itself', () => {
  const last = 2 ** 22 + 5
  const values = new Uint32Array(last + 1)
  values[last] = 68_000_000
  values[7] = 66_000_000
  expect([...rowsByValue(values, (row) => values[row] !== 0)]).toEqual([7, last])
})
