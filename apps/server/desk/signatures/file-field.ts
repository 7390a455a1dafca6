import type { EvidenceKind } from '@delegacia/domain/desk/evidence/accepted-types'
import type { ScanState } from '@delegacia/domain/desk/evidence/scan-states'
import { oneLine } from '@delegacia/domain/rules/plain-characters'

/** A file as a signed text names it. */
export type NamedFile = {
  readonly id: string
  /** Its place among the files of the report, from 1. */
  readonly numero: number
  /** As the citizen called it. */
  readonly nome: string
  readonly tipo: EvidenceKind
  readonly sha256: string
  readonly verificacao: ScanState
}

const kinds = { foto: 'fotografia', pdf: 'PDF', som: 'som', texto: 'texto' } as const satisfies Record<
  EvidenceKind,
  string
>
const scans = {
  espera: 'ainda não examinado',
  limpo: 'examinado, nada achado',
  suspeito: 'suspeito ao exame',
  'nao-verificado': 'não examinado',
} as const satisfies Record<ScanState, string>

/** `Arquivo 2`: `“laudo da porta.pdf” (PDF, não examinado, SHA-256 ab12…)`. */
export const fileField = ({ numero, nome, tipo, sha256, verificacao }: NamedFile) => ({
  nome: `Arquivo ${numero}`,
  valor: `“${unquoted(nome)}” (${kinds[tipo]}, ${scans[verificacao]}, SHA-256 ${sha256})`,
})

/** A stranger's name begins no line, turns none around and closes no quotation mark. */
const unquoted = (name: string): string => oneLine(name).replaceAll(/[“”„‟"]/g, '’')
