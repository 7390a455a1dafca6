import {
  askSignature,
  listSignatures,
  readSignature,
  refuseSignature,
  signText,
} from '@delegacia/contract/desk/signatures'
import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import { acts } from '@delegacia/domain/desk/acts/table'
import { maySignSecond } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { ReportKey } from '../../reports/events/report-texts.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { isUuid } from '../../base/platform/is-uuid.ts'
import type { Database } from '../../store/tables/tables.ts'
import { versionSeen } from '../acts/serve-act.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Officer } from '../officers/officers.ts'
import { logAct } from '../sessions/log-act.ts'
import { requireFreshProof, requireOfficer, type Present } from '../sessions/require-officer.ts'
import { authorFor } from '../work/duty-for.ts'
import { hasOpened } from '../work/has-opened.ts'
import { getReportHead, getReportKey, type ReportHead } from '../work/find-report.ts'
import { readNames } from '../work/names.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { getAskable } from './askable.ts'
import { withFiles, type AskedBody } from './named-files.ts'
import { signatureAnswer } from './signature-answer.ts'
import {
  addRequest,
  findRequest,
  listRequests,
  noteReading,
  readAsked,
  refuse,
  sign,
} from './signature-store.ts'
import type { SignatureRow } from './signature-store.ts'
import { sha256Of, signedFields, signedText, signedWords } from './signed-text.ts'

/** What two officers do: one asks, another reads the exact text and signs it or gives it back. */
export function registerSignatures(app: FastifyInstance, deps: WorkDeps): void {
  registerAsking(app, deps)
  registerSigning(app, deps)
}

function registerAsking(app: FastifyInstance, deps: WorkDeps): void {
  const { list, open, vault, now } = deps

  serveCall(app, askSignature, async (request) => {
    const officer = await requireOfficer(request, deps)
    const asked = readBody(askSignature, request.body)
    return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
      const head = await getReportHead(trx, request.params.boletim)
      const by = authorFor(officer, acts[asked.ato].right, head.unit_id)
      if (!by) throw new DeskFailure('sem-permissao')
      const seen = request.headers['if-match'] === undefined ? undefined : versionSeen(request)
      const key = await getReportKey(trx, head)
      const { first, version } = await getAskable(trx, head, { asked, by, now: now(), seen })
      const row = await addRequest(trx, vault, key, {
        number: head.bop,
        by,
        asked: { ...(await withFiles(trx, vault, key, asSigned(asked))), versao: version },
        now: now(),
      })
      const names = await readNames(trx, [officer.id], [row.unit_id])
      await logAct(trx, officer, { act: 'pediu-assinatura', duty: dutyText(by), subject: head.bop })
      return signatureAnswer(row, {
        number: head.bop,
        crime: first.reported.crime,
        names,
        viewer: officer.id,
        now: now(),
      })
    })
  })

  serveCall(app, listSignatures, async (request) => {
    const officer = await requireOfficer(request, deps)
    const units = unitsOfDuties(officer.duties)
    return withinUnits(list, units, async (trx) => {
      const rows = (await listRequests(trx, units, now())).filter(
        (row) => row.asked_by === officer.id || (row.begun_at === null && maySign(officer, row)),
      )
      const names = await readNames(
        trx,
        rows.map((row) => row.asked_by),
        units,
      )
      return rows.map((row) =>
        signatureAnswer(row, { number: row.bop, crime: row.crime, names, viewer: officer.id, now: now() }),
      )
    })
  })
}

const maySign = ({ id, duties }: Officer, { asked_by, unit_id }: SignatureRow): boolean =>
  maySignSecond({ officer: id, duties }, asked_by, { unit: unit_id })

function registerSigning(app: FastifyInstance, deps: WorkDeps): void {
  const { vault } = deps

  serveCall(app, readSignature, async (request) => {
    const officer = await requireOfficer(request, deps)
    readBody(readSignature, request.body)
    return asSigner(deps, officer, request.params.assinatura, 'leu-para-assinar', async (place) => {
      const { trx, head, row, key } = place
      if (row.asked_by !== officer.id && !maySign(officer, row)) throw new DeskFailure('nao-encontrado')
      await noteReading(trx, row.id, officer.id)
      const { asked, refusal } = await readAsked(trx, vault, key, row.id)
      const names = await readNames(trx, [row.asked_by], [row.unit_id])
      const { crime } = await trx
        .selectFrom('reports')
        .select('crime')
        .where('id', '=', head.id)
        .executeTakeFirstOrThrow()
      return {
        ...signatureAnswer(row, { number: head.bop, crime, names, viewer: officer.id, now: deps.now() }),
        campos: signedFields(head.bop, asked),
        texto: signedText(head.bop, asked),
        aberto: await hasOpenedFor(trx, row, officer.id),
        ...(asked.ato === 'abrir-original' && { evidencia: asked.evidencia }),
        ...(refusal !== undefined && { recusa: refusal }),
      }
    })
  })

  serveCall(app, signText, async (request, reply) => {
    const officer = await requireFreshProof(request, deps)
    const { sha256 } = readBody(signText, request.body)
    await asSigner(deps, officer, request.params.assinatura, 'assinou', async ({ trx, head, row, key }) => {
      const by = signerOf(officer, row)
      if (!row.read_by.includes(officer.id)) throw new DeskFailure('leia-antes')
      if (!(await hasOpenedFor(trx, row, officer.id))) throw new DeskFailure('abra-para-assinar')
      const { asked } = await readAsked(trx, vault, key, row.id)
      const shown = sha256Of(signedText(head.bop, asked))
      if (!shown.equals(row.sha256) || shown.toString('hex') !== sha256) throw new DeskFailure('texto-mudou')
      await sign(trx, row.id, { by, sha256: row.sha256 })
    })
    return reply.code(204).send()
  })

  serveCall(app, refuseSignature, async (request, reply) => {
    const officer = await requireOfficer(request, deps)
    const { porque } = readBody(refuseSignature, request.body)
    await asSigner(deps, officer, request.params.assinatura, 'recusou-assinar', async ({ trx, row, key }) => {
      signerOf(officer, row)
      await refuse(trx, vault, key, { id: row.id, officer: officer.id, why: porque })
    })
    return reply.code(204).send()
  })
}

/** The officer who signs has read what the report says since somebody asked: what they read before may have been another report. */
async function hasOpenedFor(
  trx: Transaction<Database>,
  row: SignatureRow,
  officer: string,
): Promise<boolean> {
  const found = await readHistory(trx, row.report_id)
  return found !== undefined && hasOpened(found.history, officer, row.asked_at)
}

/** The officer's words as they will be read and signed: what is kept, and what a citizen gets, is what was signed. */
const asSigned = (asked: AskedBody): AskedBody =>
  asked.ato === 'nao-cabe'
    ? { ...asked, ondeIr: signedWords(asked.ondeIr) }
    : { ...asked, porque: signedWords(asked.porque) }

/** Somebody who may sign it, while nobody has decided. Throws for the officer who asked, whatever their role. */
function signerOf(officer: Officer, row: SignatureRow) {
  const by = authorFor(officer, 'sign-second', row.unit_id)
  if (!by || !maySign(officer, row)) throw new DeskFailure('sem-permissao')
  if (row.signed_by !== null || row.refused_by !== null) throw new DeskFailure('assinatura-nao-serve')
  return by
}

type Place = { trx: Transaction<Database>; head: ReportHead; row: SignatureRow; key: ReportKey }

async function asSigner<T>(
  { open, now }: WorkDeps,
  officer: Present,
  id: string,
  act: AuditAct,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  if (!isUuid(id)) throw new DeskFailure('nao-encontrado')
  return withinUnits(open, unitsOfDuties(officer.duties), async (trx) => {
    const row = await findRequest(trx, id, now())
    if (!row) throw new DeskFailure('nao-encontrado')
    const head = await getReportHead(trx, row.report_id)
    const result = await work({ trx, head, row, key: await getReportKey(trx, head) })
    const duty = authorFor(officer, 'sign-second', row.unit_id)
    await logAct(trx, officer, { act, duty: duty && dutyText(duty), subject: head.bop })
    return result
  })
}
