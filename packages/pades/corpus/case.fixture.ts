import type { FileReport, Reason, Verdict } from '../report.ts'
import type { Keys } from './certificates.fixture.ts'
import { by } from './people.fixture.ts'
import { copyOf, signPdf, writePdf, type Written } from './signed-pdf.fixture.ts'

/** A file, what must be said of it, and a reason that must be among those given. */
export type Case = {
  name: string
  bytes: Buffer
  expected: Verdict | Exclude<FileReport['found'], 'signed'>
  reason?: Reason
}

export const made = (
  name: string,
  expected: Case['expected'],
  file: Written | Buffer,
  reason?: Reason,
): Case => ({
  name,
  expected,
  bytes: Buffer.isBuffer(file) ? file : file.bytes,
  ...(reason && { reason }),
})

export const signedWith = (keys: Keys) => signPdf(writePdf(), by(keys), { objects: copyOf() })
