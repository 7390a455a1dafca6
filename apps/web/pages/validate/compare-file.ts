import type { IssuedDocument } from '@delegacia/contract/validation'

/** `altered` names the document's number but is not the file that was issued; `other` does not even name it. */
export type Comparison = 'intact' | 'altered' | 'other'

/** No document of ours comes near; a film chosen by mistake must not fill a phone's memory. */
const largestBytes = 50 * 2 ** 20

/** Whether this works here: browsers hash only for pages that came over HTTPS or from the device itself. */
export const canCompare = (): boolean => 'subtle' in crypto

/** Compares a file with what was issued, on this device alone. Rejects when the file cannot be read. */
export async function compareFile(
  file: Blob,
  { sha256, numero }: Pick<IssuedDocument, 'sha256' | 'numero'>,
): Promise<Comparison> {
  if (file.size > largestBytes) return 'other'
  const bytes = await file.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex === sha256) return 'intact'
  // Every document names its number in its metadata, which PDF/A keeps readable.
  return new TextDecoder('latin1').decode(bytes).includes(numero) ? 'altered' : 'other'
}
