import type { DeskSession } from '@delegacia/contract/desk/session'
import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import { useSession } from './session-store.ts'

export const dutiesOf = ({ funcoes }: DeskSession): Duty[] =>
  funcoes.flatMap(({ papel, unidade }) => dutyOf(papel, unidade?.id) ?? [])

/** The duties of whoever is logged in, as the rules of permission read them. */
export function useDuties(): Duty[] {
  const session = useSession()
  return 'session' in session ? dutiesOf(session.session) : []
}
