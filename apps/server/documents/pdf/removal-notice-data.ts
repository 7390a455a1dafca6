import type { RemovalNoticeDocument } from '../removal-notice-document.ts'
import { dateAndTime } from './date-and-time.ts'
import { entriesOf, type Entry } from './document-entries.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { printableTexts } from './printable-texts.ts'
import { removalNoticeWords } from './removal-notice-words.ts'
import type { DirectedLine } from './writing-direction.ts'

/** The JSON that removal-notice.typ reads: every text is already printable. */
export type RemovalNoticeData = {
  number: string
  occurrence: string
  registeredOn: string
  paperSha256: string
  notice: string
  municipality: string
  /** Null: the officer writes it. */
  court: string | null
  basis: string
  tells: string
  orderedOn: string
  name: DirectedLine[]
  ground: string
  toJudge: { label: string; by: string }
  toldOn: string
  toldBy: string
  unit: string
  /** Why it was told again, and the number of the paper that no longer counts. */
  replaces: { before: string; why: DirectedLine[] } | null
  protects: Entry[]
  removes: Entry[]
  decides: string
  test: boolean
  families: string[]
  coded: boolean
}

/** What tells a judge of a removal in the shape that its template prints. */
export function removalNoticeData(
  { removal, ...document }: RemovalNoticeDocument,
  familyOf: FamilyOf,
): RemovalNoticeData {
  const texts = printableTexts(familyOf)
  const { line, lines } = texts
  const { number, told, why } = removal
  const words = removalNoticeWords[removal.law]
  const data = {
    number: line(document.number),
    occurrence: line(document.occurrence),
    registeredOn: dateAndTime(document.registeredAt),
    paperSha256: line(document.paperSha256),
    notice: String(number),
    municipality: line(document.municipality),
    court: document.court === undefined ? null : line(document.court),
    basis: line(words.basis),
    tells: line(words.tells),
    orderedOn: dateAndTime(removal.orderedAt),
    name: lines(removal.name),
    ground: line(words.grounds[removal.orderer]),
    toJudge: { label: line(words.toJudge), by: dateAndTime(removal.toJudgeBy) },
    toldOn: dateAndTime(told.at),
    toldBy: line(told.by),
    unit: line(told.unit),
    replaces: why === undefined ? null : { before: String(number - 1), why: lines(why) },
    protects: entriesOf(document.protects, texts),
    removes: entriesOf(document.removes, texts),
    decides: line(words.decides),
    test: document.test,
  }
  return { ...data, families: inTemplateOrder(texts.families), coded: texts.isCoded() }
}
