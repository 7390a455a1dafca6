import { listAlerts, seeAlert } from '@delegacia/contract/desk/alerts'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
import { entryAnswer, entryRows } from './entry-answer.ts'
import { requireAuditor } from './require-auditor.ts'

/** What stands on top of the auditor's page until somebody has seen to it: glass that was broken, reports opened beyond the
 * limit, and systems that may have originals. */
export function registerAlerts(app: FastifyInstance, deps: SessionDeps): void {
  const { db, now } = deps
  const unseen = () =>
    entryRows(db)
      .where('act', 'in', ['entre-unidades', 'deu-originais', 'abriu-alem-do-limite'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seen_alerts').select('entry').whereRef('seen_alerts.entry', '=', 'audit_entries.seq'),
          ),
        ),
      )

  serveCall(app, listAlerts, async (request) => {
    await requireAuditor(request, deps)
    return (await unseen().orderBy('seq').limit(100).execute()).map(entryAnswer)
  })

  serveCall(app, seeAlert, async (request, reply) => {
    const auditor = await requireAuditor(request, deps)
    readBody(seeAlert, request.body)
    const { entrada } = request.params
    const entry = /^\d{1,15}$/.test(entrada)
      ? await unseen().where('seq', '=', entrada).executeTakeFirst()
      : undefined
    if (!entry) throw new DeskFailure('nao-encontrado')
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('seen_alerts')
        .values({ entry: entrada, officer_id: auditor.officer, seen_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await appendAudit(trx, { ...auditor, act: 'viu-alerta', subject: entry.subject ?? undefined })
    })
    return reply.code(204).send()
  })
}
