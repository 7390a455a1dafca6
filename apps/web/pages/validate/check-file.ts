import type { IssuedFile } from '@delegacia/contract/documents/file-validation'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { postJson } from '../../api/post-json.ts'
import { compareFile, type Comparison } from './compare-file.ts'

/** What a file is: as its comparison on this device found, or, by its SHA-256 alone, a file that was issued. */
export type FileVerdict =
  | { found: Comparison | 'not-issued' | 'not-asked' }
  /** Not ours, but it bears the number of a report. */
  | { found: 'names-ours' }
  | { found: 'issued'; issued: IssuedFile }

/**
 * Compares a file with the document that was looked up, if one was, and asks of any other PDF what it is: its SHA-256 is
 * sent, and nothing of it. Rejects when the file cannot be read.
 */
export async function checkFile(file: Blob, document: IssuedDocument | undefined): Promise<FileVerdict> {
  const { found, sha256, namesReport } = await compareFile(file, document)
  if (found === 'intact' || found === 'no-pdf' || sha256 === undefined) return { found }
  const answer = await askWhatItIs(sha256)
  if (!answer) return { found: 'not-asked' }
  if (answer.situacao === 'desconhecido') {
    if (document) return { found }
    return { found: namesReport ? 'names-ours' : 'not-issued' }
  }
  // The paper of another report is told as that: whoever checks a number asked about that one.
  const isOther = document && document.numero !== answer.numero && answer.tipo === 'boletim'
  return isOther ? { found: 'other-number' } : { found: 'issued', issued: answer }
}

/** Undefined where the service does not answer: then nothing is known, and nothing said against the file. */
const askWhatItIs = (sha256: string) =>
  postJson('/api/validar-arquivo', { sha256 }, { safe: true, quiet: true }).catch(() => undefined)
