import type { DocumentSection } from '@delegacia/flows/engine/summary-types'
import type { printableTexts } from './printable-texts.ts'
import { toldRows } from './told-rows.ts'
import type { DirectedLine } from './writing-direction.ts'

/** A label and its answer. */
export type Fact = { label: string; value: DirectedLine[] }
export type Entry = { heading: string | null; facts: Fact[] }

/** The entries of a report's sections as the papers to a judge print them. */
export const entriesOf = (
  sections: readonly DocumentSection[],
  { line, lines }: ReturnType<typeof printableTexts>,
): Entry[] =>
  sections.flatMap(({ title, entries }) =>
    entries.map(({ heading, rows }) => ({
      heading: line(heading ? `${title}: ${heading}` : title),
      facts: toldRows(rows).map(({ label, value }) => ({ label: line(label), value: lines(value) })),
    })),
  )
