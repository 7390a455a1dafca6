import { isDictionary, isReference, itemsIn, nameIn, type PdfValue, textIn } from './read-value.ts'
import type { Revision } from './revision.ts'
import { fieldsOf } from './signature-fields.ts'

/** What a signature keeps from being changed after it. */
export type FieldLock = {
  /** Signed as a rule; otherwise it is what the form asked of programs, which they may not have followed. */
  isRule: boolean
  covers(name: string): boolean
  /** No further signatures either. */
  endsAll: boolean
}

/** The locks of all signatures of a revision: rules about fields (ISO 32000-1, section 12.8.2.4), and what fields ask for (table 233). */
export function locksOf(revision: Revision): FieldLock[] {
  const locks: FieldLock[] = []
  const note = (value: PdfValue | undefined, isRule: boolean): void => {
    const given = revision.follow(value)
    if (!isDictionary(given)) return
    const { entries } = given
    const names = itemsIn(revision.follow(entries.get('Fields'))).map((name) => textIn(revision.follow(name)))
    const covers = coverage(nameIn(revision.follow(entries.get('Action'))), names)
    if (covers) locks.push({ isRule, covers, endsAll: revision.follow(entries.get('P')) === 1 })
  }
  for (const { number, type, value } of fieldsOf(revision).values()) {
    const signature = type === 'Sig' && isReference(value) ? revision.follow(value) : undefined
    if (!isDictionary(signature)) continue
    for (const item of itemsIn(revision.follow(signature.entries.get('Reference')))) {
      const rule = revision.follow(item)
      if (isDictionary(rule) && nameIn(rule.entries.get('TransformMethod')) === 'FieldMDP')
        note(rule.entries.get('TransformParams'), true)
    }
    const field = revision.get(number).value
    if (isDictionary(field)) note(field.entries.get('Lock'), false)
  }
  return locks
}

/** A name covers the fields below it as well. */
function coverage(action: string | undefined, names: readonly string[]): FieldLock['covers'] | undefined {
  const isNamed = (name: string) => names.some((one) => name === one || name.startsWith(`${one}.`))
  if (action === 'All') return () => true
  if (action === 'Include') return isNamed
  return action === 'Exclude' ? (name) => !isNamed(name) : undefined
}
