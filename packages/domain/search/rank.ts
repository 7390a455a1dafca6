import type { Label } from './labels.ts'
import type { Weights } from './pack.ts'
import { wordsOf } from './words.ts'

/** A label that the words speak for, and those words as they were typed, the strongest first. */
export type RankedLabel = { readonly label: Label; readonly score: number; readonly words: readonly string[] }

/** So much less than the first one and a label is no longer like what was told. */
const atLeast = 0.4

/** The labels that a text is most like, the likeliest first; none where no word is known. */
export function rank(text: string, weights: Weights, most = 3): RankedLabel[] {
  const scores = new Map<Label, Map<string, number>>()
  for (const { typed, stem } of wordsOf(text)) {
    const exact = weights.get(stem)
    for (const [label, weight] of exact ?? nearly(stem, weights)) {
      const words = scores.get(label) ?? new Map<string, number>()
      words.set(typed, weight * (exact ? 1 : 0.5))
      scores.set(label, words)
    }
  }
  const ranked = [...scores].map(([label, words]) => {
    const byWeight = [...words].toSorted((one, other) => other[1] - one[1])
    const score = byWeight.reduce((sum, [, weight]) => sum + weight, 0)
    const strongest = byWeight[0]?.[1] ?? 0
    return {
      label,
      score,
      words: byWeight.filter(([, weight]) => weight >= strongest / 2).map(([word]) => word),
    }
  })
  // Of two that are alike, more words are better proof than stronger ones.
  const proofs = ({ label }: RankedLabel) => scores.get(label)?.size ?? 0
  const best = ranked.toSorted((one, other) => other.score - one.score || proofs(other) - proofs(one))
  return best.slice(0, most).filter(({ score }) => score >= atLeast * (best[0]?.score ?? 0))
}

/** The weights of the stem that is typed so but for a letter left out, put in, or changed with its neighbour. */
function nearly(stem: string, weights: Weights): ReadonlyMap<Label, number> {
  if (stem.length > 3)
    for (const [known, found] of weights) if (known.length > 3 && isSlip(stem, known)) return found
  return new Map()
}

/** Stems are cut off, so that behind the slip one begins as the other goes on; a single letter there would prove nothing. */
function isSlip(typed: string, meant: string): boolean {
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same += 1
  if (same === 0) return false
  const [left, right] = [typed.slice(same), meant.slice(same)]
  const swapped = left.length > 1 && left.charAt(1) + left.charAt(0) + left.slice(2) === right
  return swapped || isOneShort(left, right) || isOneShort(right, left)
}

const isOneShort = (short: string, long: string) =>
  long.length === 1 ? short === '' : long.length > 2 && short.startsWith(long.slice(1))
