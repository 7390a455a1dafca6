import { isAllowed, type DeskAction } from '@delegacia/domain/desk/permissions'
import type { Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { findAccount, placesOf, type Account } from '../officers/accounts.ts'
import { dutyText } from '../officers/duty-text.ts'
import type { Present } from '../sessions/require-officer.ts'

/** Whether these duties reach the whole account: a chief has no say over somebody who also works elsewhere. */
export const keepsAccount = (duties: readonly Duty[], action: DeskAction, of: readonly Duty[]): boolean =>
  placesOf(of).every((unit) => isAllowed(duties, action, { unit }))

/** An account that this person keeps, and the duty by which they do. Others look like accounts that do not exist. */
export async function requireAccount(
  db: Kysely<Database>,
  keeper: Present,
  action: DeskAction,
  id: string,
): Promise<{ account: Account; as: string }> {
  const account = await findAccount(db, id, keeper.at)
  if (!account || !keepsAccount(keeper.duties, action, account.duties))
    throw new DeskFailure('nao-encontrado')
  const as = keeper.duties.find((duty) => keepsAccount([duty], action, account.duties))
  return { account, as: as ? dutyText(as) : keeper.duties.map(dutyText).join(' ') }
}
