// @ts-check
/**
 * `npm run bench [-- PART…]`: what the built station takes, each part beside something that does the same and nothing else, in
 * turns of one run, so that the shares hold on a machine that has other work too. Ends with an error where a limit is missed.
 */
import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { binary, root, run } from '../tools/run.mjs'

/** @typedef {{ what: string, found: string, passed?: boolean }} Figure `passed` is absent if nothing is demanded */

/** @type {Record<string, () => Promise<{ measure(): Promise<Figure[]> }>>} */
const parts = {
  registrations: () => import('./figures/registrations.mjs'),
  answers: () => import('./figures/answers.mjs'),
  papers: () => import('./figures/papers.mjs'),
  start: () => import('./figures/start.mjs'),
  cost: () => import('./figures/cost.mjs'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`unknown: ${unknown.join(' ')}; there are ${Object.keys(parts).join(' ')}`)
const projects = ['packages/domain', 'packages/flows', 'packages/contract', 'apps/server']
const built = await run(binary('tsc'), ['-b', ...projects])
if (!built.passed) throw new Error(built.output)
if (!existsSync(join(root, 'apps/web/dist/index.html')))
  throw new Error('Build the portal first: npm run build')

let missed = 0
for (const [name, load] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`${name} (load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)`)
  const figures = await (await load()).measure()
  for (const { what, found, passed } of figures) {
    const mark = passed === undefined ? ' ' : passed ? '✓' : '✗'
    console.log(`  ${mark} ${what.padEnd(58)} ${found}`)
    if (passed === false) missed += 1
  }
}
process.exit(missed === 0 ? 0 : 1)
