// @ts-check
/**
 * `npm run readout [-- --lang fr-fr]`: walks a whole loss on a phone and prints, screen by screen, what a screen reader says,
 * from the accessibility tree of the browser. It also stores it in e2e/spoken/, with which the tests compare. Needs the output
 * of `npm run build`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binary, root, run } from './run.mjs'

const { values } = parseArgs({ options: { lang: { type: 'string', default: 'pt-br' } } })

const { passed, output } = await run(binary('playwright'), [
  'test',
  'loss.spec.ts',
  '--project',
  'phone',
  '--grep',
  `filed in ${values.lang}`,
  '--update-snapshots',
  'all',
])
console.log(passed ? await readFile(join(root, `e2e/spoken/loss-${values.lang}.txt`), 'utf8') : output)
process.exitCode = passed ? 0 : 1
