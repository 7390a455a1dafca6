import type { UnitRole } from '@delegacia/domain/desk/roles'
import type { Change } from './correction.ts'

/** What an addendum says, from which its sealed paper is made. The first paper never changes: this one names its bytes. */
export type Addendum = {
  readonly paper: {
    /** The bulletin number, 15 characters. */
    readonly number: string
    /** SHA-256 of the sealed paper, in hexadecimal. */
    readonly sha256: string
  }
  /** Its place among the addenda of the report, from 1. */
  readonly place: number
  /** Who asked, by role and unit: no name. */
  readonly asked: { readonly at: Date; readonly role: UnitRole; readonly unit: string }
  readonly answeredAt: Date
  /** Old and new, in Portuguese as every paper of the station. */
  readonly changes: readonly [Change, ...Change[]]
}

const sha256 = /^[0-9a-f]{64}$/

/** The addendum of these parts; undefined where nothing changed or where it does not name one paper. */
export function addendumOf(
  parts: Omit<Addendum, 'changes'> & { changes: readonly Change[] },
): Addendum | undefined {
  const [first, ...others] = parts.changes
  return first && sha256.test(parts.paper.sha256) ? { ...parts, changes: [first, ...others] } : undefined
}
