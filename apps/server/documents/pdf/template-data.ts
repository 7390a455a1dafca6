import type { Locale } from '@delegacia/domain/language/text'
import {
  questionsStep,
  type DocumentSection,
  type NarrativeParagraph,
  type SectionTopic,
} from '@delegacia/flows/engine/summary-types'
import type { BesideLocale, DraftDocument, ReportDocument } from '../report-document.ts'
import { besideOf } from './beside.ts'
import { besideWords, type BesideWords } from './beside-words.ts'
import { dateAndTimeToTheSecond } from './date-and-time.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { printableTexts } from './printable-texts.ts'
import { qrCodeSvg } from './qr-code.ts'
import { toldRows } from './told-rows.ts'
import type { DirectedLine } from './writing-direction.ts'

/** The JSON that report.typ reads: every text is already printable. */
export type TemplateData = {
  occurrence: string
  /** What a registered report has; null in a draft. */
  registered: {
    number: string
    on: string
    /** Null where the paper must open nothing. */
    code: string | null
    /** Whether it is to hand to others, and therefore without the code. */
    toShow: boolean
    /** The SHA-256 of the sealed paper that this is a copy of; null in the paper itself. */
    copyOf: string | null
    url: string
    qrCode: string
    unit: { name: string; address: string }
    /** What the victim has to do for the case to go on. */
    whatDepends: string[]
  } | null
  /** The sections by where they stand, numbered in the order in which they and the account do. */
  sections: Record<Place, TemplateSection[]>
  accountNumber: number
  /** The paper's own words in the language that stands beside the Portuguese one. */
  beside: BesideWords | null
  narrative: { part: NarrativeParagraph['part']; lines: DirectedLine[] }[]
  test: boolean
  /** The font families for all texts, in the order in which they are to be tried. */
  families: string[]
  /** Whether characters that no font draws were replaced by numbers, which the document then explains. */
  coded: boolean
}
/** Where a section stands: the crime's own questions beside the account, the other questions of the start at the end. */
type Place = SectionTopic | 'answers'
type TemplateSection = {
  number: number
  title: string
  titleBeside: string | null
  entries: TemplateEntry[]
}
type TemplateEntry = { heading: string | null; headingBeside: string | null; rows: TemplateRow[] }
type TemplateRow = {
  label: string
  labelBeside: string | null
  value: DirectedLine[]
  valueBeside: string | null
}

/** A report's document in the shape that the template prints. */
export function templateData(document: ReportDocument | DraftDocument, familyOf: FamilyOf): TemplateData {
  const { families, line, lines, isCoded } = printableTexts(familyOf)
  let last = 0
  const next = () => (last += 1)
  const other = 'beside' in document ? document.beside : undefined
  /** What another language adds: nothing where it says the same. */
  const added = (told: string | undefined, portuguese = '') =>
    told === undefined || told === portuguese ? null : line(told)
  const others = other?.sections.map((section) => toldSection(section, other.locale))
  const printedSection = (section: DocumentSection): TemplateSection => {
    const beside = besideOf(section, others)
    const { title, entries } = section
    return {
      number: next(),
      title: line(title),
      titleBeside: added(beside.title, title),
      entries: entries.map(({ heading, rows }, place) => ({
        heading: heading === undefined ? null : line(heading),
        headingBeside: added(beside.heading(place), heading),
        rows: rows.map((row) => {
          const there = beside.row(place, row)
          return {
            label: line(row.label),
            labelBeside: added(there?.label, row.label),
            value: lines(row.value),
            valueBeside: added(there?.value, row.value),
          }
        }),
      })),
    }
  }
  const at = (place: Place) =>
    document.sections
      .filter((section) => placeOf(section) === place)
      .map((section) => printedSection(toldSection(section)))
  const fact = at('fact')
  const accountNumber = next()
  const sections = {
    fact,
    answers: at('answers'),
    things: at('things'),
    people: at('people'),
    screening: at('screening'),
  }
  const printed = {
    occurrence: line(document.occurrence),
    registered: 'number' in document ? registration(document, line) : null,
    sections,
    accountNumber,
    beside: other ? wordsBeside(other.locale, line) : null,
    narrative: document.narrative
      .map(({ part, text }) => ({ part, lines: lines(text) }))
      .filter((paragraph) => paragraph.lines.length > 0),
    test: document.test,
  }
  return { ...printed, families: inTemplateOrder(families), coded: isCoded() }
}

const toldSection = (section: DocumentSection, locale?: Locale): DocumentSection => ({
  ...section,
  entries: section.entries.map((entry) => ({ ...entry, rows: [...toldRows(entry.rows, locale)] })),
})

/** Reports that were stored before sections had a topic keep their order. */
const placeOf = ({ about, step }: Partial<DocumentSection>): Place =>
  about === 'screening' && step === questionsStep ? 'answers' : (about ?? 'people')

const wordsBeside = (locale: BesideLocale, line: (text: string) => string): BesideWords => {
  const { lang, title, account, note, test } = besideWords[locale]
  return { lang, title: line(title), account: line(account), note: line(note), test: line(test) }
}

const registration = (document: ReportDocument, line: (text: string) => string) => ({
  number: line(document.number),
  on: line(dateAndTimeToTheSecond(document.registeredAt)),
  code: document.authenticationCode === undefined ? null : line(document.authenticationCode),
  toShow: document.toShow === true,
  copyOf: document.copyOf ?? null,
  url: document.validationUrl,
  qrCode: qrCodeSvg(document.validationUrl),
  unit: { name: line(document.unit.name), address: line(document.unit.address) },
  whatDepends: document.whatDepends.map((sentence) => line(sentence)),
})
