import { type Comparing, isSameObject, sameEntries } from './comparing.ts'
import { isDictionary, isReference, itemsIn, nameIn, type PdfValue } from './read-value.ts'
import { allowedChanges, catalogOf, type Field, fieldsOf } from './signature-fields.ts'

/** What signing an empty field writes into it. */
const ofSigning = new Set(['V', 'AP', 'M', 'F', 'MK', 'Lock'])
/** What filling in a field writes into it. */
const ofFilling = new Set(['V', 'AS', 'AP', 'M', 'MK', 'I', 'RV', 'DA'])
const ofForm = new Set(['Fields', 'SigFlags', 'DA', 'DR'])

/**
 * Compares the forms: fields may be signed that were empty, filled in or, for signatures, added. Notes anything else as a change
 * and settles the fields. Gives the numbers of the fields that are new.
 */
export function compareFields(comparing: Comparing): Set<number> {
  const { signed, now, changes, hasChanged } = comparing
  compareForms(comparing)
  const [before, after] = [fieldsOf(signed), fieldsOf(now)]
  const added = new Set<number>()
  const stamps: Field[] = []
  for (const field of after.values()) {
    const old = before.get(field.number)
    if (!old) {
      added.add(field.number)
      addedField(comparing, field)
      stamps.push(field)
    } else if (hasChanged(field.number) && !isSameObject(comparing, field.number)) {
      changedField(comparing, old, field)
      if (field.type === 'Sig') stamps.push(field)
    } else if (field.type === 'Sig') keptSignature(comparing, old)
  }
  measureStamps(comparing, stamps)
  for (const number of before.keys()) if (!after.has(number)) changes.add('other')
  return added
}

function compareForms({ signed, now, changes, settled }: Comparing): void {
  const [before, after] = [catalogOf(signed)?.get('AcroForm'), catalogOf(now)?.get('AcroForm')]
  const [form, formNow] = [signed.follow(before), now.follow(after)]
  if (!isDictionary(form) || !isDictionary(formNow)) {
    changes.add('other')
    return
  }
  if (isReference(after)) settled.add(after.number)
  const fields = formNow.entries.get('Fields')
  if (isReference(fields)) settled.add(fields.number)
  if (formNow.repeated || !sameEntries(form.entries, formNow.entries, ofForm)) changes.add('other')
  const style = new Set(
    [...form.entries.keys(), ...formNow.entries.keys()].filter((key) => key !== 'DA' && key !== 'DR'),
  )
  if (!sameEntries(form.entries, formNow.entries, style)) changes.add('filled')
}

/** Only fields of signatures may be added; where nothing may change any more, only those of time stamps. */
function addedField(comparing: Comparing, field: Field): void {
  const { changes, signed, locks } = comparing
  const isPersons = !isTimeStamp(comparing, field)
  if (field.type !== 'Sig' || (allowedChanges(signed) === 1 && isPersons)) changes.add('other')
  else if (isPersons && locks.some(({ endsAll }) => endsAll)) changes.add('locked')
}

/** In square points; all stamps of signatures together. More could cover what an earlier person signed. */
const mostCovered = 60_000

/**
 * Fields of signatures that came later may show a small stamp. Without a signature of a person in them, or larger, or with more
 * than a stamp, they are a note over the page like any other.
 */
function measureStamps(comparing: Comparing, fields: readonly Field[]): void {
  let covered = 0
  for (const field of fields) {
    const { value } = comparing.now.get(field.number)
    if (!isDictionary(value)) continue
    const { entries } = value
    const area =
      entries.has('AP') || entries.has('MK') ? areaOf(comparing.now.follow(entries.get('Rect'))) : 0
    const isSigned = isReference(field.value) && !isTimeStamp(comparing, field)
    const kind = nameIn(comparing.now.follow(entries.get('Subtype'))) ?? 'Widget'
    const hasMore = kind !== 'Widget' || entries.has('A') || entries.has('AA') || value.repeated
    covered += area
    if (hasMore || (area > 0 && !isSigned) || covered > mostCovered) comparing.changes.add('noted')
  }
}

function areaOf(rectangle: PdfValue | undefined): number {
  const [left, bottom, right, top] = itemsIn(rectangle).map(Number)
  const area = Math.abs((Number(right) - Number(left)) * (Number(top) - Number(bottom)))
  // What cannot be measured may be large.
  return Number.isFinite(area) ? area : Infinity
}

const isTimeStamp = (comparing: Comparing, { value }: Field): boolean =>
  nameIn(entryOf(comparing, value, 'Type')) === 'DocTimeStamp' ||
  nameIn(entryOf(comparing, value, 'SubFilter')) === 'ETSI.RFC3161'

function changedField(comparing: Comparing, old: Field, field: Field): void {
  const { signed, now, changes } = comparing
  const [before, after] = [signed.get(field.number).value, now.get(field.number).value]
  comparing.settled.add(field.number)
  if (!isDictionary(before) || !isDictionary(after) || after.repeated || old.type !== field.type) {
    changes.add('other')
    return
  }
  const locks = comparing.locks.filter(({ covers, endsAll }) => endsAll || covers(old.name))
  if (field.type !== 'Sig') {
    const isForbidden = locks.some(({ isRule, covers }) => isRule && covers(old.name))
    const mayBeFilled = !isForbidden && sameEntries(before.entries, after.entries, ofFilling)
    changes.add(!mayBeFilled ? 'other' : locks.length > 0 ? 'locked' : 'filled')
    return
  }
  const wasEmpty = !isReference(old.value)
  const mayChange = wasEmpty && sameEntries(before.entries, after.entries, ofSigning)
  if (!mayChange || allowedChanges(signed) === 1) changes.add('other')
  else if (locks.length > 0) changes.add('locked')
}

/** What fields hold and show that a signature keeps from changing, apart from signatures. */
export const lockedContents = ({ now, locks }: Comparing): PdfValue[] =>
  [...fieldsOf(now).values()]
    .filter(({ type, name }) => type !== 'Sig' && locks.some(({ isRule, covers }) => isRule && covers(name)))
    .flatMap(({ number, value }) => {
      const field = now.get(number).value
      return [value ?? null, isDictionary(field) ? (field.entries.get('AP') ?? null) : null]
    })

/** The signature itself must be where it was. */
function keptSignature({ signed, now, changes }: Comparing, old: Field): void {
  if (isReference(old.value) && signed.keyOf(old.value.number) !== now.keyOf(old.value.number))
    changes.add('other')
}

function entryOf({ now }: Comparing, value: PdfValue | undefined, key: string): PdfValue | undefined {
  const dictionary = now.follow(value)
  return isDictionary(dictionary) ? dictionary.entries.get(key) : undefined
}
