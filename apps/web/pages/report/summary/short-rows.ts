import { addressPartLabels } from '@delegacia/flows/engine/fields/address'
import type { SummaryRow } from '@delegacia/flows/engine/summary-types'
import { locale, t } from '../../../i18n/locale.ts'
import { texts } from './summary-texts.ts'

/** Rows as a small screen shows them: an address in one, and so what was left without an answer (LA-12). */
export const shortRows = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  withDeclinedInOneRow(withAddressesInOneRow(rows))

/** Fewer than these have a row each. */
const atLeast = 3

/** All that the person declined, by its labels, in the place of the first. */
function withDeclinedInOneRow(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  const declined = rows.filter((row) => row.declined)
  const [first] = declined
  if (!first || declined.length < atLeast) return rows
  const value = declined.map(({ label }) => label).join(', ')
  return rows.flatMap((row) =>
    row === first ? [{ ...first, label: t(texts.declined), value }] : row.declined ? [] : [row],
  )
}

/** The parts of an address share one path: they are one row, as on an envelope. */
function withAddressesInOneRow(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  const labels = addressPartLabels(locale)
  const partsOf = (place: SummaryRow) =>
    rows.filter(({ campo, label }) => campo === place.campo && labels.includes(label))
  return rows.flatMap((row) => {
    const parts = partsOf(row)
    if (parts.length < 2 || !parts.includes(row)) return [row]
    if (parts[0] !== row) return []
    return [{ ...row, label: t(texts.address), value: parts.map(({ value }) => value).join(', ') }]
  })
}
