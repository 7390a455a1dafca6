import { createHash } from 'node:crypto'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import { identityNames, type IdentityDocument } from '@delegacia/domain/desk/identity-documents'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { NotHereReason } from '@delegacia/domain/desk/events/event-parts'

/** What is asked of a second officer. */
export type Asked = What & {
  /** The version that whoever asks had read: an answer that comes afterwards is not decided over. */
  readonly versao?: number
}

type What =
  | { readonly ato: 'arquivar'; readonly porque: string }
  | { readonly ato: 'abrir-original'; readonly evidencia: string; readonly porque: string }
  | { readonly ato: 'codigo-novo'; readonly documento: IdentityDocument; readonly porque: string }
  | { readonly ato: 'nao-cabe'; readonly motivo: NotHereReason; readonly ondeIr: string }

/** The exact text that the second officer reads and signs: its SHA-256 binds every word, and the report that it is about. */
export function signedText(bop: string, asked: Asked): string {
  const number = formatBulletinNumber(bop)
  if (asked.ato === 'arquivar')
    return [`Arquivar na unidade o boletim ${number}`, `Por quê: ${asked.porque}`].join('\n')
  if (asked.ato === 'abrir-original')
    return [
      `Abrir o original da evidência ${asked.evidencia} do boletim ${number}`,
      `Por quê: ${asked.porque}`,
    ].join('\n')
  if (asked.ato === 'codigo-novo')
    return [
      `Dar um código novo do boletim ${number}, em pessoa; os antigos morrem`,
      `Documento que se viu: ${identityNames[asked.documento]}`,
      `Por quê: ${asked.porque}`,
    ].join('\n')
  const { why, law } = notHereTexts[asked.motivo]
  return [
    `Não cabe aqui: boletim ${number}`,
    `Motivo: ${why.pt}`,
    `Base legal: ${law.pt}`,
    `Para onde ir: ${asked.ondeIr}`,
  ].join('\n')
}

export const sha256Of = (text: string): Buffer => createHash('sha256').update(text).digest()
