// @ts-check
import { quantile } from '../quantile.mjs'

/**
 * Measures each in turn, so many times; answers the middle of what each found.
 * @template {string} Name @param {number} rounds @param {Record<Name, () => Promise<number>>} measures
 * @returns {Promise<(name: Name) => number>}
 */
export async function inTurns(rounds, measures) {
  /** @type {Map<string, number[]>} */
  const found = new Map(Object.keys(measures).map((name) => [name, []]))
  /** @type {[string, () => Promise<number>][]} */
  const all = Object.entries(measures)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measure] of all) found.get(name)?.push(await measure())
  return (name) => quantile(found.get(name) ?? [], 0.5)
}

/** @param {string} what @param {number} ours @param {number} beside @param {number} least @returns {import('../figures.mjs').Figure} */
export function share(what, ours, beside, least) {
  const found = ours / beside
  return {
    what: `${what}, at least ${Math.round(least * 100)} %`,
    found: `${Math.round(found * 100)} %`,
    passed: found >= least,
  }
}
