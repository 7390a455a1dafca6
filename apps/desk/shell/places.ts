import type { DeskSession } from '@delegacia/contract/desk/session'
import { deskActions, isAllowed, type DeskAction } from '@delegacia/domain/desk/permissions'
import { dutiesOf } from '../session/use-duties.ts'

export type Place = { readonly path: string; readonly label: string; readonly group: 'Filas' | 'Mesa' }

const places: readonly (Place & { readonly needs?: DeskAction })[] = [
  { path: '/filas/da-unidade', label: 'Boletins', group: 'Filas', needs: 'list-reports' },
  { path: '/buscar', label: 'Buscar identificador', group: 'Filas', needs: 'search-identifier' },
  { path: '/entre-unidades', label: 'Entre unidades', group: 'Filas', needs: 'break-glass' },
  { path: '/assinaturas', label: 'Assinaturas', group: 'Filas', needs: 'list-reports' },
  { path: '/entregas', label: 'Entregas atrasadas', group: 'Mesa', needs: 'list-reports' },
  { path: '/contas', label: 'Contas', group: 'Mesa', needs: 'confirm-recovery' },
  { path: '/auditoria', label: 'Registro de acessos', group: 'Mesa', needs: 'read-audit' },
  { path: '/numeros', label: 'Números', group: 'Mesa', needs: 'read-figures' },
  { path: '/chaves', label: 'Minhas chaves', group: 'Mesa' },
]

/** Whoever sees the lists of a unit hears what is urgent in it. */
export const hearsAlarms = (session: DeskSession): boolean =>
  dutiesOf(session).some((duty) => isAllowed([duty], 'list-reports', { unit: duty.unit }))

/** The pages that somebody with these duties may open; the first is where they begin. */
export function placesOf(session: DeskSession): Place[] {
  const duties = dutiesOf(session)
  const may = new Set(
    deskActions.filter((action) => duties.some(({ unit }) => isAllowed(duties, action, { unit }))),
  )
  return places.filter(({ needs }) => needs === undefined || may.has(needs))
}
