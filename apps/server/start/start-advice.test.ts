import { expect, test } from 'vitest'
import { startAdvice } from './start-advice.ts'

const real = {
  sealKey: '/keys/seal.pem',
  publicUrl: 'https://delegacia.example.org',
  humanCheck: 'altcha',
} as const

test('a station with a real seal and a public name gets no warning', () => {
  expect(startAdvice(real)).toEqual([])
})

test.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080', 'http://0.0.0.0:80'])(
  'real seals at %s are warned of',
  (publicUrl) => {
    expect(startAdvice({ ...real, publicUrl })).toEqual([expect.stringContaining('PUBLIC_URL')])
    expect(startAdvice({ ...real, sealKey: undefined, publicUrl })).toEqual([])
  },
)

test('a real seal without a human check gets a warning', () => {
  expect(startAdvice({ ...real, humanCheck: 'off' })).toEqual([expect.stringContaining('HUMAN_CHECK')])
  expect(startAdvice({ ...real, humanCheck: 'off', sealKey: undefined })).toEqual([])
  expect(startAdvice({ ...real, humanCheck: 'off', publicUrl: 'http://127.0.0.1:8080' })).toHaveLength(2)
})
