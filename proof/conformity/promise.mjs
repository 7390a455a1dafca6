// @ts-check
/**
 * What a station promises to everybody, and how it is tried.
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

/** Kept where nothing is wrong; else each fault is told. @param {string[]} faults @param {string} good @returns {Outcome} */
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
