import type { Label } from '@delegacia/domain/search/labels'
import { packWeights, type PackedWeights } from '@delegacia/domain/search/pack'
import { examples } from './examples.ts'
import { toldOf } from './told-of.ts'
import { train } from './train.ts'

const labels: readonly Label[] = toldOf.map(([label]) => label)

/** What the search learns from its stories; the test beside writes it down. */
export const trained = (): PackedWeights => packWeights(train(examples, labels), labels)
