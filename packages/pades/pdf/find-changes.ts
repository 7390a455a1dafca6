import { compareFields, lockedContents } from './compare-fields.ts'
import { comparePages } from './compare-pages.ts'
import { type Change, type Comparing, isSameObject, sameEntries } from './comparing.ts'
import { locksOf } from './field-locks.ts'
import { isDictionary, isReference, type PdfValue, plain } from './read-value.ts'
import type { Revision } from './revision.ts'
import { allowedChanges, catalogOf } from './signature-fields.ts'

/** Keys of the catalog that may change: they show nothing, or are compared by themselves. */
const ofTheirOwn = new Set([
  'DSS',
  'Metadata',
  'Extensions',
  'Version',
  'AcroForm',
  'StructTreeRoot',
  'Perms',
])

/**
 * How the file as it is differs from the revision that was signed. All that the catalog leads to is walked: an object is the
 * same only where both revisions have it at the same place or with the same bytes.
 */
export function findChanges(signed: Revision, now: Revision): Set<Change> {
  const reached = numbersReached(signed)
  const comparing: Comparing = {
    signed,
    now,
    changes: new Set(),
    settled: new Set(),
    pages: new Set(),
    locks: locksOf(signed),
    hasChanged: (number) => reached.has(number) && signed.keyOf(number) !== now.keyOf(number),
  }
  const { changes, settled } = comparing
  const [before, after] = [catalogOf(signed), catalogOf(now)]
  const [root, rootNow] = [signed.trailer.entries.get('Root'), now.trailer.entries.get('Root')]
  if (!before || !after || !isReference(rootNow) || plain(root) !== plain(rootNow)) return new Set(['other'])
  const repeats = [now.follow(rootNow), now.trailer].some((one) => isDictionary(one) && one.repeated)
  if (repeats || !sameEntries(before, after, ofTheirOwn) || !samePermissions(comparing)) changes.add('other')
  settled.add(rootNow.number)

  const notes = comparePages(comparing, compareFields(comparing))
  const walk = walker(comparing)
  for (const [key, value] of after) if (!ofTheirOwn.has(key)) walk(value, 'other')
  for (const value of lockedContents(comparing)) walk(value, 'other')
  walk(after.get('AcroForm') ?? null, 'filled')
  for (const value of notes) walk(value, 'noted')
  if (plain(before.get('StructTreeRoot')) !== plain(after.get('StructTreeRoot'))) changes.add('structured')
  walk(after.get('StructTreeRoot') ?? null, 'structured')
  return changes
}

/** What a certifying signature allows must stay as it was: neither taken away nor given later. */
function samePermissions({ signed, now }: Comparing): boolean {
  const of = (revision: Revision) => {
    const permissions = revision.follow(catalogOf(revision)?.get('Perms'))
    return isDictionary(permissions) ? plain(permissions.entries.get('DocMDP')) : 'null'
  }
  return of(signed) === of(now)
}

/** Walks all that a value leads to; whatever changed on the way counts as the given change. */
function walker(comparing: Comparing) {
  const { now, changes, settled, pages, hasChanged } = comparing
  const seen = new Set<number>()
  return (start: PdfValue, change: Change): void =>
    eachReference(start, (number) => {
      if (seen.has(number)) return undefined
      seen.add(number)
      if (hasChanged(number) && !settled.has(number) && !isSameObject(comparing, number)) changes.add(change)
      const { value } = now.get(number)
      if (!pages.has(number) || !isDictionary(value)) return value
      const entries = new Map([...value.entries].filter(([key]) => key !== 'Annots'))
      return { ...value, entries }
    })
}

/** Every number that the catalog leads to, also those without an object. */
function numbersReached(revision: Revision): Set<number> {
  const seen = new Set<number>()
  eachReference(revision.trailer.entries.get('Root') ?? null, (number) => {
    if (seen.has(number)) return undefined
    seen.add(number)
    return revision.get(number).value
  })
  return seen
}

/** @param visit is told each number that is referred to, and gives what to go on with */
function eachReference(start: PdfValue, visit: (number: number) => PdfValue | undefined): void {
  const waiting: PdfValue[] = [start]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value === null || typeof value !== 'object') continue
    if (value.kind === 'list') for (const item of value.items) waiting.push(item)
    if (value.kind === 'dictionary') for (const entry of value.entries.values()) waiting.push(entry)
    if (value.kind !== 'reference') continue
    const next = visit(value.number)
    if (next !== undefined) waiting.push(next)
  }
}

/** Whether the signature allows the change: a certifying one says so, any other allows what concerns forms alone. */
export function isAllowed(change: Change, signed: Revision): boolean {
  const allowed = allowedChanges(signed)
  if (change === 'other') return false
  return change === 'noted' ? allowed === 3 : allowed !== 1
}
