import type { TextId } from '@delegacia/domain/desk/events/event-parts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { newId } from './event-row.ts'

/** A report and its own key, as its row holds it. */
export type ReportKey = { readonly report: string; readonly wrappedKey: Buffer }

/** Keeps what somebody wrote, encrypted with the key of its report; an event then names it by the id. */
export async function keepText(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  text: string,
): Promise<TextId> {
  const id = newId()
  const body = vault.encrypt(report, wrappedKey, `text/${id}`, Buffer.from(text))
  await trx.insertInto('report_texts').values({ id, report_id: report, body }).execute()
  return id
}

/** The texts of a report by their ids, all that there are of those asked for. */
export async function readTexts(
  db: Kysely<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  ids: readonly TextId[],
): Promise<Map<TextId, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('report_texts')
    .select(['id', 'body'])
    .where('report_id', '=', report)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, body }) => [id, vault.decrypt(report, wrappedKey, `text/${id}`, body).toString('utf8')]),
  )
}
