import type { InterviewBody } from '@delegacia/contract/desk/interview'
import { hasRiskForm } from '@delegacia/domain/risk-form/measure-law'
import { findInterview, saidInInterview, type InterviewNotes } from '@delegacia/domain/risk-form/interview'
import type { Transaction } from 'kysely'
import type { ReportKey } from '../../reports/events/report-texts.ts'
import { decryptBody } from '../../reports/registration/encrypt-body.ts'
import { readInterviews } from '../../store/documents/interviews.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { readNames } from '../work/names.ts'

/** Whether Part II of the risk form is for this report, with or without her form. */
export async function isInterviewed(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
): Promise<boolean> {
  const { body } = await trx
    .selectFrom('reports')
    .select('body')
    .where('id', '=', report)
    .executeTakeFirstOrThrow()
  return hasRiskForm(decryptBody(vault, { id: report, wrapped_key: wrappedKey, body }).report)
}

/** All versions as officers read them. */
export async function interviewAnswer(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  mayWrite: boolean,
): Promise<InterviewBody> {
  const rows = await readInterviews(trx, report)
  const officers = rows.map(({ officer_id }) => officer_id)
  const units = rows.map(({ unit_id }) => unit_id)
  const names = await readNames(trx, officers, units)
  return {
    podeEscrever: mayWrite,
    versoes: rows.map((row) => {
      const kept = vault.decrypt(report, wrappedKey, `interview/${row.number}`, row.notes)
      const { cargo, respostas } = JSON.parse(kept.toString('utf8')) as InterviewNotes
      const { version = row.form, source = '', questions = [] } = findInterview(row.form) ?? {}
      return {
        numero: row.number,
        formulario: version,
        fonte: source,
        por: { nome: names.officer(row.officer_id), papel: row.role, unidade: names.unit(row.unit_id) },
        cargo,
        quando: row.written_at.toISOString(),
        respostas: questions.map(({ id, text }) => ({
          id,
          pergunta: `${id}. ${text}`,
          resposta: saidInInterview(respostas[id]),
        })),
        anotado: { ...respostas },
        ...(row.sha256 && { sha256: row.sha256.toString('hex') }),
      }
    }),
  }
}
