import { withAddressesInOneRow } from '@delegacia/flows/engine/summary-addresses'
import type { SummaryRow } from '@delegacia/flows/engine/summary-types'
import { locale, t } from '../../../i18n/locale.ts'
import { texts } from './summary-texts.ts'

/** Rows as a small screen shows them: an address in one, and so what was left without an answer (LA-12). */
export const shortRows = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  withDeclinedInOneRow(withAddressesInOneRow(rows, locale))

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
