import { dutyOf, roles, type Role } from '@delegacia/domain/desk/roles'
import { stateIso } from '@delegacia/domain/language/state-time'
import type { Kysely } from 'kysely'
import { inviteOfficer, type InviteRefusal } from '../../../desk/accounts/invite.ts'
import { unitNamed } from '../../../store/units/police-units.ts'
import { virtualStation } from '../../../reports/registration/unit.ts'
import type { Database } from '../../../store/tables/tables.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Given = { role?: string; unit?: string; name?: string; registration?: string }

const refusals: Record<InviteRefusal, string> = {
  closed: 'This account was closed',
  'another-name': 'Somebody with another name has this registration number',
  'cannot-hold-both': 'auditor and administrador go with no other role',
  'own-account': 'Nobody gives themselves a role',
  'kept-elsewhere': 'This account also belongs to another unit',
}

const isRole = (text: string | undefined): text is Role => roles.some((role) => role === text)
const isLine = (text: string | undefined, pattern: RegExp): text is string =>
  text !== undefined && pattern.test(text)

/** Undefined where the arguments are not those of an invitation. */
export async function inviteFromCommand(
  { db, settings: { deskUrl } }: Pick<OpenStation, 'db' | 'settings'>,
  { role, unit, name, registration }: Given,
): Promise<Outcome | undefined> {
  if (!isRole(role) || !isLine(name, /^\S[^\r\n]{1,119}$/) || !isLine(registration, /^[\dA-Z./-]{1,20}$/i))
    return undefined
  if (unit !== undefined && !(await isKnownUnit(db, unit)))
    return refused(
      `No unit of the table is called "${unit}"; "npm run units" loads the table, and ${virtualStation.name} is always there`,
    )
  const duty = dutyOf(role, unit === undefined ? undefined : (await unitNamed(db, unit)).id)
  if (!duty) return undefined
  const outcome = await inviteOfficer(db, { name, registration, duty }, undefined, new Date())
  if (!outcome.ok) return refused(refusals[outcome.refusal])
  const whom = `${name} (${role}${unit === undefined ? '' : `, ${unit}`})`
  if (!outcome.invitation) return done(`${whom} logs in already and has the role from now on`)
  const { code, until } = outcome.invitation
  return done(
    `Invitation for ${whom}, until ${stateIso(until)}, shown only this once:`,
    `  ${code}`,
    `It lets in once, at ${deskUrl}/#/convite. A running station serves the desk within seconds.`,
  )
}

async function isKnownUnit(db: Kysely<Database>, name: string): Promise<boolean> {
  if (name === virtualStation.name) return true
  for (const table of ['responsible_units', 'police_units'] as const) {
    const rows = await db.selectFrom(table).select('name').where('name', '=', name).limit(1).execute()
    if (rows.length > 0) return true
  }
  return false
}
