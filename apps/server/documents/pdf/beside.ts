import type { DocumentSection, SummaryRow } from '@delegacia/flows/engine/summary-types'

/** What stands beside a section in another language. */
export type Beside = {
  title: string | undefined
  heading: (entry: number) => string | undefined
  row: (entry: number, row: SummaryRow) => Pick<SummaryRow, 'label' | 'value'> | undefined
}

/** Finds the same section, entry and row among those in another language; a row by its place among those of its answer. */
export function besideOf(
  { step, part, entries }: DocumentSection,
  others: readonly DocumentSection[] | undefined,
): Beside {
  const other = others?.find((one) => one.step === step && one.part === part)
  const sameAnswer = (rows: readonly SummaryRow[] = [], campo: string) =>
    rows.filter((row) => row.campo === campo)
  return {
    title: other?.title,
    heading: (entry) => other?.entries[entry]?.heading,
    row: (entry, row) =>
      sameAnswer(other?.entries[entry]?.rows, row.campo)[
        sameAnswer(entries[entry]?.rows, row.campo).indexOf(row)
      ],
  }
}
