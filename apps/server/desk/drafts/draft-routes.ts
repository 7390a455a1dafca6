import { keepDraft as keep, listDrafts } from '@delegacia/contract/desk/drafts'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { withinUnits } from '../database/within-units.ts'
import { readBody } from '../http/read-body.ts'
import { requireOfficer, requirePermission } from '../sessions/require-officer.ts'
import { getReportHead, getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { keepDraft, readDrafts } from './drafts.ts'

export function registerDrafts(app: FastifyInstance, deps: WorkDeps): void {
  const { open, vault, now } = deps

  serveCall(app, listDrafts, async (request) => {
    const officer = await requireOfficer(request, deps)
    return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, request.params.boletim)
      requirePermission(officer, 'open-report', { unit: head.unit_id })
      return readDrafts(trx, vault, await getReportKey(trx, head), officer.id)
    })
  })

  serveCall(app, keep, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { tipo, texto } = readBody(keep, request.body)
    await withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, request.params.boletim)
      requirePermission(officer, 'open-report', { unit: head.unit_id })
      const draft = { officer: officer.id, kind: tipo, text: texto, now: now() }
      await keepDraft(trx, vault, await getReportKey(trx, head), draft)
    })
    return reply.code(204).send()
  })
}
