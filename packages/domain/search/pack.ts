import type { Label } from './labels.ts'

/** How much a stem speaks for each label: a whole number from 1 to the heaviest. */
export type Weights = ReadonlyMap<string, ReadonlyMap<Label, number>>

/** The weights as they travel: the labels in the order of their signs, and the stems in one text. */
export type PackedWeights = { readonly labels: readonly Label[]; readonly stems: string }

/** One sign for each label. None is a small letter, a digit or one of the grades, of which the rest is made. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#%&()*+-./:;<>?@[]^_{|}~'

/** What stands behind the sign of a label: nothing for a weight of 1. */
const grades = ['', '=', '!', '$'] as const

export const heaviest = grades.length

/**
 * Sorted stems, each as the number of letters that it shares with the one before, its other letters, and the signs of its
 * labels, each with its grade.
 */
export function packWeights(weights: Weights, labels: readonly Label[]): PackedWeights {
  if (labels.length > signs.length) throw new Error('more labels than signs')
  let before = ''
  const stems = [...weights.keys()].toSorted().map((stem) => {
    let shared = 0
    while (shared < stem.length && stem[shared] === before[shared]) shared += 1
    before = stem
    const codes = labels.map((label, place) => {
      const weight = weights.get(stem)?.get(label) ?? 0
      return weight === 0 ? '' : signs.charAt(place) + (grades[weight - 1] ?? '')
    })
    return shared + stem.slice(shared) + codes.join('')
  })
  return { labels, stems: stems.join('') }
}

export function unpackWeights({ labels, stems }: PackedWeights): Weights {
  const weights = new Map<string, ReadonlyMap<Label, number>>()
  let stem = ''
  for (const [, shared, rest = '', codes = ''] of stems.matchAll(/(\d)([a-z\d]*)([^a-z\d]+)/g)) {
    stem = stem.slice(0, Number(shared)) + rest
    const of = new Map<Label, number>()
    for (const [code] of codes.matchAll(/[^=!$][=!$]?/g)) {
      const label = labels[signs.indexOf(code.charAt(0))]
      if (label) of.set(label, grades.findIndex((grade) => grade === code.slice(1)) + 1)
    }
    weights.set(stem, of)
  }
  return weights
}
