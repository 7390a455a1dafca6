import type { NotHereReason, OpeningReason } from '@delegacia/domain/desk/events/event-parts'

export const openingWords = {
  triagem: 'Triagem da fila',
  atender: 'Atender quem registrou',
  apuracao: 'Apuração em curso',
  outro: 'Outro: escrever',
  assinatura: 'Conferir antes de assinar',
} as const satisfies Record<OpeningReason, string>

export const notHereWords = {
  outro_estado: 'O fato todo aconteceu em outro Estado',
  competencia_federal: 'É da Justiça Federal',
  competencia_militar: 'É da Justiça Militar',
} as const satisfies Record<NotHereReason, string>

/** Where a report is said to belong to another State; a fraud by transfer is the commonest case, and the law gives it to us. */
export const otherStateCaveat =
  'Golpe por depósito, cheque ou transferência, como o Pix: vale o lugar onde a vítima mora (CPP, art. 70, § 4º). Se ela mora no Pará, cabe aqui.'

/** Every reason that a line of a history may give, by its wire name. */
export const reasonNames: Readonly<Record<string, string>> = {
  ...openingWords,
  ...notHereWords,
  outro: 'outro, dito à auditoria',
}
