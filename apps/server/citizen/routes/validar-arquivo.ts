import { cancellationAnswer } from '@delegacia/contract/documents/cancellation'
import {
  readFileValidationRequest,
  validateFile,
  type FileValidation,
  type IssuedFile,
} from '@delegacia/contract/documents/file-validation'
import { stateIso } from '@delegacia/domain/language/state-time'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../../base/http/failures.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { findCancellation } from '../../store/documents/cancellations.ts'
import {
  findIssuedFile,
  type IssuedDocumentRow,
  type IssuedFileRow,
} from '../../store/documents/issued-files.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import { codeBody } from './code-body.ts'
import type { RouteDeps } from './deps.ts'

/** validar-arquivo: what a file is by its SHA-256, which nobody guesses. */
export function registerValidarArquivo(app: FastifyInstance, deps: RouteDeps): void {
  serveCall(
    app,
    validateFile,
    (request) => {
      const sha256 = readFileValidationRequest(request.body)
      if (sha256 === undefined) throw new ApiFailure('pedido-invalido')
      return deps.turns.reading(request, () =>
        retryTransient(() => validation(deps, Buffer.from(sha256, 'hex'))),
      )
    },
    codeBody,
  )
}

async function validation({ db }: Pick<RouteDeps, 'db'>, sha256: Buffer): Promise<FileValidation> {
  const file = await findIssuedFile(db, sha256)
  if (!file) return { situacao: 'desconhecido' }
  const cancellation =
    file.kind === 'ofAuthority'
      ? file.revokedAt && { since: file.revokedAt }
      : await findCancellation(db, file.reportId)
  return {
    situacao: 'emitido',
    emitidoEm: stateIso(file.issuedAt),
    ...detailsOf(file),
    ...(cancellation && { cancelamento: cancellationAnswer(cancellation) }),
  }
}

function detailsOf(file: IssuedFileRow): Pick<IssuedFile, 'tipo' | 'numero'> & Partial<IssuedFile> {
  if (file.kind === 'ofAuthority')
    return { tipo: 'documento-de-autoridade', numero: file.number, assinante: file.signer }
  return { ...kindOf(file), numero: formatBulletinNumber(file.bop), ...sealOf(file) }
}

function kindOf(file: IssuedDocumentRow): Pick<IssuedFile, 'tipo'> & Partial<IssuedFile> {
  switch (file.kind) {
    case 'report':
      return { tipo: 'boletim' }
    case 'codeless':
      return { tipo: 'boletim-sem-codigo' }
    case 'addendum':
      return { tipo: 'acrescimo', ordem: file.number }
    case 'petition':
      return { tipo: 'pedido-de-medidas' }
    case 'removalNotice':
      return {
        tipo: 'comunicacao-ao-juiz',
        ordem: file.number,
        ...(file.isReplaced && { substituida: true as const }),
      }
    case 'policeCopy':
      return { tipo: 'copia-da-policia' }
  }
}

/** Of older documents the authority of the time stamp may not be known yet; a copy has no seal. */
const sealOf = ({
  kind,
  signer,
  sealed_at,
  seal_time_trusted,
  seal_time_by,
}: IssuedDocumentRow): Partial<IssuedFile> => ({
  ...(signer !== null && { assinante: signer }),
  ...(kind !== 'policeCopy' && { seladoEm: stateIso(sealed_at) }),
  ...(seal_time_trusted !== null && { horaConfiavel: seal_time_trusted }),
  ...(seal_time_by !== null && { horaPor: seal_time_by }),
})
