// @ts-check
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/testing/programs.mjs'
import { answerPromises } from './answer-promises.mjs'
import { pagePromises } from './page-promises.mjs'
import { homes } from './promise.mjs'
import { asking, jsonOf } from './request.mjs'
import { screenPromises } from './screen-promises.mjs'
import { registerMarked } from './test-report.mjs'

/** Every promise that the kit tries, in the order of its report. */
export const everyPromise = [...answerPromises, ...pagePromises, ...screenPromises]

/**
 * @typedef {{
 *   base: URL,
 *   only?: readonly string[],
 *   languages?: readonly string[],
 *   samples?: number,
 *   mayRegister?: boolean,
 *   selfSigned?: boolean,
 * }} Wanted `only` names promises, `languages` those in which a browser goes through the screens; without them all
 */

/**
 * Tries the promises of a running station from outside. Registers nothing unless `mayRegister`.
 * @param {Wanted} wanted
 * @returns {Promise<import('./print-report.mjs').Report>}
 */
export async function tryStation({
  base,
  only,
  languages = homes.map(([locale]) => locale),
  samples = 9,
  mayRegister = false,
  selfSigned = false,
}) {
  const ask = asking(base, { selfSigned })
  /** @type {ReturnType<typeof registerMarked> | undefined} */
  let marked
  /** @type {Promise<import('@playwright/test').Browser> | undefined} */
  let opened

  /** @type {import('./promise.mjs').Trial} */
  const trial = {
    base,
    ask,
    samples,
    selfSigned,
    screenHomes: homes.flatMap(([locale, path]) => (languages.includes(locale) ? [path] : [])),
    registered: () =>
      mayRegister
        ? (marked ??= registerMarked(ask))
        : Promise.resolve({ why: 'it registers a marked test report: allow it by --register-test-report' }),
    async browser() {
      const executablePath = findChromium()
      if (executablePath === undefined) return undefined
      opened ??= chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 })
      return opened
    },
  }

  const results = []
  try {
    for (const { id, says, tryIt } of everyPromise)
      if (only === undefined || only.includes(id))
        results.push({ id, says, ...(await outcomeOf(tryIt, trial)) })
  } finally {
    await (await opened)?.close()
  }
  const version = await ask('/api/VERSAO_ATIVA_FRONTEND').then(
    (answer) => String(jsonOf(answer)?.[0]?.versao ?? '–'),
    () => '–',
  )
  return { station: base.origin, version, at: new Date().toISOString().slice(0, 10), results }
}

/**
 * What cannot be asked is broken, with the reason.
 * @param {import('./promise.mjs').Promised['tryIt']} tryIt
 * @param {import('./promise.mjs').Trial} trial
 * @returns {Promise<import('./promise.mjs').Outcome>}
 */
const outcomeOf = (tryIt, trial) =>
  tryIt(trial).catch((error) => ({
    state: 'broken',
    found: [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)],
  }))
