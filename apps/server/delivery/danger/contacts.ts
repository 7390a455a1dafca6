import type { DangerStep, DangerWay } from '@delegacia/domain/desk/events/event-parts'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { findDangerContact } from '../../store/units/units.ts'

/** What the operator set besides the contacts in the table of units. */
export type DangerContacts = {
  /** The virtual station's address. */
  stationEmail: string | undefined
  /** Whether letters go anywhere: without a mail server they are files that nobody waits for. */
  sendsMail: boolean
  /** The service that passes on what it is told. */
  webhook: { address: string; allowsPrivate: boolean } | undefined
}

/** Where a step is told by e-mail; undefined if there is no such address. */
export async function emailOf(
  db: Kysely<Database>,
  { stationEmail, sendsMail }: DangerContacts,
  { unit, step }: { unit: string; step: DangerStep },
): Promise<string | undefined> {
  if (!sendsMail) return undefined
  if (step === 'station') return stationEmail
  return findDangerContact(db, unit, step === 'duty' ? 'duty_email' : 'chief_email')
}

/** In what ways each step is told; in none if nobody is known. */
export type UnitWays = Readonly<Record<DangerStep, readonly DangerWay[]>>

export async function waysOfUnit(
  db: Kysely<Database>,
  contacts: DangerContacts,
  unit: string,
): Promise<UnitWays> {
  const waysOf = async (step: DangerStep): Promise<DangerWay[]> => {
    const email = await emailOf(db, contacts, { unit, step })
    return [
      ...(email === undefined ? [] : ['email' as const]),
      ...(contacts.webhook ? ['webhook' as const] : []),
    ]
  }
  return { duty: await waysOf('duty'), chief: await waysOf('chief'), station: await waysOf('station') }
}
