import type { NotHereReason, OpeningReason } from '@delegacia/domain/desk/events/event-parts'

export const openingWords = {
  triagem: 'Triagem da fila',
  atender: 'Atender quem registrou',
  apuracao: 'Apuração em curso',
  outro: 'Outro: escrever',
} as const satisfies Record<OpeningReason, string>

export const notHereWords = {
  outro_estado: 'O fato todo aconteceu em outro Estado',
  competencia_federal: 'É da Justiça Federal',
  competencia_militar: 'É da Justiça Militar',
} as const satisfies Record<NotHereReason, string>
