import { createHash } from 'node:crypto'
import { pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import type { TestStation } from '../../start/test-station.fixture.ts'
import type { Database } from '../../store/tables/tables.ts'

/** Bytes that begin and end as a PDF; no two lengths are alike. */
export function pdfOf(bytes: number): Buffer {
  const file = Buffer.alloc(bytes, `${bytes}`)
  file.write('%PDF-1.7\n')
  file.write('\n%%EOF', Math.max(9, bytes - 6))
  return file
}

/** A registered report, with its number and code. */
export async function evidenceSender(station: Pick<TestStation, 'app' | 'register' | 'db'>) {
  const { numero, codigo, bop } = await newReport(station)
  const access = { numero, codigo }
  const inject = station.app.inject.bind(station.app)
  const post = (payload: object) => inject({ method: 'POST', url: '/api/acompanhar/evidencia', payload })
  const raw = (headers: Record<string, string>, payload: Buffer) =>
    inject({
      method: 'PATCH',
      url: '/api/acompanhar/evidencia',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload,
    })
  const reportId = async () => {
    const row = await station.db
      .selectFrom('reports')
      .select('id')
      .where('bop', '=', bop)
      .executeTakeFirstOrThrow()
    return row.id
  }
  return {
    access,
    bop,
    reportId,
    raw,
    announce: (nome: string, file: Buffer, others: object = {}) =>
      post({ ...access, nome, bytes: file.length, sha256: sha256(file), ...others }),
    /** Only announced; its digest is the name's. */
    announceSize: (nome: string, bytes: number) =>
      post({ ...access, nome, bytes, sha256: sha256(Buffer.from(nome)) }),
    piece(token: string, file: Buffer, number: number) {
      const offset = number * pieceBytes
      return raw(
        { 'upload-token': token, 'upload-offset': String(offset) },
        file.subarray(offset, offset + pieceBytes),
      )
    },
    progress: (token: string) =>
      inject({ method: 'GET', url: '/api/acompanhar/evidencia', headers: { 'upload-token': token } }),
  }
}

export type EvidenceSender = Awaited<ReturnType<typeof evidenceSender>>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function newReport({ register }: Pick<TestStation, 'register'>) {
  const registered = (await register()).json<{ bop: string; autDig: string }>()
  return {
    numero: formatBulletinNumber(registered.bop),
    bop: registered.bop,
    codigo: registered.autDig,
  }
}

/** A file as its pieces are decrypted: with its report and the key of it. */
export const storedEvidence = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('evidence')
    .innerJoin('reports', 'reports.id', 'evidence.report_id')
    .select(['evidence.id', 'report_id as reportId', 'wrapped_key as wrappedKey'])
    .where('evidence.id', '=', id)
    .executeTakeFirstOrThrow()
