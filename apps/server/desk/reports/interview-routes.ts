import { downloadInterview, keepInterview, readInterview } from '@delegacia/contract/desk/interview'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { findInterview, interviewFaults, tidyNotes } from '@delegacia/domain/risk-form/interview'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { faultLine } from '../../base/platform/log.ts'
import { addInterview, readInterviews } from '../../store/documents/interviews.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Officer } from '../officers/officers.ts'
import { dropDraft } from '../drafts/drafts.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import { authorFor } from '../work/duty-for.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { interviewAnswer, isInterviewed } from './interviews.ts'
import { withOpenedReport, type OpenedReport } from './opened-report.ts'
import { sealedNow } from './sealed-now.ts'
import { sendPdf } from './send-pdf.ts'

type Action = 'read-interview' | 'write-interview'

/** Part II of the risk form: who is trained writes it, and no call of a citizen or of another system gives it. */
export function registerInterviews(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, readInterview, async (request) => {
    const officer = await requireOfficer(request, deps)
    readBody(readInterview, request.body)
    return withInterview(deps, officer, [request.params.boletim, 'read-interview'], async (opened) => {
      const answer = await answerFor(deps, officer, opened)
      const entry = { act: 'leu-entrevista', duty: dutyText(opened.by), subject: opened.head.bop } as const
      await logAct(opened.trx, officer, entry)
      return answer
    })
  })

  serveCall(app, keepInterview, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { formulario, vistas, ...given } = readBody(keepInterview, request.body)
    const { boletim } = request.params
    const form = findInterview(formulario)
    if (!form) throw new DeskFailure('pedido-invalido')
    const notes = tidyNotes(given)
    const faults = interviewFaults(form, notes)
    const number = vistas + 1
    const kept = await withInterview(deps, officer, [boletim, 'write-interview'], async (opened) => {
      if (faults.length > 0) return false
      const { trx, head, by, key } = opened
      const newest = (await readInterviews(trx, head.id)).length
      const written = Buffer.from(JSON.stringify(notes))
      const added =
        newest === vistas &&
        (await addInterview(trx, {
          report_id: head.id,
          number,
          form: formulario,
          officer_id: officer.id,
          role: by.role,
          unit_id: by.unit,
          written_at: deps.now(),
          notes: deps.vault.encrypt(head.id, key.wrappedKey, `interview/${number}`, written),
        }))
      if (!added) throw new DeskFailure('entrevista-mudou')
      await dropDraft(trx, head.id, officer.id, 'entrevista')
      const entry = { act: 'guardou-entrevista', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `versão ${number}` })
      return true
    })
    if (!kept) {
      const erros = faults.map(({ campo, issue }) => ({ campo, mensagem: issueMessage(issue, 'pt-br') }))
      const mensagem = 'Algo precisa ser corrigido. Nada foi guardado ainda.'
      return reply.code(422).send({ erro: 'respostas-com-erro', mensagem, erros })
    }
    // It is kept by now: a paper that cannot be sealed yet is sealed when somebody asks for it.
    await deps.ensureDocument('interview', boletim, number).catch((error: unknown) => {
      deps.log(faultLine('desk', error))
    })
    return withInterview(deps, officer, [boletim, 'read-interview'], (opened) =>
      answerFor(deps, officer, opened),
    )
  })

  serveCall(app, downloadInterview, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { numero } = readBody(downloadInterview, request.body)
    const { boletim } = request.params
    const known = await withInterview(deps, officer, [boletim, 'read-interview'], async ({ trx, head }) =>
      (await readInterviews(trx, head.id)).some(({ number }) => number === numero),
    )
    if (!known) throw new DeskFailure('nao-encontrado')
    const pdf = await sealedNow(deps, deps.ensureDocument('interview', boletim, numero))
    if (!pdf) throw new DeskFailure('papel-nao-selado')
    // What cannot be logged is not given.
    const name = await withInterview(deps, officer, [boletim, 'read-interview'], async (opened) => {
      const { trx, head, by } = opened
      const entry = { act: 'baixou-entrevista', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `versão ${numero}` })
      return `parte-ii-${head.bop}-versao-${numero}.pdf`
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })
}

/** An opened report that may have a Part II, by the duty that allows this; every other report gets the same answer as a missing one. */
function withInterview<T>(
  deps: WorkDeps,
  officer: Officer,
  [report, action]: readonly [string, Action],
  work: (opened: OpenedReport) => Promise<T>,
): Promise<T> {
  return withOpenedReport(deps, officer, report, async (opened) => {
    const by = authorFor(officer, action, opened.head.unit_id)
    if (!by) throw new DeskFailure('sem-permissao')
    if (!(await isInterviewed(opened.trx, deps.vault, opened.key))) throw new DeskFailure('nao-encontrado')
    return work({ ...opened, by })
  })
}

const answerFor = ({ vault }: WorkDeps, officer: Officer, { trx, head, key }: OpenedReport) =>
  interviewAnswer(trx, vault, key, isAllowed(officer.duties, 'write-interview', { unit: head.unit_id }))
