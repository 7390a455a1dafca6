import type { EvidenceReceipt } from '@delegacia/contract/thread/evidence-calls'
import { faultOfWhole } from '@delegacia/domain/desk/evidence/fault-of-whole'
import { judgeContent, refusalOfFile, type FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { pieceAt, pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { fileRefusalTexts } from '@delegacia/domain/desk/evidence/refusal-texts'
import { ApiError } from '../api/api-error.ts'
import { t } from '../i18n/locale.ts'
import { texts } from './evidence-texts.ts'
import { announceFile, readUpload, sendPiece, type ThreadKeys } from './evidence-service.ts'

export type SendResult =
  | { outcome: 'received'; receipt: EvidenceReceipt }
  | { outcome: 'refused'; sentence: string }
  /** The connection stayed away; the same call later goes on where it stopped. */
  | { outcome: 'paused' }

export type Sending = {
  keys: ThreadKeys
  file: File
  signal: AbortSignal
  /** Bytes that are safe, and whether the connection is away at the moment. */
  onProgress: (bytes: number, away: boolean) => void
  /** Waits before the next try. */
  pause?: (tries: number) => Promise<void>
}

/** Tries without any progress in between: about four minutes. */
const mostTries = 12

/** Sends one file piece by piece; a broken connection is waited for, and what has arrived is never sent again. */
export async function sendFile(sending: Sending): Promise<SendResult> {
  const { file, signal } = sending
  const refusal = refusalOfFile({ name: file.name, bytes: file.size }, 0)
  if (refusal) return refused(refusal, file)
  const fault = await faultOf(file).catch(() => 'changed' as const)
  if (fault) return refused(fault, file)
  const sha256 = await digestOf(file).catch(() => undefined)
  if (sha256 === undefined) return refused('changed', file)
  const state: State = { token: undefined, at: 0, sha256 }
  for (let tries = 0; tries < mostTries && !signal.aborted;) {
    const before = state.at
    const step = await advance(sending, state).catch((error: unknown) => afterFailure(error, state))
    if (step !== 'more' && step !== 'away') return step
    sending.onProgress(state.at, step === 'away')
    tries = state.at > before ? 0 : tries + 1
    if (step === 'away') await (sending.pause ?? growingPause)(tries)
  }
  return { outcome: 'paused' }
}

type State = { token: string | undefined; at: number; readonly sha256: string; unsure?: boolean }
type Step = SendResult | 'more' | 'away'

/** Announces the file, asks where it stopped, or sends one piece. */
async function advance({ keys, file, signal }: Sending, state: State): Promise<Step> {
  const { token, at } = state
  if (token === undefined) {
    const { name: nome, size: bytes } = file
    const upload = await announceFile(keys, { nome, bytes, sha256: state.sha256 }, signal)
    state.token = upload.token
    return take(state, upload)
  }
  const progress = state.unsure
    ? await readUpload(token, signal)
    : await sendPiece(token, at, file.slice(at, at + pieceAt(file.size, at)), signal)
  state.unsure = false
  return take(state, progress)
}

function take(
  state: State,
  { recebido, recibo }: { recebido: number; recibo?: EvidenceReceipt | undefined },
): Step {
  state.at = recebido
  return recibo ? { outcome: 'received', receipt: recibo } : 'more'
}

/** What an answer means that is no success. Anything of the connection or the service is waited for. */
function afterFailure(error: unknown, state: State): Step {
  if (!(error instanceof ApiError)) return { outcome: 'refused', sentence: t(texts.failed) }
  const { erro, mensagem, recebido } = bodyOf(error)
  if (error.status === 409 && recebido !== undefined) return take(state, { recebido })
  if (erro === 'envio-nao-encontrado') {
    state.token = undefined
    return 'away'
  }
  if (error.status >= 400 && error.status < 500 && error.status !== 429)
    return { outcome: 'refused', sentence: mensagem ?? t(texts.failed) }
  // A piece whose answer was lost may have arrived.
  state.unsure = state.token !== undefined
  return 'away'
}

const bodyOf = ({ body }: ApiError): { erro?: string; mensagem?: string; recebido?: number } =>
  typeof body === 'object' && body !== null ? body : {}

const refused = (refusal: FileRefusal, { name }: File): SendResult => ({
  outcome: 'refused',
  sentence: t(fileRefusalTexts[refusal], { nome: name }),
})

/** Why its bytes are not taken, as the station judges them, before anything is sent. */
async function faultOf(file: File): Promise<FileRefusal | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const judged = judgeContent(file.name, bytes.subarray(0, pieceBytes))
  if (typeof judged === 'string') return judged
  return faultOfWhole(bytes, judged.type)
}

/** The SHA-256 of a file in hexadecimal; rejects when it cannot be read. */
export async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 1 s, 2 s, 4 s … up to half a minute, or until the device says that it is connected again. */
const growingPause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(1000 * 2 ** (tries - 1), 30_000))
    addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
