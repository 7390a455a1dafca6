import type { DeskEvidence } from '@delegacia/contract/desk/evidence'

export const kindWords = {
  foto: 'Fotografia',
  pdf: 'PDF',
  som: 'Som',
  texto: 'Texto',
} as const satisfies Record<DeskEvidence['tipo'], string>

/** What the scanner says, and the shape that says it without its colour. */
export const scanWords = {
  espera: ['será examinado', 'work'],
  limpo: ['nada achado', 'ok'],
  suspeito: ['suspeito', 'bad'],
  'nao-verificado': ['não examinado', 'ask'],
} as const satisfies Record<DeskEvidence['verificacao'], readonly [string, string]>

const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** `812 bytes`, `293 KB`, `3,4 MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${oneDecimal.format(kilobytes / 1024)} MB`
}
