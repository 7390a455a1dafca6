import { readAddendum, readPaper, readPetition, rereadReport } from '@delegacia/contract/desk/report'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { findAddendum } from '../../store/documents/addenda.ts'
import { findDocument } from '../../store/documents/documents.ts'
import { findPetition } from '../../store/documents/petitions.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer, type Present } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { withOpenedReport, type OpenedReport } from './opened-report.ts'
import { reportAnswer } from './report-answer.ts'
import { sendPdf } from './send-pdf.ts'
import { translateHistory } from './translate-history.ts'

/** A sealed file of an opened report, and what the log and its reader call it. */
type SealedFile = {
  found: { body: Buffer } | undefined
  part: 'paper' | 'petition'
  act: 'leu-papel' | 'leu-pedido'
  name: string
}

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

  serveCall(app, readPaper, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    readBody(readPaper, request.body)
    const { pdf, name } = await withOpenedReport(deps, officer, request.params.boletim, async (opened) => {
      const found = await findDocument(opened.trx, opened.head.id)
      return sealedFile(officer, opened, { found, part: 'paper', act: 'leu-papel', name: 'boletim' })
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })

  serveCall(app, readPetition, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    readBody(readPetition, request.body)
    const { pdf, name } = await withOpenedReport(deps, officer, request.params.boletim, async (opened) => {
      const found = await findPetition(opened.trx, opened.head.id)
      return sealedFile(officer, opened, {
        found,
        part: 'petition',
        act: 'leu-pedido',
        name: 'pedido-de-medidas',
      })
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })

  async function sealedFile(
    officer: Present,
    { trx, head, by, key }: OpenedReport,
    { found, part, act, name }: SealedFile,
  ): Promise<{ pdf: Buffer; name: string }> {
    if (!found) throw new DeskFailure('nao-encontrado')
    await logAct(trx, officer, { act, duty: dutyText(by), subject: head.bop })
    return {
      pdf: vault.decrypt(head.id, key.wrappedKey, part, found.body),
      name: `${name}-${head.bop}.pdf`,
    }
  }
}
