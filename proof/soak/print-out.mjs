// @ts-check
import { loadavg } from 'node:os'
import { quantile } from '../quantile.mjs'

/** @typedef {import('./verdicts.mjs').Sample} Sample @typedef {import('./verdicts.mjs').Outcome} Outcome */

const columns =
  's,server MB,printer MB,database MB,handles,sockets,open jobs,oldest s,p50 ms,p99 ms,load'.split(',')
const row = (/** @type {string[]} */ cells) =>
  cells.map((cell, place) => cell.padStart((columns[place]?.length ?? 0) + 2)).join('')

export const heading = () => row(columns)

/** @param {Sample} sample @param {readonly Outcome[]} latest */
export function line(sample, latest) {
  const { seconds, memory, printer, database, handles, sockets, waiting, oldest } = sample
  const times = latest.map(({ ms }) => ms)
  const values = [seconds, memory, printer, database, handles, sockets, waiting, oldest]
  const cells = [...values, quantile(times, 0.5), quantile(times, 0.99)].map((value) => value.toFixed(0))
  return row([...cells, (loadavg()[0] ?? 0).toFixed(1)])
}

/** The latencies and errors of each kind of request. @param {readonly Outcome[]} outcomes */
export function answers(outcomes) {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].map((kind) => {
    const those = outcomes.filter((one) => one.kind === kind)
    const times = those.map(({ ms }) => ms)
    const errors = those.filter(({ error }) => error !== undefined).length
    const cells = [those.length, ...[0.5, 0.99, 1].map((share) => quantile(times, share)), errors]
    return kind.padEnd(12) + cells.map((cell) => cell.toFixed(0).padStart(9)).join('')
  })
  return ['              answers   p50 ms   p99 ms   max ms   errors', ...kinds].join('\n')
}

/** How often each error came. @param {readonly Outcome[]} outcomes */
export function errors(outcomes) {
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { kind, error } of outcomes)
    if (error !== undefined) counts[`${kind}: ${error}`] = (counts[`${kind}: ${error}`] ?? 0) + 1
  return counts
}
