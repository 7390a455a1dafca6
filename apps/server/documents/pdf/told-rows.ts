import { isNotKnowing } from '@delegacia/domain/rules/not-knowing'
import type { SummaryRow } from '@delegacia/flows/engine/summary-types'

/**
 * The rows that a paper prints. Whoever reads it needs no row that only says that somebody does not know or preferred not to
 * answer; officers read those in the report, where they can ask again.
 */
export const toldRows = (rows: readonly SummaryRow[]): SummaryRow[] =>
  rows.filter(({ value, declined }) => declined !== true && !isNotKnowing(value))
