import { readAddendum, readPetition, rereadReport } from '@delegacia/contract/desk/report'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCall } from '../../http/serve-call.ts'
import { findAddendum } from '../../store/addenda.ts'
import { findPetition } from '../../store/petitions.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { withOpenedReport } from './opened-report.ts'
import { reportAnswer } from './report-answer.ts'
import { sendPdf } from './send-pdf.ts'
import { translateHistory } from './translate-history.ts'

const sha256 = /^[\da-f]{64}$/

/** What came after an opening, for who opened the report: the reason still holds, and each look is an entry. */
export function registerRereading(app: FastifyInstance, deps: WorkDeps): void {
  const { vault } = deps

  serveCall(app, rereadReport, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    readBody(rereadReport, request.body)
    const answer = await withOpenedReport(deps, officer, request.params.boletim, async (opened) => {
      const { trx, head, by, found } = opened
      const report = await reportAnswer(trx, head, { found, officer, deps })
      await logAct(trx, officer, { act: 'leu-de-novo', duty: dutyText(by), subject: head.bop })
      return report
    })
    void reply.header('etag', `"${answer.andamento.versao}"`)
    return translateHistory(deps, answer)
  })

  serveCall(app, readAddendum, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    readBody(readAddendum, request.body)
    const { boletim, sha256: named } = request.params
    const { pdf, name } = await withOpenedReport(deps, officer, boletim, async ({ trx, head, by, key }) => {
      const found = sha256.test(named)
        ? await findAddendum(trx, head.id, Buffer.from(named, 'hex'))
        : undefined
      if (!found) throw new DeskFailure('nao-encontrado')
      const entry = { act: 'leu-adendo', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `adendo ${found.place}` })
      return {
        pdf: vault.decrypt(head.id, key.wrappedKey, 'addendum', found.body),
        name: `adendo-${found.place}-${head.bop}.pdf`,
      }
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })

  serveCall(app, readPetition, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    readBody(readPetition, request.body)
    const { boletim } = request.params
    const { pdf, name } = await withOpenedReport(deps, officer, boletim, async ({ trx, head, by, key }) => {
      const found = await findPetition(trx, head.id)
      if (!found) throw new DeskFailure('nao-encontrado')
      await logAct(trx, officer, { act: 'leu-pedido', duty: dutyText(by), subject: head.bop })
      return {
        pdf: vault.decrypt(head.id, key.wrappedKey, 'petition', found.body),
        name: `pedido-de-medidas-${head.bop}.pdf`,
      }
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })
}
