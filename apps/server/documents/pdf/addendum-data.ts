import type { AddendumDocument } from '../addendum-document.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { printableTexts } from './printable-texts.ts'
import type { DirectedLine } from './writing-direction.ts'
import { dateAndTime } from './date-and-time.ts'

/** The JSON that addendum.typ reads: every text is already printable. */
export type AddendumData = {
  number: string
  paperSha256: string
  place: number
  asked: { on: string; role: string; unit: string }
  answeredOn: string
  changes: { label: string; before: DirectedLine[]; after: DirectedLine[] }[]
  test: boolean
  families: string[]
  coded: boolean
}

/** An addendum in the shape that its template prints. */
export function addendumData(addendum: AddendumDocument, familyOf: FamilyOf): AddendumData {
  const texts = printableTexts(familyOf)
  const { asked, answeredAt, changes, number, paperSha256, place, test } = addendum
  const data = {
    number: texts.line(number),
    paperSha256: texts.line(paperSha256),
    place,
    asked: {
      on: dateAndTime(asked.at),
      role: texts.line(asked.role),
      unit: texts.line(asked.unit),
    },
    answeredOn: dateAndTime(answeredAt),
    changes: changes.map(({ label, before, after }) => ({
      label: texts.line(label),
      before: texts.lines(before ?? ''),
      after: texts.lines(after),
    })),
    test,
  }
  return { ...data, families: inTemplateOrder(texts.families), coded: texts.isCoded() }
}
