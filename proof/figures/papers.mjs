// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../tools/run.mjs'
import { quantile } from '../quantile.mjs'
import { memoryWithChildren } from '../soak/process-sample.mjs'
import { startTask } from './task.mjs'

const contenders = ['ours', 'pdfmake', 'react-pdf']
const [rounds, papers] = [Number(process.env['BENCH_ROUNDS'] || 20), 50]

/**
 * A thousand papers of one report by the station's printer, by pdfmake and by @react-pdf/renderer, fifty each in turn: how many in a
 * second, and the memory of the process with its children. Only ours are PDF/A with a structure for screen readers.
 */
export async function measure() {
  await install()
  const running = contenders.map((name) => ({ name, task: startTask('papers/contender.mjs', [name]) }))
  try {
    const found = running.map(({ name, task }) => ({
      name,
      task,
      rates: /** @type {number[]} */ ([]),
      memory: /** @type {number[]} */ ([]),
      bytes: 0,
    }))
    for (let round = 0; round < rounds; round += 1)
      for (const one of found) {
        const { seconds, bytes } = await one.task.ask({ papers })
        one.rates.push(papers / seconds)
        one.memory.push(memoryWithChildren(one.task.pid))
        one.bytes = bytes
      }
    return found.flatMap(figuresOf)
  } finally {
    await Promise.all(running.map(({ task }) => task.end()))
  }
}

/** @param {{ name: string, rates: number[], memory: number[], bytes: number }} found @returns {import('../figures.mjs').Figure[]} */
function figuresOf({ name, rates, memory, bytes }) {
  const half = Math.ceil(memory.length / 2)
  const [first, second] = [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))]
  const most = `${first.toFixed(0)} MB at most, then ${second.toFixed(0)} MB`
  return [
    {
      what: `${name}: papers in a second, each ${(bytes / 1000).toFixed(0)} kB`,
      found: quantile(rates, 0.5).toFixed(1),
    },
    {
      what: `${name}: memory in the first and the second ${half * papers}`,
      found: most,
      ...(name === 'ours' && { passed: second <= first * 1.1 }),
    },
  ]
}

async function install() {
  if (existsSync(join(import.meta.dirname, 'papers/node_modules'))) return
  console.log('  Installing pdfmake and @react-pdf/renderer')
  const args = ['ci', '--prefix', 'proof/figures/papers', '--no-audit', '--no-fund']
  const installed = await run('npm', args)
  if (!installed.passed) throw new Error(installed.output)
}
