import { openOriginal } from '@delegacia/contract/desk/evidence'
import { acts } from '@delegacia/domain/desk/acts/table'
import { endingOfType } from '@delegacia/domain/desk/evidence/accepted-types'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { piecePart } from '../../reports/evidence/evidence-parts.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import type { ActPlace } from '../acts/act.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { ReportRefusal } from '../http/report-refusal.ts'
import { dutyText } from '../officers/duty-text.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, type Present } from '../sessions/require-officer.ts'
import { spend } from '../signatures/signed-acts.ts'
import { requireSigner } from '../work/require-signer.ts'
import { authorFor } from '../work/duty-for.ts'
import { getReportHead, getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { getFile } from '../work/find-evidence.ts'

const act = acts['abrir-original']

/** The original of a file, for two officers: one asked with a reason, the other signed the exact text. */
export function registerOriginal(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, openOriginal, async (request, reply) => {
    const officer = await requireFreshProof(request, deps)
    const { assinatura } = readBody(openOriginal, request.body)
    const { boletim, evidencia } = request.params
    const { bytes, fileName } = await withinUnits(deps.open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, boletim)
      const by = authorFor(officer, act.right, head.unit_id)
      if (!by) throw new DeskFailure('sem-permissao')
      const found = await readHistory(trx, head.id)
      if (!found) throw new DeskFailure('nao-encontrado')
      const place = { trx, head, by, found, now: deps.now() }
      return originalIn(place, deps, { officer, evidence: evidencia, request: assinatura })
    })
    return reply
      .type('application/octet-stream')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .code(200)
      .send(bytes)
  })
}

type Wanted = { officer: Present; evidence: string; request: string }

async function originalIn(
  place: ActPlace,
  deps: WorkDeps,
  { officer, evidence, request }: Wanted,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { trx, head, by, now } = place
  const { vault } = deps
  const file = await getFile(trx, head.id, evidence)
  const { wrappedKey } = await getReportKey(trx, head)
  // Before the request is used up: the database gives the pieces for a signed one that nobody has used.
  const { rows } = await sql<{ number: number; body: Buffer }>`
    select number, body from signed_original(${request}, ${file.id})`.execute(trx)
  const { asked, textSha256, signature } = await spend(place, deps, request, 'abrir-original')
  if (asked.evidencia !== file.id || rows.length === 0) throw new DeskFailure('assinatura-nao-serve')
  const event = { kind: act.event, by, evidence: file.id, textSha256, signature } as const
  const told = await appendEvent(trx, { report: head.id, event, now })
  if (!told.ok) {
    if (told.refusal === 'stale' || told.refusal === 'unknown') throw new DeskFailure('nao-encontrado')
    throw new ReportRefusal(told.refusal)
  }
  const entry = { act: act.audit[0], duty: dutyText(by), subject: head.bop } as const
  await logAct(trx, officer, { ...entry, reason: file.id })
  await requireSigner(trx, signature.by, now)
  const pieces = rows.map(({ number, body }) =>
    vault.decrypt(head.id, wrappedKey, piecePart(file.id, number), body),
  )
  // Of a stranger's name nothing but its ending, which is one of the few that are taken.
  const fileName = `evidencia-${file.sha256.toString('hex').slice(0, 12)}.${endingOfType(file.media_type)}`
  return { bytes: Buffer.concat(pieces), fileName }
}
