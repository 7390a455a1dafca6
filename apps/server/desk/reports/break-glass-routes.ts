import { breakGlass, readByBreakGlass } from '@delegacia/contract/desk/break-glass'
import { readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely, type Transaction } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { isUuid } from '../../base/platform/is-uuid.ts'
import type { Database } from '../../store/tables/tables.ts'
import { readThrough, withinBrokenGlass } from '../database/broken-glass.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer, type Present } from '../sessions/require-officer.ts'
import { authorFor } from '../work/duty-for.ts'
import { getReportHead } from '../work/find-report.ts'
import { readNames } from '../work/names.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { countOpening } from './opening-limit.ts'
import { reportAnswer } from './report-answer.ts'
import { translateHistory } from './translate-history.ts'
import { failureOf, getFound } from './report-routes.ts'

const glassMs = 60 * 60_000

/** Another unit's report: one, for an hour, for a reason, reading only. The auditor is alerted, and the citizen sees it. */
export function registerBreakGlass(app: FastifyInstance, deps: WorkDeps): void {
  const { open, now, openingsPerHour } = deps

  serveCall(app, breakGlass, async (request) => {
    const officer = await requireFreshProof(request, deps)
    const { numero, motivo, explicacao } = readBody(breakGlass, request.body)
    if (!isAllowed(officer.duties, 'break-glass', { unit: undefined })) throw new DeskFailure('sem-permissao')
    const { report, unit } = await getReportOfAnyUnit(open, numero)
    if (unitsOfDuties(officer.duties).includes(unit)) throw new DeskFailure('da-sua-unidade')
    const by = authorFor(officer, 'break-glass', unit)
    if (!by) throw new DeskFailure('sem-permissao')
    const at = now()
    const until = new Date(at.getTime() + glassMs)
    return withinBrokenGlass(open, { officer: officer.id, report, now: at }, async (trx) => {
      if (!(await countOpening(trx, officer.id, { now: at, limit: openingsPerHour })))
        throw new DeskFailure('muitas-entre-unidades')
      const row = { officer_id: officer.id, report_id: report, broken_at: at, until }
      await trx.insertInto('broken_glass').values(row).execute()
      const { bop } = await getReportHead(trx, report)
      const opened = await appendEvent(trx, {
        report,
        event: { kind: 'opened', by, reason: motivo, until },
        now: at,
      })
      if (!opened.ok) throw failureOf(opened.refusal)
      const names = await readNames(trx, [], [unit])
      const entry = { act: 'entre-unidades', duty: dutyText(by), subject: bop } as const
      await logAct(trx, officer, { ...entry, reason: `${motivo}: ${explicacao}` })
      return { boletim: report, unidade: { id: unit, nome: names.unit(unit) }, ate: until.toISOString() }
    })
  })

  serveCall(app, readByBreakGlass, async (request) => {
    const officer = await requireOfficer(request, deps)
    const report = request.params.boletim
    if (!isUuid(report)) throw new DeskFailure('nao-encontrado')
    const glass = { officer: officer.id, report, now: now() }
    // The entry first, as nothing can be written while the report is read; without it nothing is.
    const until = await withinBrokenGlass(open, glass, (trx) => noteReading(trx, officer, report, glass.now))
    const answer = await readThrough(open, glass, async (trx) => {
      const head = await getReportHead(trx, report)
      const found = await getFound(trx, report)
      return { ate: until.toISOString(), boletim: await reportAnswer(trx, head, { found, officer, deps }) }
    })
    return { ...answer, boletim: await translateHistory(deps, answer.boletim) }
  })
}

async function noteReading(
  trx: Transaction<Database>,
  officer: Present,
  report: string,
  now: Date,
): Promise<Date> {
  const { bop, unit_id } = await getReportHead(trx, report)
  const by = authorFor(officer, 'break-glass', unit_id)
  const glass = await trx
    .selectFrom('broken_glass')
    .select('until')
    .where('report_id', '=', report)
    .where('officer_id', '=', officer.id)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
  if (!by || !glass) throw new DeskFailure('nao-encontrado')
  await logAct(trx, officer, { act: 'leu-entre-unidades', duty: dutyText(by), subject: bop })
  return glass.until
}

async function getReportOfAnyUnit(db: Kysely<Database>, typed: string) {
  const number = readBulletinNumber(typed)
  const { rows } = await sql<{ report: string; unit: number }>`
    select report_id as report, unit_id as unit from report_of_any_unit(${number ?? ''})`.execute(db)
  const [found] = rows
  if (!found) throw new DeskFailure('numero-desconhecido')
  return found
}
