import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { Transaction } from 'kysely'
import { readHistory, type ReadHistory } from '../../reports/events/read-history.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import type { Officer } from '../officers/officers.ts'
import { authorFor } from '../work/duty-for.ts'
import { getReportHead, getReportKey, type ReportHead } from '../work/find-report.ts'
import { hasOpened, holdsSince } from '../work/has-opened.ts'
import type { WorkDeps } from '../work/work-deps.ts'

export type OpenedReport = {
  trx: Transaction<Database>
  head: ReportHead
  by: ByOfficer
  found: ReadHistory
  key: { report: string; wrappedKey: Buffer }
}

/** What belongs to a report is shown to who has opened it for a reason, which its citizen sees. */
export function withOpenedReport<T>(
  { open, now }: WorkDeps,
  officer: Officer,
  report: string,
  work: (opened: OpenedReport) => Promise<T>,
): Promise<T> {
  return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
    const head = await getReportHead(trx, report)
    const by = authorFor(officer, 'open-report', head.unit_id)
    if (!by) throw new DeskFailure('sem-permissao')
    const key = await getReportKey(trx, head)
    const found = await readHistory(trx, head.id)
    if (!found || !hasOpened(found.history, officer.id, holdsSince(now())))
      throw new DeskFailure('abra-antes')
    return work({ trx, head, by, found, key })
  })
}
