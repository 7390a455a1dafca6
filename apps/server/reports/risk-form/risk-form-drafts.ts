import type { RiskAnswers, RiskWords } from '@delegacia/domain/risk-form/risk-form'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Vault } from '../../store/keys/vault.ts'

/** Answers that were not handed in, and the version that was asked. */
export type RiskFormDraft = {
  readonly versao: string
  readonly respostas: RiskAnswers
  readonly escritos?: RiskWords
}

type Key = Pick<ReportRow, 'id' | 'wrapped_key'>

const keptMs = 30 * 86_400_000

/** The answers of a report that were not handed in; undefined if there are none. */
export async function readRiskFormDraft(
  db: Kysely<Database>,
  vault: Vault,
  { id, wrapped_key: wrappedKey }: Key,
): Promise<RiskFormDraft | undefined> {
  const row = await db
    .selectFrom('risk_form_drafts')
    .select('body')
    .where('report_id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return JSON.parse(vault.decrypt(id, wrappedKey, 'risk form', row.body).toString('utf8')) as RiskFormDraft
}

/** Writes the draft of a report, for thirty days more. */
export async function writeRiskFormDraft(
  trx: Transaction<Database>,
  vault: Vault,
  { id, wrapped_key: wrappedKey }: Key,
  { draft, now }: { draft: RiskFormDraft; now: Date },
): Promise<void> {
  const body = vault.encrypt(id, wrappedKey, 'risk form', Buffer.from(JSON.stringify(draft)))
  const kept = { body, expires_at: new Date(now.getTime() + keptMs) }
  await trx
    .insertInto('risk_form_drafts')
    .values({ report_id: id, ...kept })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(kept))
    .execute()
}

export async function dropRiskFormDraft(trx: Transaction<Database>, reportId: string): Promise<void> {
  await trx.deleteFrom('risk_form_drafts').where('report_id', '=', reportId).execute()
}

/** Deletes what nobody handed in in time. Returns how many. */
export async function sweepRiskFormDrafts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('risk_form_drafts')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
