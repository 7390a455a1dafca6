import { listEvidence, readCopy, readTextCopy, type DeskEvidence } from '@delegacia/contract/desk/evidence'
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
    const picture = await readPage(request, deps, 'picture')
    return reply.type('image/jpeg').header('cache-control', 'no-store').code(200).send(picture)
  })

  serveCall(app, readTextCopy, async (request) => ({
    texto: (await readPage(request, deps, 'text')).toString('utf8'),
  }))
}

type PageRequest = Parameters<typeof requireOfficer>[0] & {
  params: { boletim: string; evidencia: string; pagina: string }
}

/** A page of a copy; that it was seen is written down. A text is no picture, nor the other way round. */
async function readPage(request: PageRequest, deps: WorkDeps, wanted: 'picture' | 'text'): Promise<Buffer> {
  const officer = await requireOfficer(request, deps)
  const { boletim, evidencia, pagina } = request.params
  const page = /^\d{1,3}$/.test(pagina) ? Number(pagina) : -1
  return withOpenedReport(deps, officer, boletim, async ({ trx, head, by, key }) => {
    const { id, kind } = await getFile(trx, head.id, evidencia)
    const copy = await trx
      .selectFrom('evidence_copies')
      .select('body')
      .where('evidence_id', '=', id)
      .where('page', '=', page)
      .executeTakeFirst()
    if (!copy || (kind === 'texto') !== (wanted === 'text')) throw new DeskFailure('nao-encontrado')
    const entry = { act: 'viu-evidencia', duty: dutyText(by), subject: head.bop } as const
    await logAct(trx, officer, { ...entry, reason: `${id} ${page}` })
    return deps.vault.decrypt(head.id, key.wrappedKey, copyPart(id, page), copy.body)
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
