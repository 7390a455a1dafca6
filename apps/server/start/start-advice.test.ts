import { expect, test } from 'vitest'
import { startAdvice } from './start-advice.ts'

const real = {
  sealKey: '/keys/seal.pem',
  publicUrl: 'https://delegacia.example.org',
  humanCheck: 'altcha',
} as const

test('a station that seals for real and is reached by its name is not talked to', () => {
  expect(startAdvice(real)).toEqual([])
})

test.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080', 'http://0.0.0.0:80'])(
  'real seals at %s are warned of',
  (publicUrl) => {
    expect(startAdvice({ ...real, publicUrl })).toEqual([expect.stringContaining('PUBLIC_URL')])
    expect(startAdvice({ ...real, sealKey: undefined, publicUrl })).toEqual([])
  },
)

test('real seals without a human check are warned of', () => {
  expect(startAdvice({ ...real, humanCheck: 'off' })).toEqual([expect.stringContaining('HUMAN_CHECK')])
  expect(startAdvice({ ...real, humanCheck: 'off', sealKey: undefined })).toEqual([])
  expect(startAdvice({ ...real, humanCheck: 'off', publicUrl: 'http://127.0.0.1:8080' })).toHaveLength(2)
})
