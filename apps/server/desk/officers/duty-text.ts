import type { Duty } from '@delegacia/domain/desk/roles'

/** A duty as the log writes it: `delegado/3`, `auditor`. */
export const dutyText = ({ role, unit }: Duty): string => (unit === undefined ? role : `${role}/${unit}`)
