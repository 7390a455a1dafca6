import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a program of poppler-utils on a PDF and returns its output, whatever its exit code. */
export function read(program: 'pdftotext' | 'pdfsig', pdf: Uint8Array, ...options: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'document.pdf')
  writeFileSync(file, pdf)
  try {
    return execFileSync(program, [file, ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text of a PDF without its blanks: a value may go on in the next line. */
export const textOf = (pdf: Uint8Array): string => withoutBlanks(read('pdftotext', pdf, '-'))

export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** What pdfsig says of a PDF's signatures. */
export const signaturesOf = (pdf: Uint8Array): string => read('pdfsig', pdf)
