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

export const dutyWords = ({ papel, unidade }: DeskDuty): string =>
  unidade ? `${roleWords[papel]}, ${unidade.nome}` : roleWords[papel]
