import { readRemovalNotice } from '@delegacia/contract/desk/removal'
import { removalTellings } from '@delegacia/domain/desk/events/removal-orders'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { withOpenedReport } from './opened-report.ts'
import { sealedNow } from './sealed-now.ts'
import { sendPdf } from './send-pdf.ts'

/** The papers that tell the judge of an order to leave the home, for who opened the report; each look is an entry. */
export function registerRemovalNotice(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, readRemovalNotice, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { numero } = readBody(readRemovalNotice, request.body)
    const { boletim } = request.params
    const known = await withOpenedReport(deps, officer, boletim, ({ found }) =>
      Promise.resolve(removalTellings(found.history).length >= numero && numero > 0),
    )
    // Undefined: it was replaced before it was sealed, and is not made any more.
    const pdf = known && (await sealedNow(deps, deps.ensureDocument('removalNotice', boletim, numero)))
    if (!pdf) throw new DeskFailure('nao-encontrado')
    // What cannot be logged is not given.
    const name = await withOpenedReport(deps, officer, boletim, async ({ trx, head, by }) => {
      const entry = { act: 'leu-aviso-do-afastamento', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `comunicação ${numero}` })
      return `comunicacao-ao-juiz-${numero}-${head.bop}.pdf`
    })
    return sendPdf(reply as FastifyReply, pdf, name)
  })
}
