import type { DeliveredReport } from '@delegacia/contract/delivery/delivered-report'
import { typingFields } from '@delegacia/domain/desk/delivery/typing-fields'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import { readHistory } from '../events/read-history.ts'
import { digestOf } from '../platform/digest-of.ts'
import { decryptBody, type ReportBody } from '../reports/encrypt-body.ts'
import type { EnsureDocument } from '../reports/ensure-document.ts'
import { virtualStation } from '../reports/unit.ts'
import { findAddendum } from '../store/addenda.ts'
import { findReport, type ReportRow } from '../store/reports.ts'
import type { Database } from '../store/tables.ts'
import type { Vault } from '../store/vault.ts'

export type ReadDeps = {
  db: Kysely<Database>
  vault: Vault
  ensureDocument: EnsureDocument
  now: () => Date
}

export type ReadReport =
  | { state: 'here'; content: DeliveredReport; pdf: Buffer; addenda: ReadonlyMap<string, Buffer> }
  | { state: 'unknown' | 'destroyed' }

/** A report as another system gets it, with its sealed document. */
export async function readDeliveredReport(
  { db, vault, ensureDocument, now }: ReadDeps,
  reportId: string,
): Promise<ReadReport> {
  const report = await findReport(db, { id: reportId })
  if (!report) return { state: 'unknown' }
  if (report.key_destroyed_at !== null) return { state: 'destroyed' }
  const found = await readHistory(db, report.id)
  const pdf = await ensureDocument(report.id)
  if (!found || !pdf) return { state: 'unknown' }
  const body = decryptBody(vault, report)
  const content = contentOf(report, body, found.history, pdf, now())
  return { state: 'here', content, pdf, addenda: await readAddenda({ db, vault }, report, content) }
}

/** The sealed addenda by their SHA-256. */
async function readAddenda(
  { db, vault }: Pick<ReadDeps, 'db' | 'vault'>,
  { id, wrapped_key: wrappedKey }: ReportRow,
  { adendos }: DeliveredReport,
): Promise<Map<string, Buffer>> {
  const read = new Map<string, Buffer>()
  for (const { sha256 } of adendos) {
    const row = await findAddendum(db, id, Buffer.from(sha256, 'hex'))
    if (row) read.set(sha256, vault.decrypt(id, wrappedKey, 'addendum', row.body))
  }
  return read
}

function contentOf(
  report: ReportRow,
  body: ReportBody,
  history: History,
  pdf: Buffer,
  now: Date,
): DeliveredReport {
  const { unit = virtualStation, occurrence, locale, narrative, sections } = body
  return {
    numero: report.bop,
    registradoEm: report.registered_at.toISOString(),
    unidade: { nome: unit.name, endereco: unit.address },
    estado: progressOf(history, now).state,
    crime: occurrence,
    idioma: locale,
    boletim: answersOf(body.report),
    relato: narrative.map(({ text }) => text),
    campos: typingFields(sections).map(({ place, section, label, value }) => ({
      ordem: place,
      secao: section,
      rotulo: label,
      valor: value,
    })),
    pdf: { sha256: digestOf(pdf).toString('hex'), bytes: pdf.length },
    adendos: history.flatMap((event) =>
      event.kind === 'correctionAnswered'
        ? [{ em: event.at.toISOString(), sha256: event.addendumSha256, campos: [...event.campos] }]
        : [],
    ),
    provas: history.flatMap((event) =>
      event.kind === 'evidenceReceived'
        ? [{ em: event.at.toISOString(), sha256: event.sha256, bytes: event.bytes }]
        : [],
    ),
  }
}

/** What the person answered; what the device added stays with the station. */
function answersOf({
  recaptchaToken: _token,
  ip: _ip,
  registrante: _registrant,
  versionFrontEnd: _version,
  ...answers
}: ReportBody['report']): Record<string, unknown> {
  return answers
}
