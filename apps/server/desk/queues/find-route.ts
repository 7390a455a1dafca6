import { findByNumber } from '@delegacia/contract/desk/queues'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import { bulletinNumbersMeant } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** A number on a paper, to its report: of the own units, whatever became of it. Opening it asks for a reason as ever. */
export function registerFinding(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, findByNumber, async (request) => {
    const { duties } = await requireOfficer(request, deps)
    const units = unitsOfDuties(duties).filter((unit) => isAllowed(duties, 'list-reports', { unit }))
    if (units.length === 0) throw new DeskFailure('sem-permissao')
    const { numero } = readBody(findByNumber, request.body)
    // Who stands at the counter brings a paper of this year or of the last.
    const year = deps.now().getUTCFullYear()
    const meant = bulletinNumbersMeant(numero, [year, year - 1])
    if (meant.length === 0) throw new DeskFailure('numero-invalido')
    const found = await withinUnits(deps.list, units, (trx) =>
      trx
        .selectFrom('reports')
        .innerJoin('report_units', 'report_units.report_id', 'reports.id')
        .select(['reports.id', 'bop'])
        .where('bop', 'in', meant)
        .where('unit_id', 'in', units)
        .execute(),
    )
    const [report] = meant.flatMap((bop) => found.filter((one) => one.bop === bop))
    if (!report) throw new DeskFailure('numero-de-fora')
    return { boletim: report.id }
  })
}
