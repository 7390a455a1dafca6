import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a program of poppler-utils on a PDF and gives what it printed, whatever its exit code. */
function read(program: 'pdftotext' | 'pdfsig', pdf: Uint8Array, ...after: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  const file = join(folder, 'paper.pdf')
  writeFileSync(file, pdf)
  try {
    return execFileSync(program, [file, ...after], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The words of a PDF without the blanks between them: lines break where the paper ends, not where a value does. */
export const wordsOf = (pdf: Uint8Array): string => withoutBlanks(read('pdftotext', pdf, '-'))

export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** What pdfsig says of a PDF's signatures. */
export const signaturesOf = (pdf: Uint8Array): string => read('pdfsig', pdf)
