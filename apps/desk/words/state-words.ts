import type { ReportState } from '@delegacia/domain/desk/events/report-state'

/** Each state as officers read it, and the shape that says it without its colour. */
export const stateWords = {
  registrado: ['Registrado', ''],
  em_analise: ['Em análise', 'work'],
  pede_correcao: ['Pede correção', 'ask'],
  encaminhado: ['Encaminhado', 'sent'],
  em_apuracao: ['Em apuração', 'sent'],
  arquivado_na_unidade: ['Arquivado na unidade', ''],
  nao_cabe_aqui: ['Não cabe aqui', ''],
} as const satisfies Record<ReportState, readonly [string, string]>
