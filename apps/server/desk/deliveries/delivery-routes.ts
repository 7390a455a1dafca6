import { listDeliveries, resendDelivery } from '@delegacia/contract/desk/delivery'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer, requirePermission } from '../sessions/require-officer.ts'
import { getReportHead } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { readStuck } from './stuck-deliveries.ts'
import { resend } from '../../store/resend-deliveries.ts'

/** What did not reach another system, for the officer who works in the unit. */
export function registerDeliveries(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, listDeliveries, async (request) => {
    const { duties } = await requireOfficer(request, deps)
    const units = unitsOfDuties(duties).filter((unit) => isAllowed(duties, 'list-reports', { unit }))
    if (units.length === 0) throw new DeskFailure('sem-permissao')
    return withinUnits(deps.list, units, (trx) => readStuck(trx, units))
  })

  serveCall(app, resendDelivery, async (request) => {
    const officer = await requireOfficer(request, deps)
    const { boletim } = readBody(resendDelivery, request.body)
    const units = unitsOfDuties(officer.duties)
    return withinUnits(deps.open, units, async (trx) => {
      const { id, bop, unit_id: unit } = await getReportHead(trx, boletim)
      const duty = requirePermission(officer, 'list-reports', { unit })
      const count = await resend(trx, [id])
      await logAct(trx, officer, { act: 'reenviou', duty, subject: bop, reason: `avisos: ${count}` })
      return { avisos: count }
    })
  })
}
