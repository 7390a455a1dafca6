import { unpackWeights } from './pack.ts'
import { rank, type RankedLabel } from './rank.ts'
import { packedWeights } from './weights.data.ts'

const weights = unpackWeights(packedWeights)

/** What a text in any of the four languages is most like, as the stories taught it. */
export const likeliest = (text: string): RankedLabel[] => rank(text, weights)

export type Likeliest = typeof likeliest
