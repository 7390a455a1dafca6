import { expect, test } from 'vitest'
import { checkNarrativeText } from './narrative-text.ts'

const text = (length: number) => 'É'.repeat(length)

// FA-07
test.each([100, 101, 4999, 5000])('%i characters are taken', (length) => {
  expect(checkNarrativeText(text(length), { max: 5000 })).toBeUndefined()
})

// FA-07
test.each([1, 99, 5001])('%i characters are refused with the count', (count) => {
  const issue = { code: 'narrativeSize', params: { min: 100, max: 5000, count } }
  expect(checkNarrativeText(text(count), { max: 5000 })).toEqual(issue)
})

// FA-07
test('the maximum is what the server says', () => {
  expect(checkNarrativeText(text(201), { max: 200 })?.code).toBe('narrativeSize')
  expect(checkNarrativeText(text(6000), { max: 6000 })).toBeUndefined()
})

// FA-07
test('blanks around do not count, emoji and composed letters count as one', () => {
  expect(checkNarrativeText(`${text(99)}${' '.repeat(50)}\n`, { max: 5000 })?.code).toBe('narrativeSize')
  expect(checkNarrativeText('😀'.repeat(99), { max: 5000 })?.code).toBe('narrativeSize')
  expect(checkNarrativeText('E\u0301'.repeat(99), { max: 5000 })?.code).toBe('narrativeSize')
})

// FA-07
test('an empty narrative is required', () => {
  expect(checkNarrativeText(' \n ', { max: 5000 })).toEqual({ code: 'required' })
})
