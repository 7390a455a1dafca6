import type { Kysely } from 'kysely'
import type { SealColumns } from './documents.ts'
import type { Database } from '../tables/tables.ts'

type OfReport = { reportId: string; bop: string }
type Seal = Pick<SealColumns, 'signer' | 'sealed_at' | 'seal_time_trusted' | 'seal_time_by'>

/** A file that the station issued or registered, by what it is. */
export type IssuedFileRow =
  | ({ kind: 'paper'; issuedAt: Date } & OfReport & Seal)
  | ({ kind: 'addendum'; issuedAt: Date; place: number } & OfReport & Seal)
  | ({ kind: 'petition'; issuedAt: Date } & OfReport & Seal)
  | ({ kind: 'removalNotice'; issuedAt: Date; place: number; isReplaced: boolean } & OfReport & Seal)
  | ({ kind: 'policeCopy'; issuedAt: Date } & OfReport)
  | { kind: 'ofAuthority'; issuedAt: Date; number: string; signer: string; revokedAt: Date | null }

/** The file with exactly this SHA-256; undefined where none was ever issued. */
export async function findIssuedFile(
  db: Kysely<Database>,
  sha256: Buffer,
): Promise<IssuedFileRow | undefined> {
  const paper = await db
    .selectFrom('papers')
    .innerJoin('reports', 'reports.id', 'papers.report_id')
    .select(['reports.id as reportId', 'reports.bop', 'reports.registered_at as issuedAt'])
    .select(['signer', 'sealed_at', 'seal_time_trusted', 'seal_time_by'])
    .where('papers.sha256', '=', sha256)
    .executeTakeFirst()
  if (paper) return { kind: 'paper', ...paper }
  const addendum = await db
    .selectFrom('addenda')
    .innerJoin('reports', 'reports.id', 'addenda.report_id')
    .select(['reports.id as reportId', 'reports.bop', 'addenda.answered_at as issuedAt', 'addenda.place'])
    .select(['signer', 'sealed_at', 'seal_time_trusted', 'seal_time_by'])
    .where('addenda.sha256', '=', sha256)
    .executeTakeFirst()
  if (addendum) return { kind: 'addendum', ...addendum }
  const petition = await db
    .selectFrom('petitions')
    .innerJoin('reports', 'reports.id', 'petitions.report_id')
    .select(['reports.id as reportId', 'reports.bop', 'petitions.made_at as issuedAt'])
    .select(['signer', 'sealed_at', 'seal_time_trusted', 'seal_time_by'])
    .where('petitions.sha256', '=', sha256)
    .executeTakeFirst()
  if (petition) return { kind: 'petition', ...petition }
  const notice = await db
    .selectFrom('removal_notices')
    .innerJoin('reports', 'reports.id', 'removal_notices.report_id')
    .select([
      'reports.id as reportId',
      'reports.bop',
      'removal_notices.sealed_at as issuedAt',
      'removal_notices.number as place',
    ])
    .select(['signer', 'sealed_at', 'seal_time_trusted', 'seal_time_by'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('removal_notices as later')
            .select('later.number')
            .whereRef('later.report_id', '=', 'removal_notices.report_id')
            .whereRef('later.number', '>', 'removal_notices.number'),
        )
        .as('isReplaced'),
    )
    .where('removal_notices.sha256', '=', sha256)
    .executeTakeFirst()
  if (notice) return { kind: 'removalNotice', ...notice, isReplaced: Boolean(notice.isReplaced) }
  const copy = await db
    .selectFrom('police_copies')
    .innerJoin('reports', 'reports.id', 'police_copies.report_id')
    .select(['reports.id as reportId', 'reports.bop', 'reports.registered_at as issuedAt'])
    .where('police_copies.sha256', '=', sha256)
    .executeTakeFirst()
  if (copy) return { kind: 'policeCopy', ...copy }
  const registered = await db
    .selectFrom('signed_documents')
    .select(['number', 'signer', 'issued_at as issuedAt', 'revoked_at as revokedAt'])
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return registered && { kind: 'ofAuthority', ...registered }
}
