import { readAudit, verifyAuditCall, type AuditEntry } from '@delegacia/contract/desk/audit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { serveCall } from '../../http/serve-call.ts'
import { readHead } from '../../store/audit-head.ts'
import type { Database } from '../../store/tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { requireOfficer, requirePermission, type SessionDeps } from '../sessions/require-officer.ts'
import { entryAnswer, entryRows } from './entry-answer.ts'

const pageSize = 50
const station = { unit: undefined }

/** What an auditor reads: acts, never content. That it was read is an entry as well. */
export function registerAudit(app: FastifyInstance, deps: SessionDeps): void {
  const { db } = deps
  const requireAuditor = async (request: FastifyRequest) => {
    const officer = await requireOfficer(request, deps)
    return { officer: officer.id, duty: requirePermission(officer, 'read-audit', station) }
  }

  serveCall(app, readAudit, async (request) => {
    const auditor = await requireAuditor(request)
    const before = /^\d{1,15}$/.exec(String(request.query.antes ?? ''))?.[0]
    await appendAudit(db, { ...auditor, act: 'leu-registro' })
    const { seq, hash } = await readHead(db)
    return { cabeca: { entrada: seq, hash }, entradas: await pageBefore(db, before) }
  })

  serveCall(app, verifyAuditCall, async (request) => {
    const auditor = await requireAuditor(request)
    await appendAudit(db, { ...auditor, act: 'verificou-registro' })
    const result = await verifyAudit(db)
    if (!result.ok)
      return { inteira: false, quebra: { entrada: result.broken.seq, o_que: result.broken.what } }
    return { inteira: true, cabeca: { entrada: result.head.seq, hash: result.head.hash } }
  })
}

async function pageBefore(db: Kysely<Database>, before: string | undefined): Promise<AuditEntry[]> {
  const rows = await entryRows(db)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? ''))
    .orderBy('seq', 'desc')
    .limit(pageSize)
    .execute()
  return rows.map(entryAnswer)
}
