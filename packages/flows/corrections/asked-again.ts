import { isPoliceOnly } from '@delegacia/domain/report/police-only'
import type { FieldKind } from '../engine/fields/any-field.ts'

/** Never asked again: the account stays as it was told, and the crime is proposed and not asked. */
const kindsNeverAsked: ReadonlySet<FieldKind> = new Set(['narrative', 'nature'] as const)

/** A code proves no person: in a report with danger nearby, nobody changes through it where she lives or is called. */
const aboutPeople = /^\/envolvido\//

/** Whether an answer may be asked again, by its kind and JSON pointer; `discreet` where somebody nearby may be dangerous. */
export const mayBeAskedAgain = (kind: FieldKind, campo: string, discreet: boolean): boolean =>
  !kindsNeverAsked.has(kind) &&
  // The questions before the steps decided which form this is.
  !campo.startsWith('/respostas/') &&
  !isPoliceOnly(campo) &&
  !(discreet && aboutPeople.test(campo))
