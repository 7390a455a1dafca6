import { listEvidence, readCopy, type DeskEvidence } from '@delegacia/contract/desk/evidence'
import { trueName } from '@delegacia/domain/desk/evidence/accepted-types'
import type { FastifyInstance } from 'fastify'
import { copyPart, namePart } from '../../reports/evidence/evidence-parts.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { filesOf, getFile, type FileRow } from '../work/find-evidence.ts'
import { withOpenedReport } from '../reports/opened-report.ts'

/** What officers see of evidence: which files there are, and pictures made anew of them. */
export function registerEvidence(app: FastifyInstance, deps: WorkDeps): void {
  const { vault } = deps

  serveCall(app, listEvidence, async (request) => {
    const officer = await requireOfficer(request, deps)
    return withOpenedReport(deps, officer, request.params.boletim, async ({ trx, head, key }) => {
      const nameOf = ({ id, name }: FileRow) =>
        vault.decrypt(head.id, key.wrappedKey, namePart(id), name).toString('utf8')
      return (await filesOf(trx, head.id)).map((row) => fileAnswer(row, nameOf(row)))
    })
  })

  serveCall(app, readCopy, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { boletim, evidencia, pagina } = request.params
    const page = /^\d{1,3}$/.test(pagina) ? Number(pagina) : -1
    const picture = await withOpenedReport(deps, officer, boletim, async ({ trx, head, by, key }) => {
      const { id } = await getFile(trx, head.id, evidencia)
      const copy = await trx
        .selectFrom('evidence_copies')
        .select('body')
        .where('evidence_id', '=', id)
        .where('page', '=', page)
        .executeTakeFirst()
      if (!copy) throw new DeskFailure('nao-encontrado')
      const entry = { act: 'viu-evidencia', duty: dutyText(by), subject: head.bop } as const
      await logAct(trx, officer, { ...entry, reason: `${id} ${page}` })
      return vault.decrypt(head.id, key.wrappedKey, copyPart(id, page), copy.body)
    })
    return reply.type('image/jpeg').header('cache-control', 'no-store').code(200).send(picture)
  })
}

const fileAnswer = (row: FileRow, nome: string): DeskEvidence => ({
  id: row.id,
  nome: trueName(nome, row.media_type),
  tipo: row.kind,
  bytes: row.bytes,
  sha256: row.sha256.toString('hex'),
  recebidaEm: (row.received_at ?? new Date(0)).toISOString(),
  verificacao: row.scan,
  copia: row.copy,
  ...(row.pages !== null && { paginas: { copiadas: Number(row.copied), todas: row.pages } }),
})
