import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'

export const identifierWords = {
  placa: 'A mesma placa',
  imei: 'O mesmo IMEI',
  cpf: 'O mesmo CPF',
  telefone: 'O mesmo telefone',
  chave_pix: 'A mesma chave Pix',
} as const satisfies Record<IdentifierKind, string>
