import { createHash } from 'node:crypto'
import { notHereTexts } from '@delegacia/domain/desk/citizen/not-here-texts'
import type { NotHereReason } from '@delegacia/domain/desk/events/event-parts'
import { exportPurposeNames, type ExportPurpose } from '@delegacia/domain/desk/export-purposes'
import { identityNames, type ShownIdentityDocument } from '@delegacia/domain/desk/identity-documents'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { oneLine } from '@delegacia/domain/rules/plain-characters'
import { fileField, type NamedFile } from './file-field.ts'

/** A request to a second officer. */
export type SignatureRequest = What & {
  /** The version that the officer who asks had read: an answer that comes afterwards is not decided over. */
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
  | { readonly ato: 'codigo-novo'; readonly documento: ShownIdentityDocument; readonly porque: string }
  | { readonly ato: 'nao-cabe'; readonly motivo: NotHereReason; readonly ondeIr: string }

/** One thing that is signed, and what it is called: the second officer sees each by itself. */
type SignedField = { readonly nome: string; readonly valor: string }

/** What the second officer reads and signs. No value has a line of its own or a mark that is not seen, whoever wrote it. */
export const signedFields = (bop: string, asked: SignatureRequest): SignedField[] =>
  fieldsOf(formatBulletinNumber(bop), asked).map(({ nome, valor }) => ({ nome, valor: signedWords(valor) }))

/** An officer's words as they are signed: where a line ended, a stroke stands. */
export const signedWords = (typed: string): string => oneLine(typed, ' / ')

/** The exact text of which the SHA-256 is signed: a line for each field, so that none can look like two. */
export const signedText = (bop: string, asked: SignatureRequest): string =>
  signedFields(bop, asked)
    .map(({ nome, valor }) => `${nome}: ${valor}`)
    .join('\n')

function fieldsOf(number: string, asked: SignatureRequest): SignedField[] {
  const report = { nome: 'Boletim', valor: number }
  switch (asked.ato) {
    case 'arquivar':
      return [{ nome: 'O que se faz', valor: 'Arquivar na unidade' }, report, why(asked)]
    case 'abrir-original':
      return [
        { nome: 'O que se faz', valor: 'Abrir o original de um arquivo' },
        report,
        fileField(asked.arquivo),
        why(asked),
      ]
    case 'exportar':
      return [
        {
          nome: 'O que se faz',
          valor: `Exportar: dados, documento, acréscimos e ${countWords(asked.arquivos.length)}`,
        },
        report,
        ...asked.arquivos.map(fileField),
        { nome: 'Para', valor: exportPurposeNames[asked.finalidade] },
        why(asked),
      ]
    case 'codigo-novo':
      return [
        {
          nome: 'O que se faz',
          valor: 'Dar um número de autenticação novo, em pessoa; os antigos morrem',
        },
        report,
        { nome: 'Documento que se viu', valor: identityNames[asked.documento] },
        why(asked),
      ]
    case 'nao-cabe': {
      const reason = notHereTexts[asked.motivo]
      return [
        { nome: 'O que se faz', valor: 'Dizer que não cabe aqui' },
        report,
        { nome: 'Motivo', valor: reason.why.pt },
        { nome: 'Base legal', valor: reason.law.pt },
        { nome: 'Para onde ir', valor: asked.ondeIr },
      ]
    }
  }
}

const why = ({ porque }: { porque: string }): SignedField => ({ nome: 'Por quê', valor: porque })

const countWords = (count: number) =>
  count === 0
    ? 'nenhum arquivo'
    : count === 1
      ? 'o original de 1 arquivo'
      : `os originais de ${count} arquivos`

export const sha256Of = (text: string): Buffer => createHash('sha256').update(text).digest()
