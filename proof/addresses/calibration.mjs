// @ts-check
import { dice } from './synthetic-streets.mjs'

const names = 400_000

/**
 * How many seconds this machine, as it is now, takes for a fixed piece of work of the kind that the index is made of: texts counted in a
 * map, numbers sorted. The limits are multiples of it; on the machine for which they were set it took 0.5 s.
 */
export function calibrate() {
  const begin = performance.now()
  const random = dice(1)
  /** @type {Map<string, number>} */
  const counts = new Map()
  const numbers = new Uint32Array(names)
  for (let i = 0; i < names; i += 1) {
    const number = Math.floor(random() * 4_000_000)
    const name = `rua ${number.toString(36)}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
    numbers[i] = number
  }
  numbers.sort()
  const kept = [...counts.keys()].toSorted()
  if (kept.length === 0) throw new Error('The work was left out')
  return (performance.now() - begin) / 1000
}
