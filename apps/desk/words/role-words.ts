import type { DeskDuty } from '@delegacia/contract/desk/session'
import type { Role } from '@delegacia/domain/desk/roles'

export const roleWords = {
  atendente: 'atendente',
  investigador: 'investigação',
  delegado: 'delegado ou delegada',
  entrevistador: 'entrevista de risco (Parte II)',
  chefia: 'chefia',
  auditor: 'auditoria',
  administrador: 'administração de contas',
} as const satisfies Record<Role, string>

/** `investigação, Delegacia de Salinópolis, até 31/12/2026`. */
export const dutyWords = ({ papel, unidade, ate }: DeskDuty): string =>
  [roleWords[papel], unidade?.nome, ate && `até ${ate.split('-').toReversed().join('/')}`]
    .filter(Boolean)
    .join(', ')
