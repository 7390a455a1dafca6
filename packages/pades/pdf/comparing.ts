import { sameBytes } from '../asn1/read-asn1.ts'
import type { FieldLock } from './field-locks.ts'
import { isDictionary, type PdfValue, plain } from './read-value.ts'
import type { Revision } from './revision.ts'

/**
 * What was done to a file after a signature, apart from what never matters (data for long-term validation, metadata, further
 * signatures): `filled` a form, `locked` what a signed field asked to be left, `noted` something on a page, `structured` the order
 * for reading aloud; `other` is anything else.
 */
export type Change = 'filled' | 'locked' | 'noted' | 'structured' | 'other'

/** A revision that was signed beside the file as it is. */
export type Comparing = {
  signed: Revision
  now: Revision
  changes: Set<Change>
  /** Objects whose change was looked at in its place. */
  settled: Set<number>
  /** Pages, whose notes are walked by themselves. */
  pages: Set<number>
  /** What the signatures of the signed revision keep from changing. */
  locks: readonly FieldLock[]
  /** Whether the signed revision led to this object, or to its absence, and now another stands there. */
  hasChanged(number: number): boolean
}

/** Written again without a change. */
export function isSameObject({ signed, now }: Comparing, number: number): boolean {
  const [before, after] = [signed.get(number), now.get(number)]
  return (
    plain(before.value) === plain(after.value) &&
    !(isDictionary(after.value) && after.value.repeated) &&
    sameBytes(signed.rawStream(before), now.rawStream(after))
  )
}

export function sameEntries(
  before: ReadonlyMap<string, PdfValue>,
  after: ReadonlyMap<string, PdfValue>,
  except: ReadonlySet<string>,
): boolean {
  const keys = new Set([...before.keys(), ...after.keys()].filter((key) => !except.has(key)))
  return [...keys].every((key) => plain(before.get(key)) === plain(after.get(key)))
}
