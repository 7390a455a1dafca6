import type { draftKinds } from '@delegacia/contract/desk/drafts'
import type { Transaction } from 'kysely'
import type { ReportKey } from '../../reports/events/report-texts.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'

export type DraftKind = (typeof draftKinds)[number]
export type Draft = { tipo: DraftKind; texto: string; guardadoEm: string }

const part = (officer: string, kind: string) => `draft/${officer}/${kind}` as const

/** What an officer has written about a report and not sent; of nobody else. */
export async function readDrafts(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  officer: string,
): Promise<Draft[]> {
  const rows = await trx
    .selectFrom('drafts')
    .select(['kind', 'body', 'saved_at'])
    .where('report_id', '=', report)
    .where('officer_id', '=', officer)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, body, saved_at }) => ({
    tipo: kind as DraftKind,
    texto: vault.decrypt(report, wrappedKey, part(officer, kind), body).toString('utf8'),
    guardadoEm: saved_at.toISOString(),
  }))
}

/** Keeps a draft in the place of the one before; an empty text deletes it. */
export async function keepDraft(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  { officer, kind, text, now }: { officer: string; kind: DraftKind; text: string; now: Date },
): Promise<void> {
  if (text === '') return dropDraft(trx, report, officer, kind)
  const body = vault.encrypt(report, wrappedKey, part(officer, kind), Buffer.from(text))
  await trx
    .insertInto('drafts')
    .values({ officer_id: officer, report_id: report, kind, body, saved_at: now })
    .onConflict((conflict) =>
      conflict.columns(['report_id', 'officer_id', 'kind']).doUpdateSet({ body, saved_at: now }),
    )
    .execute()
}

export async function dropDraft(
  trx: Transaction<Database>,
  report: string,
  officer: string,
  kind: DraftKind,
): Promise<void> {
  await trx
    .deleteFrom('drafts')
    .where('report_id', '=', report)
    .where('officer_id', '=', officer)
    .where('kind', '=', kind)
    .execute()
}
