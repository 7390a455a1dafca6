import { isUnitRole, mayHoldTogether, unitRoles, type Duty, type Role, type UnitRole } from './roles.ts'

/** Where a role may do something: in its own unit, in every unit, or to accounts that belong to no unit. */
type Reach = 'own-unit' | 'every-unit' | 'station'

type Grants = Readonly<Partial<Record<Role, Reach>>>

const sorters: Grants = { atendente: 'own-unit', investigador: 'own-unit', delegado: 'own-unit' }
const investigators: Grants = { investigador: 'own-unit', delegado: 'own-unit' }
const authority: Grants = { delegado: 'own-unit' }
const accountKeepers: Grants = { chefia: 'own-unit', administrador: 'every-unit' }

/** Who may do what. An action that is missing for a role is refused. */
const permissions = {
  /** Metadata only: number, crime, town, times, state. */
  'list-reports': { ...sorters, chefia: 'own-unit' },
  'claim-report': sorters,
  /** One body at a time, with a reason. */
  'open-report': sorters,
  'answer-citizen': sorters,
  'ask-correction': sorters,
  'propose-crime': sorters,
  'forward-report': sorters,
  /** Also to close it. */
  'investigate-report': investigators,
  'ask-not-here': sorters,
  'ask-original': investigators,
  /** The report with its originals, in one package. */
  'ask-export': investigators,
  /** In person, with identity. */
  'ask-new-code': sorters,
  'sign-second': authority,
  /** What the citizen disagrees with; never by who proposed it. */
  'decide-crime': investigators,
  /** The chief of a unit decides without content, by reason, legal basis and crime. */
  'decide-appeal': { ...authority, chefia: 'own-unit' },
  'handle-protective-measure': authority,
  /** Where there is no court: by the delegate, or by another of the police if none is at hand; and that the judge was told. */
  'tell-removal': investigators,
  /** Part II of the risk form, of an opened report: who interviews her, and who answers for the case. */
  'read-interview': { entrevistador: 'own-unit', delegado: 'own-unit' },
  'write-interview': { entrevistador: 'own-unit' },
  'search-identifier': investigators,
  /** One report of another unit, for 60 minutes. */
  'break-glass': { investigador: 'every-unit', delegado: 'every-unit' },
  'reassign-report': { chefia: 'own-unit' },
  'read-figures': { chefia: 'own-unit', auditor: 'every-unit' },
  'read-audit': { auditor: 'every-unit' },
  'list-accounts': accountKeepers,
  'invite-officer': accountKeepers,
  'end-sessions': accountKeepers,
  /** To move somebody to another unit, to take a duty away or let it end. */
  'change-duties': accountKeepers,
  'disable-account': accountKeepers,
  'ask-recovery': accountKeepers,
  'confirm-recovery': { delegado: 'own-unit', chefia: 'own-unit', administrador: 'station' },
} as const satisfies Record<string, Grants>

export type DeskAction = keyof typeof permissions
export const deskActions = Object.keys(permissions) as DeskAction[]

/** What an action is done to: something of a unit, or of the station as a whole. */
export type Target = { readonly unit: number | undefined }

/** Whether somebody with these duties may do this. */
export function isAllowed(duties: readonly Duty[], action: DeskAction, { unit }: Target): boolean {
  const grants: Grants = permissions[action]
  return duties.some((duty) => {
    const reach = grants[duty.role]
    if (reach === undefined) return false
    if (reach === 'own-unit') return unit !== undefined && duty.unit === unit
    return reach === 'every-unit' || unit === undefined
  })
}

export const rolesThatMay = (action: DeskAction): UnitRole[] =>
  unitRoles.filter((role) => isAllowed([{ role, unit: 0 }], action, { unit: 0 }))

/** Who does something, and with which duties. */
export type Actor = { readonly officer: string; readonly duties: readonly Duty[] }

/** Whether this person may sign what somebody else asked for: never the asker, whatever their role. */
export const maySignSecond = (signer: Actor, askedBy: string, target: Target): boolean =>
  signer.officer !== askedBy && isAllowed(signer.duties, 'sign-second', target)

/** Whether this person may be the second of the two who renew somebody's access: neither asker nor the one renewed. */
export const mayConfirmRecovery = (
  confirmer: Actor,
  { askedBy, officer }: { readonly askedBy: string; readonly officer: string },
  target: Target,
): boolean =>
  confirmer.officer !== askedBy &&
  confirmer.officer !== officer &&
  isAllowed(confirmer.duties, 'confirm-recovery', target)

/** The roles that a chief gives; all others are given by administrators and by the command line. */
const givenByChiefs: readonly Role[] = ['atendente', 'investigador', 'delegado', 'entrevistador']

/** Whether this person may make an account with this duty. */
export const mayInvite = (duties: readonly Duty[], given: Duty): boolean =>
  decidesOn(duties, 'invite-officer', given)

/** Whether this person may take this duty away, let it end, or move it to another unit. */
export const mayChange = (duties: readonly Duty[], held: Duty): boolean =>
  decidesOn(duties, 'change-duties', held)

function decidesOn(
  duties: readonly Duty[],
  action: 'invite-officer' | 'change-duties',
  { role: decided, unit }: Duty,
): boolean {
  const byChief = givenByChiefs.includes(decided)
  return duties
    .filter(({ role }) => role !== 'chefia' || byChief)
    .some((duty) => isAllowed([duty], action, { unit }))
}

/** Whether somebody with these duties may be given another. */
export const mayAlsoHold = (held: readonly Duty[], given: Duty): boolean =>
  mayHoldTogether([...held, given].map(({ role }) => role))

/** Whether these duties ever show what a person wrote. */
export const readsContent = (duties: readonly Duty[]): boolean =>
  duties.some(({ role }) => isUnitRole(role) && role in permissions['open-report'])
