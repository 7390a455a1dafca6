import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { snapshotRules } from '@delegacia/domain/desk/events/effects'
import { root } from '../run.mjs'

const events = join(root, 'packages/domain/desk')
const start = join(events, 'events/progress-of.ts')

/** A source and whatever it imports of the desk's domain, types included, without blanks, comments and the number itself. */
function sourcesFrom(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const text = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|0x[0-9a-f]+$/gm, '')
  found.set(relative(root, path), text.replace(/\s+/g, ''))
  for (const [, address = ''] of text.matchAll(/ from '(\.[^']+)'/g)) {
    const imported = join(dirname(path), address)
    if (imported.startsWith(events) && !found.has(relative(root, imported))) sourcesFrom(imported, found)
  }
  return found
}

/** As large as the column, an integer of four bytes with its sign. */
const digestOf = (sources: ReadonlyMap<string, string>): number =>
  parseInt(
    createHash('sha256')
      .update(JSON.stringify([...sources].toSorted(([one], [other]) => (one < other ? -1 : 1))))
      .digest('hex')
      .slice(0, 7),
    16,
  )

test('snapshots of histories are of the code that says what events lead to, and are made anew when it changes', () => {
  const sources = sourcesFrom(start)
  expect([...sources.keys()]).toContain('packages/domain/desk/events/effects.ts')
  expect(sources.size).toBeGreaterThan(10)
  expect(`0x${snapshotRules.toString(16)}`).toBe(`0x${digestOf(sources).toString(16)}`)
  const changed = new Map([...sources].map(([path, text], place) => [path, place ? text : `${text};`]))
  expect(digestOf(changed)).not.toBe(digestOf(sources))
})
