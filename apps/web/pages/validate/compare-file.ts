import type { IssuedDocument } from '@delegacia/contract/validation'

/**
 * Only `intact` is the file that was issued. The others are not, and differ in what helps the person: a PDF that names the
 * document's number, one that names another report's alone, one that names none, and what is no PDF.
 */
export type Comparison = 'intact' | 'same-number' | 'other-number' | 'no-number' | 'no-pdf'

/** All our documents are far smaller; a film chosen by mistake must not fill a phone's memory. */
const largestBytes = 50 * 2 ** 20

/** Whether this works here: browsers hash only for pages that came over HTTPS or from the device itself. */
export const canCompare = (): boolean => 'subtle' in crypto

/**
 * Compares a file with what was issued, on this device alone, and gives its SHA-256; without a document it is only read.
 * Rejects when the file cannot be read.
 */
export async function compareFile(
  file: Blob,
  document: Pick<IssuedDocument, 'sha256' | 'numero'> | undefined,
): Promise<{ found: Comparison; sha256?: string }> {
  if (file.size > largestBytes) return { found: 'no-number' }
  const bytes = await file.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex === document?.sha256) return { found: 'intact', sha256: hex }
  const text = new TextDecoder('latin1').decode(bytes)
  if (!text.slice(0, 1024).includes('%PDF-')) return { found: 'no-pdf', sha256: hex }
  return { found: document ? numberIn(text, document.numero) : 'no-number', sha256: hex }
}

/** Every document names its number in its metadata, which PDF/A keeps readable. */
function numberIn(text: string, numero: string): Comparison {
  if (text.includes(numero)) return 'same-number'
  return reportNumber.test(numero) && reportNumber.test(text) ? 'other-number' : 'no-number'
}

/** As a report's number is printed. */
const reportNumber = /00\d{3}\/\d{4}\.\d{6}-\d/
