import type { Locale } from '@delegacia/domain/language/text'
import { isNotKnowing } from '@delegacia/domain/rules/not-knowing'
import { withAddressesInOneRow } from '@delegacia/flows/engine/summary-addresses'
import type { SummaryRow } from '@delegacia/flows/engine/summary-types'

/** Each telephone number is told with it. */
const diallingCode = '/id_ddi'

/**
 * The rows that a paper prints. Whoever reads it needs no row that only says that somebody does not know or preferred not to
 * answer; officers read those in the report, where they can ask again. An address is one row, as on an envelope.
 */
export const toldRows = (rows: readonly SummaryRow[], locale: Locale = 'pt-br'): readonly SummaryRow[] =>
  withAddressesInOneRow(
    rows.filter(
      ({ campo, value, declined }) =>
        declined !== true && !isNotKnowing(value) && !campo.endsWith(diallingCode),
    ),
    locale,
  )
