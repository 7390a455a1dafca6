import { countOpenings, openReport, readProgress } from '@delegacia/contract/desk/report'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import { isUrgent } from '@delegacia/domain/desk/work/clocks'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory, type ReadHistory } from '../../reports/events/read-history.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Officer } from '../officers/officers.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import { isAskedToSign } from '../work/asked-to-sign.ts'
import { authorFor } from '../work/duty-for.ts'
import { getReportHead, type ReportHead } from '../work/find-report.ts'
import { endLook, noteLook } from '../work/looks.ts'
import { progressAnswer } from '../work/progress-answer.ts'
import { readStanding } from '../work/standing.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { countOpening, recentOpenings } from './opening-limit.ts'
import { reportAnswer } from './report-answer.ts'
import { translateHistory } from './translate-history.ts'

/** One report at a time: where it stands, and for a reason what it says. */
export function registerReports(app: FastifyInstance, deps: WorkDeps): void {
  const { open, now, takeBackSeconds, openingsPerHour: limite } = deps

  serveCall(app, readProgress, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const answer = await withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, request.params.boletim)
      const by = authorFor(officer, 'list-reports', head.unit_id)
      if (!by) throw new DeskFailure('sem-permissao')
      const { olhando } = request.query
      if (olhando === 'sim') await noteLook(trx, head.id, by, now())
      if (olhando === 'nao') await endLook(trx, head.id, officer.id)
      const standing = await readStanding(trx, head.id, now())
      if (!standing) throw new DeskFailure('nao-encontrado')
      return progressAnswer(trx, head, { standing, viewer: officer, now: now(), takeBackSeconds })
    })
    void reply.header('etag', `"${answer.versao}"`)
    return answer
  })

  serveCall(app, countOpenings, async (request) => {
    const { id } = await requireOfficer(request, deps)
    return { ...(await recentOpenings(open, id, now())), limite }
  })

  serveCall(app, openReport, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { motivo, explicacao = '', alemDoLimite = false } = readBody(openReport, request.body)
    if ((motivo === 'outro' || alemDoLimite) && explicacao === '') throw new DeskFailure('motivo-em-branco')
    const why = explicacao === '' ? motivo : `${motivo}: ${explicacao}`
    const answer = await withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, request.params.boletim)
      const by = authorFor(officer, 'open-report', head.unit_id)
      if (!by) throw new DeskFailure('sem-permissao')
      const signs = motivo === 'assinatura'
      if (signs && !(await isAskedToSign(trx, head.id, officer, now())))
        throw new DeskFailure('assinatura-nao-serve')
      const within = signs || (await countedWithin(trx, head, officer, deps))
      if (!within && !alemDoLimite) throw new DeskFailure('muitas-aberturas')
      const opened = await appendEvent(trx, {
        report: head.id,
        event: { kind: 'opened', by, reason: motivo },
        now: now(),
      })
      if (!opened.ok) throw failureOf(opened.refusal)
      await noteLook(trx, head.id, by, now())
      const found = await getFound(trx, head.id)
      const report = await reportAnswer(trx, head, { found, officer, deps })
      const act = within ? 'abriu' : 'abriu-alem-do-limite'
      await logAct(trx, officer, { act, duty: dutyText(by), subject: head.bop, reason: why })
      return report
    })
    void reply.header('etag', `"${answer.andamento.versao}"`)
    // Once the report is free again: a translator may be slow.
    return translateHistory(deps, answer)
  })
}

export async function getFound(trx: Transaction<Database>, report: string): Promise<ReadHistory> {
  const found = await readHistory(trx, report)
  if (!found) throw new DeskFailure('nao-encontrado')
  return found
}

export function failureOf(refusal: ReportRefusal['refusal'] | 'stale' | 'unknown'): Error {
  if (refusal === 'destroyed') return new DeskFailure('boletim-destruido')
  return refusal === 'stale' || refusal === 'unknown'
    ? new DeskFailure('nao-encontrado')
    : new ReportRefusal(refusal)
}

/**
 * Whether an officer opens this report within the limit of an hour, which counts it. What waits with a danger and what they have
 * claimed counts nothing: nobody is kept from who needs help now, and a claim stands in the history.
 */
async function countedWithin(
  trx: Transaction<Database>,
  { id }: ReportHead,
  officer: Officer,
  { now, openingsPerHour }: WorkDeps,
): Promise<boolean> {
  const { history } = await getFound(trx, id)
  const progress = progressOf(history, now())
  if (isUrgent(progress) || progress.lease?.holder.officer === officer.id) return true
  return countOpening(trx, officer.id, { now: now(), limit: openingsPerHour })
}
