import { randomBytes, randomUUID } from 'node:crypto'
import type { UnitRole } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import { unitNamed } from './police-units.ts'
import type { Database } from '../tables/tables.ts'

/** Before every clock of a test. */
const granted = new Date('2026-01-01T12:00:00Z')
let registration = 5_900_000

type Held = { lastDay?: string; closed?: boolean; onlyInvited?: boolean }

/** An account with these duties in the unit of that name, for tests in which nobody logs in. Returns its id. */
export async function seatOfficer(
  db: Kysely<Database>,
  name: string,
  roles: readonly UnitRole[],
  { lastDay, closed = false, onlyInvited = false }: Held = {},
): Promise<string> {
  const id = randomUUID()
  const { id: unit } = await unitNamed(db, name)
  const account = { id, registration: String(registration++), name: 'A. Prado', created_at: granted }
  await db
    .insertInto('officers')
    .values({ ...account, disabled_at: closed ? granted : null })
    .execute()
  if (!onlyInvited)
    await db
      .insertInto('oidc_identities')
      .values({ officer_id: id, subject_digest: randomBytes(32), created_at: granted })
      .execute()
  for (const role of roles)
    await db
      .insertInto('officer_duties')
      .values({ officer_id: id, role, unit_id: unit, granted_at: granted, last_day: lastDay ?? null })
      .execute()
  return id
}
