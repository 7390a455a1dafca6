import type { IssuedDocument } from '@delegacia/contract/validation'
import { nextTask } from '../../ui/next-task.ts'

/**
 * Only `intact` is the file that was issued. The others are not, and differ in what helps the person: a PDF that names the
 * document's number, one that names another report's alone, one that names none, what is no PDF, and what is not read here.
 */
export type Comparison = 'intact' | 'same-number' | 'other-number' | 'no-number' | 'no-pdf' | 'too-large'

/** All our documents are far smaller; a film chosen by mistake must not fill a phone's memory. */
const largestBytes = 50 * 2 ** 20

/** Whether this works here: browsers hash only for pages that came over HTTPS or from the device itself. */
export const canCompare = (): boolean => 'subtle' in crypto

/**
 * Compares a file with what was issued, on this device alone, and gives its SHA-256 and whether it names any report; without a
 * document it is only read.
 * Rejects when the file cannot be read.
 */
export async function compareFile(
  file: Blob,
  document: Pick<IssuedDocument, 'sha256' | 'numero'> | undefined,
): Promise<{ found: Comparison; sha256?: string; namesReport?: boolean }> {
  if (file.size > largestBytes) return { found: 'too-large' }
  const bytes = await file.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (hex === document?.sha256) return { found: 'intact', sha256: hex }
  if (!textOf(bytes, 0, 1024).includes('%PDF-')) return { found: 'no-pdf', sha256: hex }
  const { namesIt, namesReport } = await numbersIn(bytes, document?.numero)
  if (!document) return { found: 'no-number', sha256: hex, namesReport }
  const isOther = namesReport && reportNumber.test(document.numero)
  return { found: namesIt ? 'same-number' : isOther ? 'other-number' : 'no-number', sha256: hex, namesReport }
}

const textOf = (bytes: ArrayBuffer, from: number, length: number): string =>
  new TextDecoder('latin1').decode(new Uint8Array(bytes, from, Math.min(length, bytes.byteLength - from)))

/** A slow phone reads so many bytes without standing still for long. */
const readAtOnce = 2 ** 19

/** Every document names its number in its metadata, which PDF/A keeps readable. */
async function numbersIn(
  bytes: ArrayBuffer,
  numero: string | undefined,
): Promise<{ namesIt: boolean; namesReport: boolean }> {
  // A number may stand across two parts.
  const overlap = Math.max(32, numero?.length ?? 0)
  let [namesIt, namesReport] = [false, false]
  for (let from = 0; from < bytes.byteLength && !(namesReport && (namesIt || !numero)); from += readAtOnce) {
    const text = textOf(bytes, from, readAtOnce + overlap)
    namesIt ||= numero !== undefined && text.includes(numero)
    namesReport ||= reportNumber.test(text)
    await nextTask()
  }
  return { namesIt, namesReport }
}

/** As a report's number is printed. */
const reportNumber = /00\d{3}\/\d{4}\.\d{6}-\d/
