import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'

export const identifierNames = {
  placa: 'Placa',
  imei: 'IMEI',
  cpf: 'CPF',
  telefone: 'Telefone',
  chave_pix: 'Chave Pix',
} as const satisfies Record<IdentifierKind, string>

/** The same in two reports. */
export const identifierWords = {
  placa: 'A mesma placa',
  imei: 'O mesmo IMEI',
  cpf: 'O mesmo CPF',
  telefone: 'O mesmo telefone',
  chave_pix: 'A mesma chave Pix',
} as const satisfies Record<IdentifierKind, string>
