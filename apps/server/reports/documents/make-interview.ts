import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { findInterview, saidInInterview, type InterviewNotes } from '@delegacia/domain/risk-form/interview'
import type { InterviewDocument } from '../../documents/interview-document.ts'
import { findInterviewRow, type InterviewRow } from '../../store/documents/interviews.ts'
import { findUnits } from '../../store/units/police-units.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { MakeDocument, MakerDeps } from './make-document.ts'
import { printAndSeal } from './sealed-document.ts'

/** Part II of the risk form; the desk asks for it, whose roles cannot write a document. */
export const makeInterview: MakeDocument = async (deps, report, number) => {
  const row = await findInterviewRow(deps.db, report.id, number)
  const document = row && (await contentOf(deps, report, row))
  if (!document) return undefined
  const { writtenAt } = document.interview
  return { ...(await printAndSeal(deps, document, writtenAt)), issuedAt: writtenAt }
}

async function contentOf(
  { db, vault, sealer }: MakerDeps,
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
