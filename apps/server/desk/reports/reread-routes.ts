import { readAddendum, readReportDocument, readPetition, rereadReport } from '@delegacia/contract/desk/report'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { readByDigest, readDocument } from '../../reports/documents/sealed-document.ts'
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

/** The documents that a report has once: their call, and what the log and their reader call them. */
const documents = [
  { call: readReportDocument, kind: 'report', act: 'leu-papel', called: 'boletim' },
  { call: readPetition, kind: 'petition', act: 'leu-pedido', called: 'pedido-de-medidas' },
] as const

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
      const report = { id: head.id, wrapped_key: key.wrappedKey }
      const found = sha256.test(named)
        ? await readByDigest({ db: trx, vault }, { report, kind: 'addendum' }, named)
        : undefined
      if (!found) throw new DeskFailure('nao-encontrado')
      const entry = { act: 'leu-adendo', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `adendo ${found.number}` })
      return { pdf: found.pdf, name: `adendo-${found.number}-${head.bop}.pdf` }
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })

  for (const { call, kind, act, called } of documents)
    serveCall(app, call, async (request, reply) => {
      const officer = await requireOfficer(request, deps)
      readBody(call, request.body)
      const { boletim } = request.params
      const { pdf, name } = await withOpenedReport(deps, officer, boletim, async ({ trx, head, by, key }) => {
        const report = { id: head.id, wrapped_key: key.wrappedKey }
        const pdf = await readDocument({ db: trx, vault }, { report, kind })
        if (!pdf) throw new DeskFailure('nao-encontrado')
        await logAct(trx, officer, { act, duty: dutyText(by), subject: head.bop })
        return { pdf, name: `${called}-${head.bop}.pdf` }
      })
      return sendPdf(reply as FastifyReply, pdf, name)
    })
}
