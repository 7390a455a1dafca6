import type { Label } from './labels.ts'

/** How much a stem speaks for each label: a whole number from 1 to the heaviest. */
export type Weights = ReadonlyMap<string, ReadonlyMap<Label, number>>

/** The weights as they travel: the labels in the order of their signs, and the stems in one text. */
export type PackedWeights = { readonly labels: readonly Label[]; readonly stems: string }

/** One sign for each label. None is a small letter, a digit or a mark, of which the rest is made. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ#%&()*+-./:;<>?@[]^_{|}~'

/** What stands before the signs of the labels that have a weight: nothing for 3, which comes first. */
const marks = { '': 3, '=': 2, '!': 1, $: 4 } as const

export const heaviest = 4

/**
 * Sorted stems, each as the number of letters that it shares with the one before, its other letters, and the signs of its
 * labels by their weight.
 */
export function packWeights(weights: Weights, labels: readonly Label[]): PackedWeights {
  if (labels.length > signs.length) throw new Error('more labels than signs')
  let before = ''
  const stems = [...weights.keys()].toSorted().map((stem) => {
    let shared = 0
    while (shared < stem.length && stem[shared] === before[shared]) shared += 1
    before = stem
    const codes = Object.entries(marks).map(([mark, weight]) => {
      const those = labels.map((label, place) =>
        weights.get(stem)?.get(label) === weight ? signs.charAt(place) : '',
      )
      return those.join('') && mark + those.join('')
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
    let weight = 3
    for (const code of codes) {
      const label = labels[signs.indexOf(code)]
      if (label) of.set(label, weight)
      else weight = code === '=' ? 2 : code === '!' ? 1 : heaviest
    }
    weights.set(stem, of)
  }
  return weights
}
