import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { History, RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { saidSince } from '@delegacia/domain/desk/events/seen-version'
import type { Transaction } from 'kysely'
import { readHistory } from '../../reports/events/read-history.ts'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { refusalOfAct } from '../work/act-rules.ts'
import type { ReportHead } from '../work/find-report.ts'
import { countAppealDeciders } from './appeal-deciders.ts'
import type { AskedBody } from './named-files.ts'

type Wanted = { asked: AskedBody; by: ByOfficer; now: Date; seen: number | undefined }

/** The beginning of a report and the version that was seen, where it takes the act once it is signed. Throws where not. */
export async function getAskable(
  trx: Transaction<Database>,
  { id }: ReportHead,
  { asked, by, now, seen }: Wanted,
): Promise<{ first: RegisteredEvent; version: number }> {
  const found = await readHistory(trx, id)
  if (!found) throw new DeskFailure('nao-encontrado')
  const { history } = found
  const askable = { first: history[0], version: seen ?? found.version }
  if (asked.ato === 'abrir-original') {
    if (!hasFile(history, asked.evidencia)) throw new DeskFailure('nao-encontrado')
    return askable
  }
  // One of them signs, and another is left for the appeal.
  if (
    asked.ato === 'nao-cabe' &&
    (await countAppealDeciders(trx, by.unit, { without: [by.officer], now })) < 2
  )
    throw new DeskFailure('sem-quem-decida')
  const refusal = refusalOfAct(asked.ato, { progress: progressOf(history, now), by, now })
  if (refusal) throw new ReportRefusal(refusal)
  if (saidSince(history, askable.version)) throw new DeskFailure('chegou-algo')
  return askable
}

const hasFile = (history: History, evidence: string): boolean =>
  history.some((event) => event.kind === 'evidenceReceived' && event.evidence === evidence)
