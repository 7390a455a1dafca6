import type { DocumentKind } from './document-tables.ts'
import type { VaultPart } from '../keys/vault.ts'

/** What the bytes of each kind of document are bound to; the words are in every stored file and never change. */
const parts = {
  report: () => 'paper',
  codeless: () => 'paper without code',
  policeCopy: () => 'police copy',
  addendum: () => 'addendum',
  petition: () => 'petition',
  interview: (number) => `interview paper/${number}`,
  removalNotice: (number) => `removal notice/${number}`,
} satisfies Record<DocumentKind, (number: number) => VaultPart>

export const documentPart = (kind: DocumentKind, number = 1): VaultPart => parts[kind](number)
