import { sql, type Kysely } from 'kysely'
import type { DocumentKind } from '../tables/document-tables.ts'
import type { Database } from '../tables/tables.ts'
import type { SealColumns } from './documents.ts'

/** What may be asked about by its digest: of an interview nobody outside the desk learns that there is one. */
type IssuedKind = Exclude<DocumentKind, 'interview'>

/** A document of a report by its number, and whether one of the same kind came after it. */
export type IssuedDocumentRow = {
  kind: IssuedKind
  number: number
  reportId: string
  bop: string
  issuedAt: Date
  isReplaced: boolean
} & Pick<SealColumns, 'signer' | 'sealed_at' | 'seal_time_trusted' | 'seal_time_by'>

/** A file that the station issued, or that it registered for an authority. */
export type IssuedFileRow =
  | IssuedDocumentRow
  | { kind: 'ofAuthority'; issuedAt: Date; number: string; signer: string; revokedAt: Date | null }

/** The file with exactly this SHA-256; undefined where none was ever issued. */
export async function findIssuedFile(
  db: Kysely<Database>,
  sha256: Buffer,
): Promise<IssuedFileRow | undefined> {
  const document = await db
    .selectFrom('papers')
    .innerJoin('reports', 'reports.id', 'papers.report_id')
    .select(['kind', 'number', 'reports.id as reportId', 'reports.bop'])
    .select(({ fn }) => fn.coalesce('papers.issued_at', 'reports.registered_at').as('issuedAt'))
    .select(['signer', 'sealed_at', 'seal_time_trusted', 'seal_time_by'])
    .select(
      sql<boolean>`exists (
        select from papers later
        where later.report_id = papers.report_id and later.kind = papers.kind and later.number > papers.number
      )`.as('isReplaced'),
    )
    .where('papers.sha256', '=', sha256)
    .where('kind', '<>', 'interview')
    .$narrowType<{ kind: IssuedKind }>()
    .executeTakeFirst()
  if (document) return document
  const registered = await db
    .selectFrom('signed_documents')
    .select(['number', 'signer', 'issued_at as issuedAt', 'revoked_at as revokedAt'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return registered && { kind: 'ofAuthority', ...registered }
}
