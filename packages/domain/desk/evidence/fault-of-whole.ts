import { isCutPdf } from './cut-pdf.ts'
import { isCutPicture } from './cut-picture.ts'
import type { FileRefusal } from './file-refusal.ts'
import { asksForPassword } from './pdf-password.ts'
import { plainTextOf } from './plain-text.ts'

/** Why the whole file is not taken, though its first bytes are: browser and server judge it alike. */
export async function faultOfWhole(bytes: Uint8Array, type: string): Promise<FileRefusal | undefined> {
  if (type === 'text/plain') return plainTextOf(bytes) === undefined ? 'otherContent' : undefined
  if (type !== 'application/pdf') return isCutPicture(bytes, type) ? 'broken' : undefined
  if (isCutPdf(bytes)) return 'broken'
  return (await asksForPassword(bytes)) ? 'locked' : undefined
}
