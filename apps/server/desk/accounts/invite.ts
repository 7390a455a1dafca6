import { randomUUID } from 'node:crypto'
import { mayAlsoHold } from '@delegacia/domain/desk/permissions'
import type { Duty } from '@delegacia/domain/desk/roles'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { dutiesOf, giveDuty } from '../officers/duties.ts'
import { dutyText } from '../officers/duty-text.ts'
import { keepsAccount } from './keep-accounts.ts'
import { giveInvitation, type GivenInvitation } from './invitations.ts'
import { waysInOf } from '../login/ways-in.ts'
import { logAct } from '../sessions/log-act.ts'
import type { Present } from '../sessions/require-officer.ts'

export type Invitation = { name: string; registration: string; duty: Duty }

/** Who invites, and as what; the command line is nobody. */
export type InvitedBy = (Pick<Present, 'id' | 'token' | 'at' | 'duties'> & { as: string }) | undefined

/** Why nobody is invited. `kept-elsewhere`: the account also belongs to units of which the inviter has no say. */
export type InviteRefusal = 'closed' | 'another-name' | 'cannot-hold-both' | 'own-account' | 'kept-elsewhere'

export type InviteOutcome =
  { ok: true; invitation: GivenInvitation | undefined } | { ok: false; refusal: InviteRefusal }

/**
 * Gives somebody a duty, and an account where they have none. The officer who can log in already gets no invitation: it would be a
 * way around the two people who renew an access.
 */
export async function inviteOfficer(
  db: Kysely<Database>,
  invited: Invitation,
  by: InvitedBy,
  now: Date,
): Promise<InviteOutcome> {
  return db.transaction().execute(async (trx) => {
    const officer = await officerOf(trx, invited, now)
    if (officer.disabled_at) return { ok: false, refusal: 'closed' }
    if (officer.name !== invited.name) return { ok: false, refusal: 'another-name' }
    const held = await dutiesOf(trx, officer.id, now)
    if (!mayAlsoHold(held, invited.duty)) return { ok: false, refusal: 'cannot-hold-both' }
    if (by?.id === officer.id) return { ok: false, refusal: 'own-account' }
    // An invitation opens the whole account, not only the duty that is given with it.
    if (by && held.length > 0 && !keepsAccount(by.duties, 'invite-officer', held))
      return { ok: false, refusal: 'kept-elsewhere' }
    await giveDuty(trx, { officer: officer.id, duty: invited.duty }, now)
    const invitation =
      (await waysInOf(trx, officer.id)) > 0
        ? undefined
        : await giveInvitation(trx, { officer: officer.id, by: by?.id, now })
    const entry = { act: 'convidou', subject: officer.id, reason: dutyText(invited.duty) } as const
    if (by) await logAct(trx, by, { ...entry, duty: by.as })
    else await appendAudit(trx, entry)
    return { ok: true, invitation }
  })
}

async function officerOf(trx: Transaction<Database>, { name, registration }: Invitation, now: Date) {
  await trx
    .insertInto('officers')
    .values({ id: randomUUID(), registration, name, created_at: now, disabled_at: null })
    .onConflict((conflict) => conflict.column('registration').doNothing())
    .execute()
  return (
    trx
      .selectFrom('officers')
      .select(['id', 'name', 'disabled_at'])
      .where('registration', '=', registration)
      // Two invitations at once must not give roles that do not go together.
      .forUpdate()
      .executeTakeFirstOrThrow()
  )
}
