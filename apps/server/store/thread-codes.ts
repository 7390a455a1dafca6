import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { documentReference } from '@delegacia/domain/rules/document-reference'
import type { Database } from './tables/tables.ts'
import type { ThreadCodesTable } from './tables/thread-tables.ts'

export type ThreadCode = Pick<Selectable<ThreadCodesTable>, 'id' | 'digest' | 'only_reads'>

/** The codes besides the first one that open a report now. */
export function livingCodes(db: Kysely<Database>, reportId: string): Promise<ThreadCode[]> {
  return db
    .selectFrom('thread_codes')
    .select(['id', 'digest', 'only_reads'])
    .where('report_id', '=', reportId)
    .where('ended_at', 'is', null)
    .orderBy('given_at')
    .execute()
}

export async function addReaderCode(
  trx: Transaction<Database>,
  row: { id: string; report_id: string; digest: Buffer; given_at: Date },
): Promise<void> {
  await trx
    .insertInto('thread_codes')
    .values({ ...row, only_reads: true, ended_at: null })
    .execute()
}

export async function endReaderCode(trx: Transaction<Database>, reportId: string, id: string, at: Date) {
  await trx
    .updateTable('thread_codes')
    .set({ ended_at: at })
    .where('report_id', '=', reportId)
    .where('id', '=', id)
    .execute()
}

/**
 * No code opens the report any more, neither its thread nor its paper. What the printed QR code holds stays, so that the
 * paper can still be checked: the rest of the digest becomes one that no code has.
 */
export async function closeCodes(
  trx: Transaction<Database>,
  report: { id: string; code_digest: Buffer },
  at: Date,
): Promise<void> {
  const kept = Buffer.from(documentReference(report.code_digest.toString('hex')), 'hex')
  const dead = Buffer.concat([kept, randomBytes(32 - kept.length)])
  await trx.updateTable('reports').set({ code_digest: dead }).where('id', '=', report.id).execute()
  await trx
    .updateTable('thread_codes')
    .set({ ended_at: at })
    .where('report_id', '=', report.id)
    .where('ended_at', 'is', null)
    .execute()
}
