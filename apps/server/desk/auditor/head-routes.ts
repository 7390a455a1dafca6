import { dropHead, listHeads, noteHead } from '@delegacia/contract/desk/audit'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { serveCall } from '../../base/http/serve-call.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import type { SessionDeps } from '../sessions/require-officer.ts'
import { requireAuditor } from './require-auditor.ts'

/**
 * Heads that an auditor saw published elsewhere. One that the chain does not have is noted all the same: then somebody has
 * made the chain anew, or it was read wrong. Each note is an entry, so that taking it back hides nothing.
 */
export function registerHeads(app: FastifyInstance, deps: SessionDeps): void {
  const { db, now } = deps

  serveCall(app, listHeads, async (request) => {
    await requireAuditor(request, deps)
    const rows = await db
      .selectFrom('noted_heads')
      .innerJoin('officers', 'officers.id', 'noted_heads.officer_id')
      .leftJoin('audit_entries', (join) =>
        join
          .onRef('audit_entries.seq', '=', 'noted_heads.seq')
          .onRef('audit_entries.hash', '=', 'noted_heads.hash'),
      )
      .select(['noted_heads.seq', 'noted_heads.hash', 'noted_at', 'officers.name'])
      .select(sql<boolean>`audit_entries.seq is not null`.as('contained'))
      .orderBy('noted_heads.seq', 'desc')
      .limit(100)
      .execute()
    return rows.map(({ seq, hash, noted_at, name, contained }) => ({
      entrada: Number(seq),
      hash: hash.toString('hex'),
      anotadaEm: noted_at.toISOString(),
      por: name,
      contida: contained,
    }))
  })

  serveCall(app, noteHead, async (request, reply) => {
    const auditor = await requireAuditor(request, deps)
    const { entrada, hash } = readBody(noteHead, request.body)
    const row = { seq: String(entrada), hash: Buffer.from(hash, 'hex') }
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('noted_heads')
        .values({ ...row, officer_id: auditor.officer, noted_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await appendAudit(trx, { ...auditor, act: 'anotou-cabeca', reason: `${entrada}: ${hash}` })
    })
    return reply.code(204).send()
  })

  serveCall(app, dropHead, async (request, reply) => {
    const auditor = await requireAuditor(request, deps)
    const { entrada, hash } = readBody(dropHead, request.body)
    await db.transaction().execute(async (trx) => {
      const dropped = await trx
        .deleteFrom('noted_heads')
        .where('seq', '=', String(entrada))
        .where('hash', '=', Buffer.from(hash, 'hex'))
        .returning('seq')
        .executeTakeFirst()
      if (!dropped) throw new DeskFailure('nao-encontrado')
      await appendAudit(trx, { ...auditor, act: 'tirou-cabeca', reason: `${entrada}: ${hash}` })
    })
    return reply.code(204).send()
  })
}
