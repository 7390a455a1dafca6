import { createHash, randomBytes } from 'node:crypto'
import { pieceAt } from '@delegacia/domain/desk/evidence/limits'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { altchaSecrets } from '../../integrations/human-check-altcha.ts'
import { easyToken } from '../../integrations/solved-token.fixture.ts'
import { insist, type Way } from './insist.fixture.ts'
import { askedField } from './questioning-officer.fixture.ts'

/** What the station has told a person that it has. */
export type Acknowledged = {
  place: number
  /** The Idempotency-Key of the report. */
  key: string
  bop: string
  autDig: string
  messages: string[]
  /** Each file by the id of its receipt, with its SHA-256. */
  evidence: Record<string, string>
  addenda: string[]
}

export const accountOf = (place: number) => `ESTE É O RELATO DE NÚMERO ${place}.`
export const emailOf = (place: number) => `pessoa${place}@example.org`

/** A unique report, with a human check that is solved at the first try. */
export async function register(
  way: Way,
  secrets: ReturnType<typeof altchaSecrets>,
  place: number,
): Promise<Acknowledged> {
  const report = lossReport()
  report.relato_plain = `${accountOf(place)} ${report.relato_plain}`
  Object.assign(report.envolvido[0]?.contato?.[2] ?? {}, { valor: emailOf(place) })
  const recaptchaToken = await easyToken(secrets)
  const key = crypto.randomUUID()
  const body = JSON.stringify({ ...report, recaptchaToken })
  const { text } = await insist(way, { path: '/api/ocorrencia', key, body })
  const { bop, autDig } = JSON.parse(text) as { bop: string; autDig: string }
  return { place, key, bop, autDig, messages: [], evidence: {}, addenda: [] }
}

const post = (way: Way, { bop, autDig }: Acknowledged, act: string, more: object) =>
  insist(way, {
    path: `/api/acompanhar/${act}`,
    key: crypto.randomUUID(),
    body: JSON.stringify({ numero: bop, codigo: autDig, ...more }),
  })

export async function write(way: Way, own: Acknowledged, texto: string): Promise<void> {
  await post(way, own, 'mensagem', { texto })
  own.messages.push(texto)
}

type Upload = {
  token: string
  recebido: number
  recibo?: { evidencia: string; sha256: string; bytes: number }
}

/** Sends a sound of two pieces, going on where the station says that it is. */
export async function sendEvidence(way: Way, own: Acknowledged): Promise<void> {
  const file = soundOf(own.place)
  const sha256 = createHash('sha256').update(file).digest('hex')
  let upload: Upload | undefined
  for (;;) {
    if (upload?.recibo) break
    if (!upload) {
      const announced = await post(way, own, 'evidencia', {
        nome: 'gravação.wav',
        bytes: file.length,
        sha256,
      })
      upload = JSON.parse(announced.text) as Upload
      continue
    }
    const { recebido: at, token } = upload
    const sent = await insist(
      way,
      {
        method: 'PATCH',
        path: '/api/acompanhar/evidencia',
        key: crypto.randomUUID(),
        headers: {
          'content-type': 'application/octet-stream',
          'upload-token': token,
          'upload-offset': String(at),
        },
        body: new Uint8Array(file.subarray(at, at + pieceAt(file.length, at))),
      },
      // 404: an announcement that was long on its way has replaced the token; 409: a piece had arrived after all.
      [200, 404, 409],
    )
    upload = sent.status === 404 ? undefined : { ...(JSON.parse(sent.text) as Upload), token }
  }
  const { evidencia, bytes, sha256: received } = upload.recibo
  if (received !== sha256 || bytes !== file.length) throw new Error('A receipt for another file')
  own.evidence[evidencia] = sha256
}

const pieceAndABit = 270_000

function soundOf(place: number): Buffer {
  const file = Buffer.concat([Buffer.alloc(44), randomBytes(pieceAndABit + place)])
  file.write('RIFF')
  file.write('WAVEfmt ', 8)
  return file
}

type Thread = { passos: { tipo: string; acrescimoSha256?: string }[] }

/** Answers the open question; each person has another minute to tell. */
export async function answer(way: Way, own: Acknowledged): Promise<void> {
  const minute = String(own.place % 60).padStart(2, '0')
  const respostas = [{ campo: askedField, resposta: `20/11/2026 14:${minute}` }]
  const { text } = await post(way, own, 'correcao', { respostas })
  const { passos } = JSON.parse(text) as Thread
  own.addenda = passos.flatMap(({ acrescimoSha256 }) => acrescimoSha256 ?? [])
  if (own.addenda.length !== 1) throw new Error(`Not one addendum in the answer: ${text}`)
}
