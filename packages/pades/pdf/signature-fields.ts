import { isDictionary, isReference, itemsIn, nameIn, type PdfValue, textIn } from './read-value.ts'
import type { Revision } from './revision.ts'

/** A field of a form, or a part of one that a page shows. */
export type Field = {
  number: number
  type: string | undefined
  value: PdfValue | undefined
  /** With those of the fields above it, joined by dots (ISO 32000-1, section 12.7.3.2). */
  name: string
}

const mostFields = 20_000

/** All fields of the form of a revision, with their parts on pages, by the number of their object. */
export function fieldsOf(revision: Revision): Map<number, Field> {
  const found = new Map<number, Field>()
  const form = revision.follow(catalogOf(revision)?.get('AcroForm'))
  const waiting = isDictionary(form)
    ? itemsIn(revision.follow(form.entries.get('Fields'))).map((item) => ({
        item,
        above: undefined as Field | undefined,
      }))
    : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { item, above } = next
    if (!isReference(item) || found.has(item.number) || found.size > mostFields) continue
    const field = revision.follow(item)
    if (!isDictionary(field)) continue
    const own: Field = {
      number: item.number,
      type: nameIn(revision.follow(field.entries.get('FT'))) ?? above?.type,
      value: field.entries.get('V') ?? above?.value,
      name: [above?.name, textIn(revision.follow(field.entries.get('T')))].filter(Boolean).join('.'),
    }
    found.set(item.number, own)
    for (const kid of itemsIn(revision.follow(field.entries.get('Kids'))))
      waiting.push({ item: kid, above: own })
  }
  return found
}

/** The entries of the catalog. */
export function catalogOf(revision: Revision): Map<string, PdfValue> | undefined {
  const catalog = revision.follow(revision.trailer.entries.get('Root'))
  return isDictionary(catalog) ? catalog.entries : undefined
}

/** The numbers of the objects that hold signatures: what the fields for signatures have as their values. */
export function signaturesOf(revision: Revision): number[] {
  const found = new Set<number>()
  for (const { type, value } of fieldsOf(revision).values())
    if (type === 'Sig' && isReference(value) && isDictionary(revision.follow(value))) found.add(value.number)
  return [...found]
}

/** What a certifying signature allows after it: 1 nothing, 2 filling in forms, 3 notes as well (ISO 32000-1, table 254). */
export function allowedChanges(revision: Revision): 1 | 2 | 3 | undefined {
  const permissions = revision.follow(catalogOf(revision)?.get('Perms'))
  const certifying = isDictionary(permissions)
    ? revision.follow(permissions.entries.get('DocMDP'))
    : undefined
  if (!isDictionary(certifying)) return undefined
  for (const item of itemsIn(revision.follow(certifying.entries.get('Reference')))) {
    const reference = revision.follow(item)
    if (!isDictionary(reference) || nameIn(reference.entries.get('TransformMethod')) !== 'DocMDP') continue
    const parameters = revision.follow(reference.entries.get('TransformParams'))
    const allowed = isDictionary(parameters) ? revision.follow(parameters.entries.get('P')) : undefined
    return allowed === 1 || allowed === 3 ? allowed : 2
  }
  return 2
}
