import type { NarrativeParagraph } from '@delegacia/flows/engine/summary-types'
import type { Paper } from '../paper.ts'
import type { Coverage } from './font-coverage.ts'
import { printableLine, printableParagraphs } from './printable-text.ts'
import { qrCodeSvg } from './qr-code.ts'

/** What report.typ reads, as JSON: every text already made printable. */
export type TemplateData = {
  number: string
  occurrence: string
  registeredOn: string
  sections: TemplateSection[]
  narrative: { number: number; paragraphs: { part: NarrativeParagraph['part']; lines: string[] }[] }
  authentication: { number: number; code: string; url: string; qrCode: string }
  unit: { name: string; address: string }
  test: boolean
}
type TemplateSection = { number: number; title: string; entries: TemplateEntry[] }
type TemplateEntry = { heading: string | null; rows: { label: string; value: string[] }[] }

const dateAndTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Belem',
})

/** A report's paper in the shape that the template prints. */
export function templateData(paper: Paper, covers: Coverage): TemplateData {
  const line = (text: string) => printableLine(text, covers)
  const lines = (text: string) => printableParagraphs(text, covers)
  const lastNumber = paper.sections.length
  return {
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
}
