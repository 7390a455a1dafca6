import { type Comparing, isSameObject, sameEntries } from './comparing.ts'
import { isDictionary, isReference, itemsIn, type PdfValue, plain } from './read-value.ts'
import type { Revision } from './revision.ts'
import { catalogOf } from './signature-fields.ts'

const ofNotes = new Set(['Annots', 'Tabs'])
const mostPages = 50_000

/**
 * Compares the pages: each must be as it was but for its notes, where parts of new fields may be added. Gives all notes, to be
 * walked by themselves.
 */
export function comparePages(comparing: Comparing, addedFields: ReadonlySet<number>): PdfValue[] {
  const { signed, now, changes, settled, hasChanged } = comparing
  const [before, after] = [pagesOf(signed), pagesOf(now)]
  if (before.join() !== after.join()) {
    changes.add('other')
    return []
  }
  return after.flatMap((number) => {
    comparing.pages.add(number)
    const [old, page] = [signed.get(number).value, now.get(number).value]
    if (!isDictionary(old) || !isDictionary(page)) return []
    if (hasChanged(number) && !isSameObject(comparing, number)) {
      if (page.repeated || !sameEntries(old.entries, page.entries, ofNotes)) changes.add('other')
      settled.add(number)
    }
    return compareNotes(comparing, old.entries.get('Annots'), page.entries.get('Annots'), addedFields)
  })
}

function compareNotes(
  { signed, now, changes, settled }: Comparing,
  before: PdfValue | undefined,
  after: PdfValue | undefined,
  addedFields: ReadonlySet<number>,
): PdfValue[] {
  const [old, notes] = [itemsIn(signed.follow(before)), itemsIn(now.follow(after))]
  const left = notes.filter((note) => !(isReference(note) && addedFields.has(note.number)))
  if (left.map(plain).join(' ') !== old.map(plain).join(' ')) changes.add('noted')
  if (isReference(after)) settled.add(after.number)
  return notes
}

/** The numbers of the pages, in their order. */
function pagesOf(revision: Revision): number[] {
  const found: number[] = []
  const seen = new Set<number>()
  const visit = (value: PdfValue | undefined): void => {
    if (!isReference(value) || seen.has(value.number) || seen.size > mostPages) return
    seen.add(value.number)
    const node = revision.follow(value)
    if (!isDictionary(node)) return
    if (node.entries.has('Kids'))
      for (const kid of itemsIn(revision.follow(node.entries.get('Kids')))) visit(kid)
    else found.push(value.number)
  }
  visit(catalogOf(revision)?.get('Pages'))
  return found
}
