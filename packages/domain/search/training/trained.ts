import { crimeTable } from '../../lists/crime-table.ts'
import { topics, type Label } from '../labels.ts'
import { packWeights, type PackedWeights } from '../pack.ts'
import { examples } from './examples.ts'
import { typedEntries } from './split.ts'
import { train } from './train.ts'

const labels: readonly Label[] = [...typedEntries(crimeTable).map(([route]) => route), ...topics]

/** What the search learns from its stories; `tools/train-search.mjs` writes it down. */
export const trained = (): PackedWeights => packWeights(train(examples, labels), labels)
