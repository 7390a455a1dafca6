// @ts-check
import { quantile } from '../quantile.mjs'

/** @typedef {import('./audit.mjs').Figures} Figures */
/** @typedef {{ what: string, found: string, passed: boolean }} Verdict */
/** @typedef {{ ours: readonly Figures[], floor: readonly Figures[] }} Pair of one page in one run, alternating */

/** The median of each figure. @param {readonly Figures[]} runs @returns {Figures} */
export const medians = (runs) => {
  /** @param {keyof Figures} figure */
  const of = (figure) =>
    quantile(
      runs.map((run) => run[figure]),
      0.5,
    )
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
  }
}

/** Below this a blocking time is that of the machine's noise, in milliseconds. */
const noise = 50

/** What a page shows beside its floor. @param {string} name @param {Pair} pair @returns {Verdict[]} */
export function verdictsOf(name, { ours, floor }) {
  const our = medians(ours)
  const least = medians(floor)
  return [
    atLeast(`${name}: score`, our.score, 0.95),
    atLeast(`${name}: score beside the floor's ${least.score.toFixed(2)}`, our.score, 0.9 * least.score),
    atMost(
      `${name}: blocking time beside the floor's ${least.tbt.toFixed(0)} ms`,
      our.tbt,
      2 * least.tbt + noise,
    ),
    atMost(`${name}: first paint beside the floor's ${least.fcp.toFixed(0)} ms`, our.fcp, 1.2 * least.fcp),
    atMost(`${name}: layout shift`, our.cls, 0.02),
  ]
}

/** @param {string} what @param {number} found @param {number} least @returns {Verdict} */
const atLeast = (what, found, least) => ({
  what: `${what}, at least ${short(least)}`,
  found: short(found),
  passed: found >= least,
})

/** @param {string} what @param {number} found @param {number} most @returns {Verdict} */
export const atMost = (what, found, most) => ({
  what: `${what}, at most ${short(most)}`,
  found: short(found),
  passed: found <= most,
})

/** @param {number} value */
const short = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
