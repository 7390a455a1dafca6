import type { Label } from '@delegacia/domain/search/labels'
import { heaviest, type Weights } from '@delegacia/domain/search/pack'
import type { Example } from './examples.ts'

const rounds = 60
const rate = 0.5
/** How much a weight must earn to be kept at all, in each step. */
const thrift = 0.165
const decay = 0.01

/** How much of a weight makes one grade. */
const grade = 1.2

/**
 * Softmax regression over stems, with weights that are never negative, so that each word speaks for a label and none against
 * one. Every label counts alike, however many examples it has. The same examples make the same weights.
 */
export function train(examples: readonly Example[], labels: readonly Label[]): Weights {
  const stems = [...new Set(examples.flatMap((one) => one.stems))]
  const places = new Map(stems.map((stem, place) => [stem, place * labels.length]))
  const size = stems.length * labels.length
  const weights = new Float64Array(size)
  const earned = new Float64Array(size)
  const prepared = prepare(examples, labels, places)
  for (let round = 0; round < rounds; round += 1) {
    const slope = slopeOf(weights, prepared, labels.length)
    for (let at = 0; at < size; at += 1) {
      const weight = weights[at] ?? 0
      const pull = (slope[at] ?? 0) + decay * weight
      const sum = (earned[at] ?? 0) + pull * pull
      if (sum === 0) continue
      earned[at] = sum
      const step = rate / Math.sqrt(sum)
      weights[at] = Math.max(0, weight - step * (pull + thrift))
    }
  }
  return rounded(weights, stems, labels)
}

type Prepared = { readonly at: readonly number[]; readonly label: number; readonly weight: number }

function prepare(
  examples: readonly Example[],
  labels: readonly Label[],
  places: ReadonlyMap<string, number>,
): Prepared[] {
  const total = new Map<Label, number>()
  for (const { label, weight } of examples) total.set(label, (total.get(label) ?? 0) + weight)
  const mean = [...total.values()].reduce((sum, one) => sum + one, 0) / labels.length
  return examples.map(({ label, stems, weight }) => ({
    at: stems.flatMap((stem) => places.get(stem) ?? []),
    label: labels.indexOf(label),
    weight: (weight * mean) / (total.get(label) ?? mean),
  }))
}

/** How the loss changes with each weight. */
function slopeOf(weights: Float64Array, prepared: readonly Prepared[], count: number): Float64Array {
  const slope = new Float64Array(weights.length)
  for (const { at, label, weight } of prepared) {
    const scale = 1 / Math.sqrt(at.length)
    const odds = new Float64Array(count)
    for (const place of at)
      for (let one = 0; one < count; one += 1)
        odds[one] = (odds[one] ?? 0) + scale * (weights[place + one] ?? 0)
    const top = Math.max(...odds)
    let all = 0
    for (let one = 0; one < count; one += 1) all += odds[one] = Math.exp((odds[one] ?? 0) - top)
    for (let one = 0; one < count; one += 1) {
      const error = weight * scale * ((odds[one] ?? 0) / all - (one === label ? 1 : 0))
      for (const place of at) slope[place + one] = (slope[place + one] ?? 0) + error
    }
  }
  return slope
}

function rounded(weights: Float64Array, stems: readonly string[], labels: readonly Label[]): Weights {
  return new Map(
    stems.flatMap((stem, row) => {
      const of = labels.flatMap((label, one): [Label, number][] => {
        const weight = Math.min(heaviest, Math.round((weights[row * labels.length + one] ?? 0) / grade))
        return weight === 0 ? [] : [[label, weight]]
      })
      return of.length === 0 ? [] : [[stem, new Map(of)] as const]
    }),
  )
}
