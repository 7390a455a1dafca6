/** What an officer may be in one unit. The order is that of the forms. */
export const unitRoles = ['atendente', 'investigador', 'delegado', 'entrevistador', 'chefia'] as const
/** What an officer may be for the whole station; neither ever sees the content of a report. */
export const stationRoles = ['auditor', 'administrador'] as const
export const roles = [...unitRoles, ...stationRoles] as const

export type UnitRole = (typeof unitRoles)[number]
export type StationRole = (typeof stationRoles)[number]
export type Role = (typeof roles)[number]

/** One role of an officer; `unit` is the id of a police unit. */
export type Duty =
  | { readonly role: UnitRole; readonly unit: number }
  | { readonly role: StationRole; readonly unit?: undefined }

const among = <T extends Role>(list: readonly T[], role: Role): role is T =>
  (list as readonly Role[]).includes(role)

export const isUnitRole = (role: Role): role is UnitRole => among(unitRoles, role)

/** The duty of these parts; undefined where a role of a unit has none, or a role of the station has one. */
export function dutyOf(role: Role, unit: number | undefined): Duty | undefined {
  if (isUnitRole(role)) return unit === undefined ? undefined : { role, unit }
  return unit === undefined ? { role } : undefined
}

/**
 * Whether one person may hold these roles together: who reads the log does nothing that is in it, and who makes
 * accounts reads no report.
 */
export const mayHoldTogether = (held: readonly Role[]): boolean =>
  held.every(isUnitRole) || new Set(held).size <= 1

/** The units whose reports these duties reach. */
export const unitsOfDuties = (duties: readonly Duty[]): number[] => [
  ...new Set(duties.flatMap(({ unit }) => (unit === undefined ? [] : [unit]))),
]
