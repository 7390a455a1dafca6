// @ts-check
import { quantile } from '../quantile.mjs'

/** @typedef {{ seconds: number, memory: number, printer: number, database: number, handles: number, sockets: number,
 *   waiting: number, oldest: number }} Sample memory in MB, `oldest` in seconds */
/** @typedef {import('./generator.mjs').Outcome} Outcome */
/** @typedef {{ what: string, found: string, passed: boolean }} Verdict */

/** The first two minutes, or the first fifth of a shorter run, while caches fill and code is compiled. @param {number} seconds */
const warmUp = (seconds) => Math.min(120, seconds / 5)

/** The medians of the second fifth and of the last. @param {readonly number[]} values */
export function trend(values) {
  const fifth = values.length / 5
  const early = quantile(values.slice(Math.floor(fifth), Math.floor(2 * fifth)), 0.5)
  const late = quantile(values.slice(Math.floor(4 * fifth)), 0.5)
  return { early, late }
}

/** @param {string} what @param {readonly number[]} values @param {{ share: number, slack: number }} tolerance @returns {Verdict} */
function level(what, values, { share, slack }) {
  const { early, late } = trend(values)
  const passed = late <= early * (1 + share) + slack && late >= 0
  return { what, found: `${early.toFixed(0)} → ${late.toFixed(0)}`, passed }
}

/** @param {string} what @param {number} found @param {number} most @returns {Verdict} */
const atMost = (what, found, most) => ({ what, found: found.toFixed(0), passed: found <= most })

/**
 * What a soak has shown. The processes that typeset are replaced now and then, so that their memory varies: it has more
 * tolerance.
 * @param {{ seconds: number, samples: readonly Sample[], outcomes: readonly Outcome[], acknowledged: number,
 *   stored: number, documents: number, letters: number, left: number }} run `left`: jobs that were open a minute after the end
 * @returns {Verdict[]}
 */
export function verdicts({ seconds, samples, outcomes, acknowledged, stored, documents, letters, left }) {
  const warm = samples.filter((one) => one.seconds >= warmUp(seconds))
  /** @param {keyof Sample} of */
  const values = (of) => warm.map((one) => one[of])
  return [
    level('memory of the server, MB, within 10 %', values('memory'), { share: 0.1, slack: 0 }),
    level('memory of the printer, MB, within 25 %', values('printer'), { share: 0.25, slack: 0 }),
    level('open handles, within 10 % and 5', values('handles'), { share: 0.1, slack: 5 }),
    atMost('answers above 2 s', outcomes.filter(({ ms }) => ms > 2000).length, 0),
    atMost('errors', outcomes.filter(({ error }) => error !== undefined).length, 0),
    {
      what: 'reports stored = acknowledged',
      found: `${stored} = ${acknowledged}`,
      passed: stored === acknowledged,
    },
    atMost('jobs open a minute after the end', left, 0),
    { what: 'documents = reports', found: `${documents} = ${stored}`, passed: documents === stored },
    { what: 'letters = reports', found: `${letters} = ${stored}`, passed: letters === stored },
  ]
}
