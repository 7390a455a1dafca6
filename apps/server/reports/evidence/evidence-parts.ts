import type { EvidencePart } from '../../store/keys/vault.ts'

/** Each part is bound to its file and number: none can be passed off as another. */
export const namePart = (evidence: string): EvidencePart => `evidence name/${evidence}`
export const piecePart = (evidence: string, number: number): EvidencePart =>
  `evidence piece/${evidence}/${number}`
export const copyPart = (evidence: string, page: number): EvidencePart => `evidence copy/${evidence}/${page}`
