import { randomBytes } from 'node:crypto'
import { authenticationCode, readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { Kysely, Transaction } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { Database } from '../../store/tables/tables.ts'
import { findOfficer, type Officer } from '../officers/officers.ts'
import { endRecoveries } from './recoveries.ts'

const lifeMs = 24 * 60 * 60_000

/** The code is shown once and stored nowhere. */
export type GivenInvitation = { code: string; until: Date }

/** Makes a single-use way into the account; one that was given before and not used is worth nothing any more. */
export async function giveInvitation(
  db: Kysely<Database>,
  { officer, by, now }: { officer: string; by: string | undefined; now: Date },
): Promise<GivenInvitation> {
  await db.deleteFrom('invitations').where('officer_id', '=', officer).where('used_at', 'is', null).execute()
  const code = authenticationCode(randomBytes(15))
  const until = new Date(now.getTime() + lifeMs)
  await db
    .insertInto('invitations')
    .values({
      code_digest: digestOf(code),
      officer_id: officer,
      invited_by: by ?? null,
      created_at: now,
      expires_at: until,
      used_at: null,
    })
    .execute()
  return { code, until }
}

export type FoundInvitation = { officer: Officer; until: Date }

/** The invitation of a typed code; undefined where it is wrong, used or too old: the three look the same. */
export async function findInvitation(
  db: Kysely<Database>,
  typed: string,
  now: Date,
): Promise<FoundInvitation | undefined> {
  const code = readAuthenticationCode(typed)
  if (code === undefined) return undefined
  const row = await db
    .selectFrom('invitations')
    .select(['officer_id', 'expires_at'])
    .where('code_digest', '=', digestOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const officer = row && (await findOfficer(db, row.officer_id, now))
  return row && officer && { officer, until: row.expires_at }
}

/** Uses the invitation up, and ends what two people began for the same account; false where somebody was quicker. */
export async function redeemInvitation(
  trx: Transaction<Database>,
  typed: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('code_digest', '=', digestOf(readAuthenticationCode(typed) ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('officer_id')
    .executeTakeFirst()
  if (!row) return false
  await endRecoveries(trx, row.officer_id, now)
  return true
}
