import { finished } from 'node:stream'
import { beginExport, downloadExport } from '@delegacia/contract/desk/exports'
import { acts } from '@delegacia/domain/desk/acts/table'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { doAct, type ActPlace } from '../acts/act.ts'
import { changedAnswer, versionSeen } from '../acts/serve-act.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Officer } from '../officers/officers.ts'
import { requireFreshProof, requireOfficer } from '../sessions/require-officer.ts'
import { readAsked } from '../signatures/signature-store.ts'
import { getConsent } from '../signatures/signed-acts.ts'
import { authorFor } from '../work/duty-for.ts'
import { filesOf } from '../work/find-evidence.ts'
import { getReportHead, getReportKey } from '../work/find-report.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { beginDownloads, holdDownload, leaseDownload } from './export-leases.ts'

/** A report that leaves in one package, for two officers: one asked for what and why, the other signed the exact text. */
export function registerExports(app: FastifyInstance, deps: WorkDeps): void {
  serveCall(app, beginExport, async (request, reply) => {
    const officer = await requireFreshProof(request, deps)
    const { assinatura } = readBody(beginExport, request.body)
    const asked = { officer, report: request.params.boletim, expected: versionSeen(request) }
    let until = ''
    const done = await doAct(deps, asked, 'exportar', {
      payload: async (place) => {
        const begun = await begin(place, deps, assinatura)
        until = begun.until.toISOString()
        return begun.payload
      },
    })
    if (!done.ok) return reply.code(412).send(await changedAnswer(deps.open, done))
    return { ate: until }
  })

  serveCall(
    app,
    downloadExport,
    async (request, reply) => {
      const officer = await requireOfficer(request, deps)
      const taken = await takeDownload(deps, officer, request.params)
      const file = await packageOf(deps, request.params.assinatura, taken)
      finished(reply.raw, (error) => void (error ? file.giveBack() : file.end()))
      return reply
        .type('application/x-tar')
        .header('content-disposition', `attachment; filename="boletim-${taken.number}.tar"`)
        .code(200)
        .send(file.bytes)
    },
    { exposeHeadRoute: false },
  )
}

/** The package of a download that was taken; one that cannot be made gives it back. */
async function packageOf(deps: WorkDeps, request: string, { unit, evidence }: Taken) {
  const download = holdDownload(deps, { request, unit })
  try {
    const bytes = await deps.openExport({ request, evidence })
    if (!bytes) throw new DeskFailure('pacote-nao-feito')
    return { ...download, bytes }
  } catch (error) {
    await download.giveBack()
    throw error
  }
}

/** Begins an export that was signed, with exactly the files that the signed text names. */
async function begin(place: ActPlace, deps: WorkDeps, request: string) {
  const { trx, head, now } = place
  const { asked, textSha256, signature } = await getConsent(place, deps, request, 'exportar')
  const evidence = asked.arquivos.map(({ id }) => id)
  const here = (await filesOf(trx, head.id)).map(({ id }) => id)
  if (here.length !== evidence.length || here.some((id) => !evidence.includes(id)))
    throw new DeskFailure('chegou-algo')
  const until = await beginDownloads(trx, request, now)
  if (!until) throw new DeskFailure('assinatura-nao-serve')
  return { until, payload: { purpose: asked.finalidade, evidence, textSha256, signature } }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

type Named = { boletim: string; assinatura: string }
type Taken = { number: string; unit: number; evidence: readonly string[] }

/** Takes the one download, with its entry in the log: what cannot be logged is not given. */
function takeDownload(
  { open, vault, now }: WorkDeps,
  officer: Officer,
  { boletim, assinatura: request }: Named,
): Promise<Taken> {
  return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
    const head = await getReportHead(trx, boletim)
    const by = authorFor(officer, acts.exportar.right, head.unit_id)
    if (!by) throw new DeskFailure('sem-permissao')
    const key = await getReportKey(trx, head)
    const unit = head.unit_id
    const wanted = { request, report: head.id, unit, officer: officer.id, now: now() }
    if (!uuid.test(request) || !(await leaseDownload(trx, wanted)))
      throw new DeskFailure('exportacao-nao-serve')
    const { asked } = await readAsked(trx, vault, key, request)
    const evidence = asked.ato === 'exportar' ? asked.arquivos.map(({ id }) => id) : []
    const entry = { act: 'baixou-exportacao', officer: officer.id, subject: head.bop } as const
    await appendAudit(trx, { ...entry, duty: dutyText(by) })
    return { number: head.bop, unit, evidence }
  })
}
