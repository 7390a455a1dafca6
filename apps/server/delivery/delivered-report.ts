import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import { classificationName } from '@delegacia/domain/desk/citizen/classification-name'
import type { DeliveredReport } from '@delegacia/contract/delivery/delivered-report'
import { typingFields } from '@delegacia/domain/desk/delivery/typing-fields'
import { classificationOf, type Progress } from '@delegacia/domain/desk/events/progress'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import { readAnswers, type AnswersOfEvent } from '../reports/events/kept-answers.ts'
import { readHistory } from '../reports/events/read-history.ts'
import { sectionsNow } from '../reports/events/sections-now.ts'
import { digestOf } from '../base/platform/digest-of.ts'
import { reportDeviceOf } from '../reports/registration/report-device-of.ts'
import { decryptBody, type ReportBody } from '../reports/registration/encrypt-body.ts'
import type { EnsureDocument } from '../reports/documents/make-document.ts'
import { readByDigest } from '../reports/documents/sealed-document.ts'
import { placeOfUnit, virtualStation } from '../reports/registration/unit.ts'
import { findDocument } from '../store/documents/documents.ts'
import { findUnits } from '../store/units/police-units.ts'
import { findReport, type ReportRow } from '../store/reports.ts'
import type { Database } from '../store/tables/tables.ts'
import { readTexts, type ReportKey } from '../reports/events/report-texts.ts'
import { safeContacts } from '../reports/events/safe-contacts.ts'
import type { Vault } from '../store/keys/vault.ts'
import { deliveredAddendum } from './delivered-addendum.ts'

export type DeliveredDeps = {
  db: Kysely<Database>
  vault: Vault
  ensureDocument: EnsureDocument
  now: () => Date
}

export type ReadReport =
  | {
      state: 'here'
      content: DeliveredReport
      pdf: Buffer
      addenda: ReadonlyMap<string, Buffer>
      petition: Buffer | undefined
    }
  | { state: 'unknown' | 'destroyed' }

/** A report as another system gets it, with the copy of its document that prints no code. */
export async function readDeliveredReport(
  { db, vault, ensureDocument, now }: DeliveredDeps,
  reportId: string,
): Promise<ReadReport> {
  const report = await findReport(db, { id: reportId })
  if (!report) return { state: 'unknown' }
  if (report.key_destroyed_at !== null) return { state: 'destroyed' }
  const paper =
    (await ensureDocument('report', report.id)) &&
    (await findDocument(db, { report: report.id, kind: 'report' }))
  if (!paper) return { state: 'unknown' }
  const body = decryptBody(vault, report)
  const sealed = paper.sha256.toString('hex')
  const pdf = await ensureDocument('policeCopy', report.id)
  if (!pdf) return { state: 'unknown' }
  const petition = await ensureDocument('petition', report.id)
  // Last, as printing takes a while: what was cancelled meanwhile is handed over as cancelled.
  const found = await readHistory(db, report.id)
  if (!found) return { state: 'unknown' }
  const progress = progressOf(found.history, now())
  const unidade = await unitNow(db, progress, found.history, body)
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  const answered = await readAnswers(db, vault, key, found.history)
  const content = {
    ...contentOf({ report, body, history: found.history, progress, pdf, unidade, sealed, answered }),
    adendos: answered.map(deliveredAddendum),
    ...(petition && { pedido: { sha256: digestOf(petition).toString('hex'), bytes: petition.length } }),
    contatosSeguros: await readContacts({ db, vault }, key, found.history),
  }
  const addenda = await readAddenda({ db, vault }, report, content)
  return { state: 'here', content, pdf, addenda, petition }
}

/** What the citizen said since of how to call, the newest first. */
async function readContacts(
  { db, vault }: Pick<DeliveredDeps, 'db' | 'vault'>,
  key: ReportKey,
  history: History,
): Promise<DeliveredReport['contatosSeguros']> {
  const ids = history.flatMap((event) => (event.kind === 'safeContactChanged' ? [event.way] : []))
  const texts = await readTexts(db, vault, key, ids)
  return safeContacts(history, texts).map(({ at, way }) => ({ em: at.toISOString(), modo: way }))
}

/** The sealed addenda by their SHA-256. */
async function readAddenda(
  deps: Pick<DeliveredDeps, 'db' | 'vault'>,
  report: ReportRow,
  { adendos }: DeliveredReport,
): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>()
  for (const { sha256 } of adendos) {
    const addendum = await readByDigest(deps, { report, kind: 'addendum' }, sha256)
    if (addendum) read.set(sha256, addendum.pdf)
  }
  return read
}

/** The unit that has the report now: the first one as it was named then, another as the operator's table knows it. */
async function unitNow(
  db: Kysely<Database>,
  { unit: now }: Progress,
  [first]: History,
  { unit = virtualStation }: ReportBody,
): Promise<DeliveredReport['unidade']> {
  if (now === first.unit) return { nome: unit.name, endereco: unit.address }
  const [known] = await findUnits(db, [now])
  const nome = known?.name ?? ''
  return { nome, endereco: (await placeOfUnit(db, nome)).address ?? '' }
}

/** As it was reported, or as proposed and not rejected. */
function crimeNow(progress: Progress, { occurrence }: ReportBody): string {
  const now = classificationOf(progress)
  return now === progress.reported ? occurrence : classificationName(now, 'pt-br')
}

type Known = {
  report: ReportRow
  body: ReportBody
  history: History
  progress: Progress
  pdf: Buffer
  unidade: DeliveredReport['unidade']
  sealed: string
  answered: readonly AnswersOfEvent[]
}

function contentOf({
  report,
  body,
  history,
  progress,
  pdf,
  unidade,
  sealed,
  answered,
}: Known): Omit<DeliveredReport, 'adendos' | 'contatosSeguros'> {
  const { locale, narrative, sections } = body
  return {
    numero: report.bop,
    registradoEm: report.registered_at.toISOString(),
    unidade,
    estado: progress.state,
    crime: crimeNow(progress, body),
    idioma: locale,
    boletim: answersOf(body.report),
    aparelho: reportDeviceOf(body),
    relato: narrative.map(({ text }) => text),
    campos: typingFields(sectionsNow(sections, answered)).map(({ place, section, label, value }) => ({
      ordem: place,
      secao: section,
      rotulo: label,
      valor: value,
    })),
    pdf: { sha256: digestOf(pdf).toString('hex'), bytes: pdf.length },
    papel: {
      sha256: sealed,
      ...(progress.paperCancelled && { cancelamento: cancellationAnswer(progress.paperCancelled) }),
    },
    provas: history.flatMap((event) =>
      event.kind === 'evidenceReceived'
        ? [{ em: event.at.toISOString(), sha256: event.sha256, bytes: event.bytes }]
        : [],
    ),
  }
}

/** What the person answered; what the device added stands apart from it. */
function answersOf({
  recaptchaToken: _token,
  ip: _ip,
  registrante: _registrant,
  versionFrontEnd: _version,
  ...answers
}: ReportBody['report']): Record<string, unknown> {
  return answers
}
