import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { Registered } from '@delegacia/domain/desk/events/report-event'
import type { Transaction } from 'kysely'
import { readHistory } from '../../events/read-history.ts'
import type { Database } from '../../store/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { refusalOfAct } from '../work/act-rules.ts'
import type { ReportHead } from '../work/find-report.ts'

type Wanted = { act: 'arquivar' | 'nao-cabe'; by: ByOfficer; now: Date }

/** The report as it was registered, where it takes the act once it is signed. Throws the refusal where it does not. */
export async function getAskable(
  trx: Transaction<Database>,
  { id }: ReportHead,
  { act, by, now }: Wanted,
): Promise<Registered> {
  const found = await readHistory(trx, id)
  if (!found) throw new DeskFailure('nao-encontrado')
  const refusal = refusalOfAct(act, { history: found.history, by, now })
  if (refusal) throw new ReportRefusal(refusal)
  return found.history[0]
}
