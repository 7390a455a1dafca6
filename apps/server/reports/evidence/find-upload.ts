import type { Kysely } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { EvidenceRow } from './announce.ts'

export type Upload = { row: EvidenceRow; wrappedKey: Buffer }

/**
 * The upload of a token that still counts. Undefined: unknown, over, replaced by a newer one, of a code that was closed
 * or replaced since, or of a report that was destroyed.
 */
export async function findUpload(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Upload | undefined> {
  const found = await db
    .selectFrom('evidence')
    .innerJoin('reports', 'reports.id', 'evidence.report_id')
    .selectAll('evidence')
    .select('reports.wrapped_key')
    .where('evidence.token_digest', '=', digestOf(token))
    .where('evidence.expires_at', '>', now)
    .where('reports.key_destroyed_at', 'is', null)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('report_events')
            .select('report_events.id')
            .whereRef('report_events.report_id', '=', ref('evidence.report_id'))
            .where('report_events.kind', 'in', ['codeClosed', 'codeRenewed'])
            .whereRef('report_events.at', '>=', ref('evidence.announced_at')),
        ),
      ),
    )
    .forUpdate('evidence')
    .executeTakeFirst()
  if (!found) return undefined
  const { wrapped_key, ...row } = found
  return { row, wrappedKey: wrapped_key }
}
