// @ts-check
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../tools/run.mjs'
import { serverEnvironment } from '../../tools/server-memory.mjs'

/** @typedef {import('./contender.mjs').Opened} Opened */
/** @typedef {import('./contender.mjs').Answer} Answer */
/** @typedef {import('./relevance-searches.mjs').Search} Search */
/** @typedef {{ name: string, child: import('node:child_process').ChildProcess, opened: Opened }} Running */
/** @typedef {{ name: string, opened: Opened, times: number[], right: Record<string, number> }} Compared */

const program = join(root, 'proof/addresses/contender.mjs')
const rounds = 3

/** The next message of a contender. @param {import('node:child_process').ChildProcess} child */
async function received(child) {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const exit = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('The contender ended')))
    const [message] = await Promise.race([once(child, 'message', { signal }), exit])
    return message
  } finally {
    waiting.abort()
  }
}

/** @param {string} name @param {string} url @returns {Promise<Running | undefined>} */
async function start(name, url) {
  const child = fork(program, [name, url], { execArgv: ['--expose-gc'], env: serverEnvironment })
  try {
    return { name, child, opened: await received(child) }
  } catch {
    console.log(`  ${name}: not measured, for the reason above`)
    return undefined
  }
}

/**
 * All contenders over the streets of the database, each search by each of them in turn; of three rounds the quickest time
 * counts, so that another program's turn on the processor is not taken for theirs.
 * @param {readonly string[]} names @param {string} url @param {Record<string, Search[]>} groups
 * @returns {Promise<Compared[]>}
 */
export async function compare(names, url, groups) {
  /** @type {Running[]} */
  const running = []
  try {
    for (const name of names) {
      const contender = await start(name, url)
      if (contender) running.push(contender)
    }
    const results = running.map(({ name, opened }) => {
      const right = Object.fromEntries(Object.keys(groups).map((group) => [group, 0]))
      return { name, opened, times: /** @type {number[]} */ ([]), right }
    })
    for (const [group, searches] of Object.entries(groups)) {
      for (const search of searches) {
        const answers = await answersOf(running, search.text)
        for (const [i, result] of results.entries()) {
          const { found, milliseconds } = answers[i] ?? { found: undefined, milliseconds: 0 }
          result.times.push(milliseconds)
          if (found && search.isMeant(found)) result.right[group] = (result.right[group] ?? 0) + 1
        }
      }
    }
    return results
  } finally {
    for (const { child } of running) child.kill()
  }
}

/** @param {readonly Running[]} running @param {string} text @returns {Promise<Answer[]>} */
async function answersOf(running, text) {
  /** @type {Answer[]} */
  const best = running.map(() => ({ milliseconds: Infinity, found: undefined }))
  for (let round = 0; round < rounds; round++) {
    for (const [i, { child }] of running.entries()) {
      child.send(text)
      /** @type {Answer} */
      const answer = await received(child)
      if (answer.milliseconds < (best[i]?.milliseconds ?? 0)) best[i] = answer
    }
  }
  return best
}
