import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { findInterview, saidInInterview, type InterviewNotes } from '@delegacia/domain/risk-form/interview'
import type { InterviewDocument } from '../documents/interview-document.ts'
import type { SealInterview } from '../platform/seal-interview.ts'
import {
  findInterviewPaper,
  findInterviewRow,
  storeInterviewPaper,
  type InterviewRow,
} from '../store/interviews.ts'
import { findUnits } from '../store/police-units.ts'
import { findReport, type ReportRow } from '../store/reports.ts'
import { retryTransient } from '../store/connection/retry-transient.ts'
import type { DocumentDeps } from './ensure-document.ts'

type InterviewDeps = Omit<DocumentDeps, 'publicUrl'>

/** Makes the papers of Part II; the desk asks for them, whose roles cannot write one. */
export const createSealInterview =
  (deps: InterviewDeps): SealInterview =>
  (reportId, number) =>
    retryTransient(() => paperOf(deps, reportId, number))

async function paperOf(deps: InterviewDeps, reportId: string, number: number): Promise<Buffer | undefined> {
  const { db, vault, printer, sealer, now } = deps
  const report = await findReport(db, { id: reportId })
  if (!report || report.key_destroyed_at !== null) return undefined
  const stored = await readPaper(deps, report, number)
  if (stored) return stored
  const row = await findInterviewRow(db, reportId, number)
  const document = row && (await contentOf(deps, report, row))
  if (!row || !document) return undefined
  const printed = await printer.print(document)
  const { pdf, sha256 } = await sealer.seal(printed, { at: now(), awaitedSince: row.written_at })
  await storeInterviewPaper(db, {
    report_id: reportId,
    number,
    body: vault.encrypt(reportId, report.wrapped_key, `interview paper/${number}`, pdf),
    sha256,
    sealed_at: now(),
  })
  // Read back: another server may have stored its own first, and only the stored one is the paper.
  return readPaper(deps, report, number)
}

async function readPaper(
  { db, vault }: InterviewDeps,
  { id, wrapped_key }: ReportRow,
  number: number,
): Promise<Buffer | undefined> {
  const stored = await findInterviewPaper(db, id, number)
  return stored && vault.decrypt(id, wrapped_key, `interview paper/${number}`, stored.body)
}

async function contentOf(
  { db, vault, sealer }: InterviewDeps,
  report: ReportRow,
  { number, form: version, officer_id, unit_id, written_at, notes }: InterviewRow,
): Promise<InterviewDocument | undefined> {
  const form = findInterview(version)
  if (!form) return undefined
  const kept = vault.decrypt(report.id, report.wrapped_key, `interview/${number}`, notes)
  const { cargo, respostas } = JSON.parse(kept.toString('utf8')) as InterviewNotes
  const officer = await db
    .selectFrom('officers')
    .select('name')
    .where('id', '=', officer_id)
    .executeTakeFirstOrThrow()
  const [unit] = await findUnits(db, [unit_id])
  return {
    number: formatBulletinNumber(report.bop),
    registeredAt: report.registered_at,
    interview: {
      version: number,
      writtenAt: written_at,
      officer: { name: officer.name, post: cargo, unit: unit?.name ?? '' },
      answers: form.questions.map(({ id, text }) => ({
        question: `${id}. ${text}`,
        answer: saidInInterview(respostas[id]),
      })),
    },
    form,
    test: sealer.test,
  }
}
