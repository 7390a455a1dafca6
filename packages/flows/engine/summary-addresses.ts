import { defineTexts, say, type Locale } from '@delegacia/domain/language/text'
import { addressPartLabels } from './fields/address.ts'
import type { SummaryRow } from './summary-types.ts'

const texts = defineTexts({
  address: { pt: 'Endereço', en: 'Address', es: 'Dirección', fr: 'Adresse' },
})

/** The rows with the parts of each address in one, as on an envelope: they share one path. `locale` is that of the labels. */
export function withAddressesInOneRow(rows: readonly SummaryRow[], locale: Locale): readonly SummaryRow[] {
  const labels = addressPartLabels(locale)
  const partsOf = (place: SummaryRow) =>
    rows.filter(({ campo, label }) => campo === place.campo && labels.includes(label))
  return rows.flatMap((row) => {
    const parts = partsOf(row)
    if (parts.length < 2 || !parts.includes(row)) return [row]
    if (parts[0] !== row) return []
    const value = parts.map((part) => part.value).join(', ')
    return [{ ...row, label: say(texts.address, locale), value }]
  })
}
