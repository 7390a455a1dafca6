// @ts-check
/**
 * What a station promises to everybody, and how it is tried, by whoever does not operate it: another State, a journalist, the
 * prosecutor. What cannot be tried from outside, as who reads reports, is named as such. Times are compared and never measured:
 * a known and an unknown number are asked in turn, so few times that neither waits, and can be told apart if one is slower by
 * a quarter or more in nine of ten pairs; a smaller difference is not seen. The marked report, by its flag alone, has a number
 * for good and stands in the figures of its month. `e2e/gates/conformity.desktop.spec.ts` breaks each promise once.
 * @typedef {'kept' | 'broken' | 'not tried'} State
 * @typedef {{ state: State, found: string[] }} Outcome
 * @typedef {{
 *   base: URL,
 *   ask: import('./request.mjs').Ask,
 *   samples: number,
 *   screenHomes: readonly string[],
 *   registered: () => Promise<{ number: string, faults: string[] } | { why: string }>,
 *   browser: () => Promise<import('@playwright/test').Browser | undefined>,
 *   selfSigned: boolean,
 * }} Trial
 * @typedef {{ id: string, says: string, tryIt: (trial: Trial) => Promise<Outcome> }} Promised
 */

/** Kept if nothing is wrong; else each fault is told. @param {string[]} faults @param {string} good @returns {Outcome} */
export const judged = (faults, good) =>
  faults.length === 0 ? { state: 'kept', found: [good] } : { state: 'broken', found: faults }

/** @param {string} why @returns {Outcome} */
export const notTried = (why) => ({ state: 'not tried', found: [why] })

/** The homes by their languages. */
export const homes = /** @type {const} */ ([
  ['pt-br', '/'],
  ['en-us', '/en-us/'],
  ['es-es', '/es-es/'],
  ['fr-fr', '/fr-fr/'],
])

/** Pages that the server itself answers. */
export const pages = [...homes.map(([, path]) => path), '/painel']
