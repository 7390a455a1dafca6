import type { Citations } from './cited.ts'
import { lawStatements } from './law-statements.data.ts'
import { measureHours } from './measure-hours.ts'
import { removalHours } from './removal-hours.ts'
import { prosecutionRules, timesToAct } from './prosecution.data.ts'

/** What every row of law has besides its text: its acts, and who confirmed it. */
export type LawRow = { readonly by: Citations; readonly confirmedBy?: string }

/** Everything that the product says of the law, one row each. */
export const lawRows: readonly LawRow[] = [
  lawStatements,
  prosecutionRules,
  timesToAct,
  measureHours,
  removalHours,
].flat()
