import type { InterviewDocument } from '../interview-document.ts'
import { dateAndTime, dayInWords } from './date-and-time.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { printableTexts } from './printable-texts.ts'
import type { DirectedLine } from './writing-direction.ts'

/** The JSON that interview.typ reads: every text is already printable. */
export type InterviewData = {
  number: string
  registeredOn: string
  version: string
  writtenOn: string
  officer: { name: string; post: string; unit: string }
  answers: { label: string; value: DirectedLine[] }[]
  form: { name: string; version: string; source: string; readOn: string; comparedBy: string | null }
  test: boolean
  families: string[]
  coded: boolean
}

/** A version of Part II in the shape that its template prints. */
export function interviewData(
  { number, registeredAt, interview, form, test }: InterviewDocument,
  familyOf: FamilyOf,
): InterviewData {
  const texts = printableTexts(familyOf)
  const { line, lines } = texts
  const { name, post, unit } = interview.officer
  const data = {
    number: line(number),
    registeredOn: dateAndTime(registeredAt),
    version: String(interview.version),
    writtenOn: dateAndTime(interview.writtenAt),
    officer: { name: line(name), post: line(post), unit: line(unit) },
    answers: interview.answers.map(({ question, answer }) => ({
      label: line(question),
      value: lines(answer),
    })),
    form: {
      name: line(form.name),
      version: line(form.version),
      source: line(form.source),
      readOn: dayInWords(form.readOn),
      comparedBy: form.comparedBy === null ? null : line(form.comparedBy),
    },
    test,
  }
  return { ...data, families: inTemplateOrder(texts.families), coded: texts.isCoded() }
}
