import type { Transaction } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import { spendChallenge } from '../../store/spent-challenges.ts'
import type { Database } from '../../store/tables/tables.ts'
import { canDecryptSecret, decryptSecret, encryptSecret } from '../../store/keys/vault.ts'

/** What a ticket is for; it is worth nothing for another purpose. */
export type Purpose = 'login' | 'proof' | 'passkey' | 'invitation' | 'totp' | 'oidc'

/**
 * Remembers something for some minutes at the browser instead of in the database: encrypted and bound to its purpose. So
 * nobody who is not logged in writes a row, and any server of the station takes what another gave.
 */
export type Tickets = {
  give(purpose: Purpose, data: Readonly<Record<string, string>>): string
  /** Undefined for one that is not ours, has expired, or is for something else. */
  read(purpose: Purpose, ticket: string): Record<string, string> | undefined
}

const lifeMs = 5 * 60_000

export function createTickets(deskKey: Buffer, now: () => Date): Tickets {
  const context = (purpose: Purpose) => `ticket/${purpose}`
  return {
    give: (purpose, data) =>
      encryptSecret(
        deskKey,
        context(purpose),
        Buffer.from(JSON.stringify({ ...data, until: String(now().getTime() + lifeMs) })),
      ).toString('base64url'),
    read(purpose, ticket) {
      const bytes = Buffer.from(ticket, 'base64url')
      if (!canDecryptSecret(deskKey, context(purpose), bytes)) return undefined
      const text = decryptSecret(deskKey, context(purpose), bytes).toString()
      const { until, ...data } = JSON.parse(text) as Record<string, string>
      return Number(until) > now().getTime() ? data : undefined
    },
  }
}

/** Spends a ticket in the transaction of what it was for; false when it was spent before. */
export const spendTicket = (trx: Transaction<Database>, ticket: string, now: Date): Promise<boolean> =>
  spendChallenge(trx, { id: digestOf(ticket), expires_at: new Date(now.getTime() + 2 * lifeMs) })
