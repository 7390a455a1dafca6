import { noThread } from '@delegacia/contract/thread/access'
import {
  announceEvidence,
  fileRefusalCodes,
  readUpload,
  sendPiece,
  type UploadProgress,
} from '@delegacia/contract/thread/evidence-calls'
import type { FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { fileRefusalTexts } from '@delegacia/domain/desk/evidence/refusal-texts'
import { pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { stateIso } from '@delegacia/domain/language/state-time'
import { say, type Locale } from '@delegacia/domain/language/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { announce, type EvidenceRow } from '../../../reports/evidence/announce.ts'
import { findUpload } from '../../../reports/evidence/find-upload.ts'
import { quotaOfNetwork } from '../../../reports/evidence/evidence-quota.ts'
import { receivePiece } from '../../../reports/evidence/receive-piece.ts'
import { clientAddress } from '../../../base/http/client-address.ts'
import { ApiFailure, failureBody } from '../../../base/http/failures.ts'
import { languageOf } from '../../../base/http/language.ts'
import { serveCall } from '../../../base/http/serve-call.ts'
import { createWindowedCounts } from '../../../base/http/windowed-counts.ts'
import { retryTransient } from '../../../store/connection/retry-transient.ts'
import type { RouteDeps } from '../deps.ts'
import { refusal, ThreadFailure } from './thread-failures.ts'
import type { Opening } from './thread-opening.ts'

/** Number, code, name and digest of one file, in bytes. */
const announcementLimit = 8000

/** Announces a file, among the calls that take number and code. */
export function registerAnnouncement(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(
    app,
    announceEvidence,
    async (request) => {
      const { report, body, locale } = await opening.write(request, announceEvidence)
      const file = { name: body.nome, bytes: body.bytes, sha256: Buffer.from(body.sha256, 'hex') }
      const announced = await deps.turns.reading(request, () =>
        retryTransient(() => announce(deps, report.id, file)),
      )
      if (announced.ok) {
        const { upload, token, expiresAt } = announced
        return { ...progressOf(upload), token, ate: stateIso(expiresAt) }
      }
      if (announced.refusal === 'closed') throw new ThreadFailure(404, noThread(locale))
      if (announced.refusal === 'destroyed') throw refusal('destroyed', locale)
      throw new ThreadFailure(422, refusalBody(announced.refusal, file.name, locale))
    },
    { bodyLimit: announcementLimit },
  )
}

/** Takes the pieces of announced files, by their tokens. */
export async function registerEvidencia(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  // In a context of its own: no other call takes raw bytes.
  await app.register((own, _options, done) => {
    const parse = { parseAs: 'buffer', bodyLimit: pieceBytes } as const
    own.addContentTypeParser('application/octet-stream', parse, (_request, body, read) => read(null, body))
    servePieces(own, deps)
    done()
  })
}

const dayMs = 86_400_000

function servePieces(app: FastifyInstance, deps: RouteDeps): void {
  const { turns } = deps
  const sent = createWindowedCounts(dayMs, () => deps.now().getTime())
  serveCall(
    app,
    sendPiece,
    async (request, reply) => {
      const offset = Number(headerOf(request, 'upload-offset') ?? Number.NaN)
      const bytes = request.body
      if (!Number.isSafeInteger(offset) || !Buffer.isBuffer(bytes)) throw new ApiFailure('pedido-invalido')
      const network = clientAddress(request)
      if (sent.of(network) + bytes.length > quotaOfNetwork(deps.evidenceRoom))
        throw new ApiFailure('muitos-pedidos')
      const token = headerOf(request, 'upload-token') ?? ''
      const received = await turns.reading(request, () =>
        retryTransient(() => receivePiece(deps, { token, offset, bytes })),
      )
      const locale = languageOf(request)
      switch (received.outcome) {
        case 'stored':
          sent.add(network, bytes.length)
          if (received.upload.received_at) deps.wake()
          return progressOf(received.upload)
        case 'other-offset':
          return reply
            .code(409)
            .send({ ...failureBody('outra-posicao', locale), recebido: received.received })
        case 'refused':
          return reply.code(422).send(refusalBody(received.refusal, received.name, locale))
        case 'other-length':
          throw new ApiFailure('pedido-invalido')
        case 'unknown':
          throw new ApiFailure('envio-nao-encontrado')
      }
    },
    { bodyLimit: pieceBytes },
  )
  serveCall(app, readUpload, async (request) => {
    const token = headerOf(request, 'upload-token') ?? ''
    const upload = await turns.reading(request, () =>
      retryTransient(() => findUpload(deps.db, token, deps.now())),
    )
    if (!upload) throw new ApiFailure('envio-nao-encontrado')
    return progressOf(upload.row)
  })
}

const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const progressOf = ({ id, kind, received, received_at, sha256, bytes }: EvidenceRow): UploadProgress => ({
  recebido: received,
  ...(received_at && {
    recibo: {
      evidencia: id,
      tipo: kind,
      sha256: sha256.toString('hex'),
      bytes,
      recebidaEm: stateIso(received_at),
    },
  }),
})

const refusalBody = (refusal: FileRefusal, name: string, locale: Locale) => ({
  erro: fileRefusalCodes[refusal],
  mensagem: say(fileRefusalTexts[refusal], locale, { nome: name }),
})
