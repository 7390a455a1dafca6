import { readAudit, verifyAuditCall } from '@delegacia/contract/desk/audit'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { readHead } from '../../store/audit-head.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { readBody } from '../http/read-body.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
import { entryAnswer } from './entry-answer.ts'
import { filteredEntries, filtersText, wantedOf } from './filtered-entries.ts'
import { requireAuditor } from './require-auditor.ts'

const pageSize = 50

/** What an auditor reads: acts, never content. That it was read, and what was looked for, is an entry as well. */
export function registerAudit(app: FastifyInstance, deps: SessionDeps): void {
  const { db } = deps

  serveCall(app, readAudit, async (request) => {
    const auditor = await requireAuditor(request, deps)
    const filters = readBody(readAudit, request.body)
    const wanted = await wantedOf(db, filters)
    const reading = { ...auditor, act: 'leu-registro', subject: wanted.bop } as const
    await appendAudit(db, { ...reading, reason: filtersText(filters) })
    const { seq, hash } = await readHead(db)
    const rows = await filteredEntries(db, wanted, pageSize + 1).execute()
    const unidades = await db
      .selectFrom('police_units')
      .select(['id', 'name as nome'])
      .orderBy('name')
      .execute()
    return {
      cabeca: { entrada: seq, hash },
      entradas: rows.slice(0, pageSize).map(entryAnswer),
      mais: rows.length > pageSize,
      unidades,
    }
  })

  serveCall(app, verifyAuditCall, async (request) => {
    const auditor = await requireAuditor(request, deps)
    await appendAudit(db, { ...auditor, act: 'verificou-registro' })
    const result = await verifyAudit(db)
    if (!result.ok)
      return { inteira: false, quebra: { entrada: result.broken.seq, o_que: result.broken.what } }
    return { inteira: true, cabeca: { entrada: result.head.seq, hash: result.head.hash } }
  })
}
