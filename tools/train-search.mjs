// @ts-check
/** Learns the search of the home anew from its stories, after `npm run build`, and writes down the weights that the pages load. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trained } from '@delegacia/domain/search/training/trained'
import { format } from 'prettier'
import { root } from './run.mjs'

const { labels, stems } = trained()
const source = `import type { PackedWeights } from './pack.ts'

/** Made by tools/train-search.mjs from the stories. */
export const packedWeights: PackedWeights = ${JSON.stringify({ labels, stems })}
`
const file = join(root, 'packages/domain/search/weights.data.ts')
await writeFile(
  file,
  await format(source, { parser: 'typescript', singleQuote: true, semi: false, printWidth: 110 }),
)
console.log(`${file}: ${stems.length} letters`)
