import type { UploadProgress } from '@delegacia/contract/thread/evidence-calls'
import { call, type CallOptions } from '../api/call.ts'
import { postJson } from '../api/post-json.ts'
import { locale } from '../i18n/locale.ts'

/** Number and code, as the person typed them: kept in memory alone. */
export type ThreadKeys = { readonly numero: string; readonly codigo: string }

export type Announcement = { nome: string; bytes: number; sha256: string }

const path = '/api/acompanhar/evidencia'

/** A failure is told beside the file, and waited for there. */
const options = (signal: AbortSignal) => ({ quiet: true, signal }) satisfies CallOptions

export const announceFile = (keys: ThreadKeys, file: Announcement, signal: AbortSignal) =>
  postJson(path, { ...keys, ...file }, options(signal))

/** Takes away what has not arrived whole; the answer is the thread without it. */
export const withdrawFile = (keys: ThreadKeys, sha256: string) =>
  postJson(
    '/api/acompanhar/evidencia/retirar',
    { ...keys, idioma: locale, sha256 },
    { quiet: true, safe: true },
  )

export async function sendPiece(
  token: string,
  offset: number,
  piece: Blob,
  signal: AbortSignal,
): Promise<UploadProgress> {
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Upload-Token': token,
    'Upload-Offset': String(offset),
  }
  return readProgress(await call(path, { method: 'PATCH', headers, body: piece }, options(signal)))
}

export const readUpload = async (token: string, signal: AbortSignal): Promise<UploadProgress> =>
  readProgress(await call(path, { headers: { 'Upload-Token': token } }, options(signal)))

const readProgress = async ({ body }: { body: Blob }): Promise<UploadProgress> =>
  JSON.parse(await body.text()) as UploadProgress
