import { timingSafeEqual } from 'node:crypto'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../http/failures.ts'
import { isOwner } from '../http/owner-cookie.ts'
import { virtualUnit } from '../reports/unit.ts'
import { findReport, type ReportRow } from '../store/reports.ts'
import { digestOf } from '../store/vault.ts'
import type { RouteDeps } from './deps.ts'

type Parameters = { unidade: string; nrBop: string }

/** GET /api/print/{unidade}/{nrBop}: a number that exists and one that does not are answered alike. */
export function registerPrint(app: FastifyInstance, { db, ensurePaper }: RouteDeps): void {
  app.get<{ Params: Parameters; Querystring: { autDig?: unknown } }>(
    '/print/:unidade/:nrBop',
    { config: { rateLimit: { max: 600 } } },
    async (request) => {
      const { unidade, nrBop } = request.params
      if (unidade !== String(virtualUnit)) throw new ApiFailure('ocorrencia-nao-encontrada')
      const report = await findReport(db, { bop: `${unidade}.${nrBop}` })
      if (!report || !mayRead(request, request.query.autDig, report))
        throw new ApiFailure('ocorrencia-nao-encontrada')
      const pdf = await ensurePaper(report.id)
      if (!pdf) throw new ApiFailure('ocorrencia-nao-encontrada')
      return { pdf: pdf.toString('base64') }
    },
  )
}

function mayRead(request: FastifyRequest, autDig: unknown, report: ReportRow): boolean {
  const code = typeof autDig === 'string' ? readAuthenticationCode(autDig) : undefined
  if (code !== undefined && timingSafeEqual(digestOf(code), report.code_digest)) return true
  return isOwner(request, report.owner_digest)
}
