import { createHash } from 'node:crypto'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import type { NotHereReason } from '@delegacia/domain/desk/events/event-parts'
import { exportPurposeNames, type ExportPurpose } from '@delegacia/domain/desk/export-purposes'
import { identityNames, type IdentityDocument } from '@delegacia/domain/desk/identity-documents'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { fileWords, type NamedFile } from './file-words.ts'

/** What is asked of a second officer. */
export type Asked = What & {
  /** The version that whoever asks had read: an answer that comes afterwards is not decided over. */
  readonly versao?: number
}

type What =
  | { readonly ato: 'arquivar'; readonly porque: string }
  | {
      readonly ato: 'abrir-original'
      readonly evidencia: string
      readonly arquivo: NamedFile
      readonly porque: string
    }
  | {
      readonly ato: 'exportar'
      readonly finalidade: ExportPurpose
      /** Every file that the report had then, and no other, leaves with it. */
      readonly arquivos: readonly NamedFile[]
      readonly porque: string
    }
  | { readonly ato: 'codigo-novo'; readonly documento: IdentityDocument; readonly porque: string }
  | { readonly ato: 'nao-cabe'; readonly motivo: NotHereReason; readonly ondeIr: string }

/** The exact text that the second officer reads and signs: its SHA-256 binds every word, and the report that it is about. */
export function signedText(bop: string, asked: Asked): string {
  return linesOf(formatBulletinNumber(bop), asked).join('\n')
}

function linesOf(number: string, asked: Asked): string[] {
  switch (asked.ato) {
    case 'arquivar':
      return [`Arquivar na unidade o boletim ${number}`, `Por quê: ${asked.porque}`]
    case 'abrir-original':
      return [
        `Abrir o original de um arquivo do boletim ${number}`,
        fileWords(asked.arquivo),
        `Por quê: ${asked.porque}`,
      ]
    case 'exportar':
      return [
        `Exportar o boletim ${number}: dados, documento, acréscimos e ${countWords(asked.arquivos.length)}`,
        ...asked.arquivos.map(fileWords),
        `Para: ${exportPurposeNames[asked.finalidade]}`,
        `Por quê: ${asked.porque}`,
      ]
    case 'codigo-novo':
      return [
        `Dar um número de autenticação novo do boletim ${number}, em pessoa; os antigos morrem`,
        `Documento que se viu: ${identityNames[asked.documento]}`,
        `Por quê: ${asked.porque}`,
      ]
    case 'nao-cabe': {
      const { why, law } = notHereTexts[asked.motivo]
      return [
        `Não cabe aqui: boletim ${number}`,
        `Motivo: ${why.pt}`,
        `Base legal: ${law.pt}`,
        `Para onde ir: ${asked.ondeIr}`,
      ]
    }
  }
}

const countWords = (count: number) =>
  count === 0
    ? 'nenhum arquivo'
    : count === 1
      ? 'o original de 1 arquivo'
      : `os originais de ${count} arquivos`

export const sha256Of = (text: string): Buffer => createHash('sha256').update(text).digest()
