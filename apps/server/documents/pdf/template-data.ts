import type { NarrativeParagraph } from '@delegacia/flows/engine/summary-types'
import type { ReportDocument } from '../report-document.ts'
import { inTemplateOrder, type FamilyOf } from './document-fonts.ts'
import { printableLine, writtenLines } from './printable-text.ts'
import { qrCodeSvg } from './qr-code.ts'
import { directed, type DirectedLine } from './writing-direction.ts'

/** The JSON that report.typ reads: every text is already printable. */
export type TemplateData = {
  number: string
  occurrence: string
  registeredOn: string
  sections: TemplateSection[]
  narrative: { number: number; paragraphs: { part: NarrativeParagraph['part']; lines: DirectedLine[] }[] }
  authentication: { number: number; code: string; url: string; qrCode: string }
  unit: { name: string; address: string }
  test: boolean
  /** The font families for all texts, in the order in which they are to be tried. */
  families: string[]
  /** Whether characters that no font draws were replaced by numbers, which the document then explains. */
  coded: boolean
}
type TemplateSection = { number: number; title: string; entries: TemplateEntry[] }
type TemplateEntry = { heading: string | null; rows: { label: string; value: DirectedLine[] }[] }

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Belem',
})

/** A report's document in the shape that the template prints. */
export function templateData(document: ReportDocument, familyOf: FamilyOf): TemplateData {
  const used = new Set<string>()
  let coded = false
  const directedLine = (text: string) => {
    const printable = printableLine(text, familyOf)
    for (const family of printable.families) used.add(family)
    coded ||= printable.coded
    return directed(printable.text)
  }
  const line = (text: string) => directedLine(text).text
  const lines = (text: string) => writtenLines(text).map(directedLine)
  const lastNumber = document.sections.length
  const printed = {
    number: line(document.number),
    occurrence: line(document.occurrence),
    registeredOn: line(dateAndTime.format(document.registeredAt)),
    // The screen numbers the cards of some reports from 2; a printed document that began so would seem to lack a page.
    sections: document.sections.map((section, place) => ({
      number: place + 1,
      title: line(section.title),
      entries: section.entries.map((entry) => ({
        heading: entry.heading === undefined ? null : line(entry.heading),
        rows: entry.rows.map((row) => ({ label: line(row.label), value: lines(row.value) })),
      })),
    })),
    narrative: {
      number: lastNumber + 1,
      paragraphs: document.narrative
        .map(({ part, text }) => ({ part, lines: lines(text) }))
        .filter((paragraph) => paragraph.lines.length > 0),
    },
    authentication: {
      number: lastNumber + 2,
      code: line(document.authenticationCode),
      url: document.validationUrl,
      qrCode: qrCodeSvg(document.validationUrl),
    },
    unit: { name: line(document.unit.name), address: line(document.unit.address) },
    test: document.test,
  }
  return { ...printed, families: inTemplateOrder(used), coded }
}
