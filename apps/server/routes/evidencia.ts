import { timingSafeEqual } from 'node:crypto'
import { noThread, readAccess } from '@delegacia/contract/thread/access'
import {
  announceEvidence,
  fileRefusalCodes,
  readAnnouncement,
  readUpload,
  sendPiece,
  type UploadProgress,
} from '@delegacia/contract/thread/evidence-calls'
import type { FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { fileRefusalTexts } from '@delegacia/domain/desk/evidence/refusal-texts'
import { pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { stateIso } from '@delegacia/domain/language/state-time'
import { localeOf, say, type Locale } from '@delegacia/domain/language/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { announce, type EvidenceRow } from '../evidence/announce.ts'
import { findUpload } from '../evidence/find-upload.ts'
import { receivePiece } from '../evidence/receive-piece.ts'
import { clientAddress } from '../http/client-address.ts'
import { ApiFailure, failureBody } from '../http/failures.ts'
import { languageOf } from '../http/language.ts'
import { serveCall } from '../http/serve-call.ts'
import { digestOf } from '../platform/digest-of.ts'
import { findReaders, type ReportReaders } from '../store/reports.ts'
import { retryTransient } from '../store/retry-transient.ts'
import type { RouteDeps } from './deps.ts'

/** Number, code, name and digest of one file, in bytes. */
const announcementLimit = 8000

/** Evidence of the citizen: announced with number and code, then sent in pieces with a token. */
export async function registerEvidencia(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  serveAnnouncement(app, deps)
  // In a context of its own: no other call takes raw bytes.
  await app.register((own, _options, done) => {
    const parse = { parseAs: 'buffer', bodyLimit: pieceBytes } as const
    own.addContentTypeParser('application/octet-stream', parse, (_request, body, read) => read(null, body))
    servePieces(own, deps)
    done()
  })
}

function serveAnnouncement(app: FastifyInstance, deps: RouteDeps): void {
  const { turns, guessThrottle } = deps
  serveCall(
    app,
    announceEvidence,
    async (request, reply) => {
      const given = readAnnouncement(request.body)
      const locale = given?.idioma === undefined ? languageOf(request) : localeOf(given.idioma)
      const access = readAccess(request.body)
      const report = await turns.reading(request, () => retryTransient(() => reportOf(deps, access)))
      if (!report) {
        await guessThrottle.missed({ client: clientAddress(request), ...(access && { report: access.bop }) })
        return reply.code(404).send(noThread(locale))
      }
      if (!given) throw new ApiFailure('pedido-invalido')
      const file = { name: given.nome, bytes: given.bytes, sha256: Buffer.from(given.sha256, 'hex') }
      const announced = await turns.reading(request, () =>
        retryTransient(() => announce(deps, report.id, file)),
      )
      if (announced.ok) {
        const { upload, token, expiresAt } = announced
        return { ...progressOf(upload), token, ate: stateIso(expiresAt) }
      }
      if (announced.refusal === 'closed') return reply.code(404).send(noThread(locale))
      if (announced.refusal === 'destroyed')
        return reply.code(410).send(failureBody('conteudo-eliminado', locale))
      return reply.code(422).send(refusalBody(announced.refusal, file.name, locale))
    },
    { bodyLimit: announcementLimit },
  )
}

/** The report, where the code is its own. */
async function reportOf(
  { db }: RouteDeps,
  access: ReturnType<typeof readAccess>,
): Promise<ReportReaders | undefined> {
  const report = access && (await findReaders(db, access.bop))
  return report && timingSafeEqual(report.code_digest, digestOf(access.code)) ? report : undefined
}

function servePieces(app: FastifyInstance, deps: RouteDeps): void {
  const { turns } = deps
  serveCall(
    app,
    sendPiece,
    async (request, reply) => {
      const offset = Number(headerOf(request, 'upload-offset') ?? Number.NaN)
      const bytes = request.body
      if (!Number.isSafeInteger(offset) || !Buffer.isBuffer(bytes)) throw new ApiFailure('pedido-invalido')
      const token = headerOf(request, 'upload-token') ?? ''
      const received = await turns.reading(request, () =>
        retryTransient(() => receivePiece(deps, { token, offset, bytes })),
      )
      const locale = languageOf(request)
      switch (received.outcome) {
        case 'stored':
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
