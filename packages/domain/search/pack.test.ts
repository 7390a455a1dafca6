import { expect, test } from 'vitest'
import type { Label } from './labels.ts'
import { heaviest, packWeights, unpackWeights, type Weights } from './pack.ts'

const labels: Label[] = ['furto', 'roubo', 'rape']

test('what is packed is unpacked the same', () => {
  const weights: Weights = new Map([
    ['99', new Map<Label, number>([['furto', 1]])],
    [
      'rob',
      new Map<Label, number>([
        ['furto', 2],
        ['roubo', heaviest],
      ]),
    ],
    ['robar', new Map<Label, number>([['rape', 3]])],
    [
      'a',
      new Map<Label, number>([
        ['roubo', 1],
        ['rape', 1],
      ]),
    ],
  ])
  const packed = packWeights(weights, labels)
  expect(packed.stems).toBe('099!A0a!BC0rob=A$B3arC')
  const unpacked = unpackWeights(packed)
  expect(unpacked.size).toBe(4)
  for (const [stem, of] of weights) expect(unpacked.get(stem)).toEqual(of)
})

test('more labels than there are signs are refused', () => {
  expect(() =>
    packWeights(
      new Map(),
      Array.from({ length: 60 }, (): Label => 'furto'),
    ),
  ).toThrow('signs')
})
