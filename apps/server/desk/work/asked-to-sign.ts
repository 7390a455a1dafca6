import { maySignSecond } from '@delegacia/domain/desk/permissions'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { Officer } from '../officers/officers.ts'

/** Whether something about this report waits for the signature of this officer. */
export async function isAskedToSign(
  trx: Transaction<Database>,
  report: string,
  { id, duties }: Officer,
  now: Date,
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('signature_requests')
    .select(['asked_by', 'unit_id'])
    .where('report_id', '=', report)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('signed_by', 'is', null)
    .where('refused_by', 'is', null)
    .execute()
  return waiting.some(({ asked_by, unit_id }) =>
    maySignSecond({ officer: id, duties }, asked_by, { unit: unit_id }),
  )
}
