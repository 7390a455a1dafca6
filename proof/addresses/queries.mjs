// @ts-check
import { dice, syntheticStreets } from './synthetic-streets.mjs'

/** @typedef {import('./synthetic-streets.mjs').Street} Street */

/** @param {() => number} random @param {string} word */
function misspelt(random, word) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const letter = 'aeiorst'.charAt(Math.floor(random() * 7))
  const [before, after] = [word.slice(0, at), word.slice(at + 1)]
  const errors = [
    before + letter + after,
    before + after,
    before + letter + word.slice(at),
    before + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]
  return errors[Math.floor(random() * errors.length)] ?? word
}

/** @param {() => number} random @param {Street} street */
const spelt = (random, { type, name }) =>
  [random() < 0.7 ? type : '', name, random() < 0.2 ? String(Math.ceil(random() * 2000)) : '']
    .join(' ')
    .trim()

/** Ways to type a street, by the name under which they are reported. */
const ways = {
  /** @param {() => number} random @param {Street} street */
  exact: (random, street) => spelt(random, street),
  /** @param {() => number} random @param {Street} street */
  prefix: (random, { type, name }) => {
    const text = `${random() < 0.5 ? `${type} ` : ''}${name}`
    return text.slice(0, Math.max(4, text.length - 1 - Math.floor(random() * 4)))
  },
  /** @param {() => number} random @param {Street} street */
  typo: (random, street) =>
    spelt(random, street)
      .split(' ')
      .map((word) => (word.length > 4 ? misspelt(random, word) : word))
      .join(' '),
  /** @param {() => number} random @param {Street} street */
  'postal code': (random, { cep }) => {
    const digits = cep.slice(0, random() < 0.5 ? 8 : 5)
    return digits.length === 8 && random() < 0.5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
  },
}

/** @typedef {{ text: string, street: Street }} Query what is typed, and the street that is meant */

/**
 * One of so many, without the others in memory.
 * @template T @param {Iterable<T>} all @param {number} step @param {number} count @returns {T[]}
 */
function everyNth(all, step, count) {
  /** @type {T[]} */
  const chosen = []
  let place = 0
  for (const one of all) {
    if (place % step === 0) chosen.push(one)
    if (chosen.length === count) break
    place += 1
  }
  return chosen
}

/**
 * As many searches of each way, for streets that the index holds.
 * @param {number} count @param {number} rows @param {readonly number[]} municipalities
 * @returns {Record<string, Query[]>}
 */
export function queries(count, rows, municipalities) {
  const random = dice(7)
  const step = Math.max(1, Math.floor(rows / count))
  const streets = everyNth(syntheticStreets(rows, municipalities), step, count)
  return Object.fromEntries(
    Object.entries(ways).map(([way, type]) => [
      way,
      streets.map((street) => ({ text: type(random, street), street })),
    ]),
  )
}
