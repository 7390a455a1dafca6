import type { NarrativeParagraph } from '@delegacia/flows/engine/summary-types'
import type { Paper } from '../paper.ts'
import { inTemplateOrder, type FamilyOf } from './paper-fonts.ts'
import { printableLine, writtenLines } from './printable-text.ts'
import { qrCodeSvg } from './qr-code.ts'
import { directed, type DirectedLine } from './writing-direction.ts'

/** What report.typ reads, as JSON: every text already made printable. */
export type TemplateData = {
  number: string
  occurrence: string
  registeredOn: string
  sections: TemplateSection[]
  narrative: { number: number; paragraphs: { part: NarrativeParagraph['part']; lines: DirectedLine[] }[] }
  authentication: { number: number; code: string; url: string; qrCode: string }
  unit: { name: string; address: string }
  test: boolean
  /** The families that draw all this, in the order in which they are to be tried. */
  families: string[]
  /** Whether numbers stand in place of signs that no font draws, which the document then explains. */
  coded: boolean
}
type TemplateSection = { number: number; title: string; entries: TemplateEntry[] }
type TemplateEntry = { heading: string | null; rows: { label: string; value: DirectedLine[] }[] }

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Belem',
})

/** A report's paper in the shape that the template prints. */
export function templateData(paper: Paper, familyOf: FamilyOf): TemplateData {
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
  const lastNumber = paper.sections.length
  const printed = {
    number: line(paper.number),
    occurrence: line(paper.occurrence),
    registeredOn: line(dateAndTime.format(paper.registeredAt)),
    // The screen numbers the cards of some reports from 2; a paper that begins so would seem to lack a page.
    sections: paper.sections.map((section, place) => ({
      number: place + 1,
      title: line(section.title),
      entries: section.entries.map((entry) => ({
        heading: entry.heading === undefined ? null : line(entry.heading),
        rows: entry.rows.map((row) => ({ label: line(row.label), value: lines(row.value) })),
      })),
    })),
    narrative: {
      number: lastNumber + 1,
      paragraphs: paper.narrative
        .map(({ part, text }) => ({ part, lines: lines(text) }))
        .filter((paragraph) => paragraph.lines.length > 0),
    },
    authentication: {
      number: lastNumber + 2,
      code: line(paper.authenticationCode),
      url: paper.validationUrl,
      qrCode: qrCodeSvg(paper.validationUrl),
    },
    unit: { name: line(paper.unit.name), address: line(paper.unit.address) },
    test: paper.test,
  }
  return { ...printed, families: inTemplateOrder(used), coded }
}
