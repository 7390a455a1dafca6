import { timingSafeEqual } from 'node:crypto'
import type { Access } from '@delegacia/contract/thread/access'
import type { Kysely } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import { findReaders, findReport, type ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { livingCodes } from '../../store/thread-codes.ts'

/** A thread, and what the code that opened it may do. */
export type OpenThread = { readonly report: ReportRow; readonly onlyReads: boolean }

/** Has the form of a number and belongs to no report: an unreadable number takes the same steps as a wrong one. */
const noAccess: Access = { bop: '000.00000000000', code: '' }
const noReport = '00000000-0000-0000-0000-000000000000'
const noDigest = Buffer.alloc(32)

/**
 * The thread that number and code open. An unknown number, a wrong code and a closed one take the same queries and the same
 * comparison; only who has the code causes more work.
 */
export async function openThread(
  db: Kysely<Database>,
  access: Access | undefined,
): Promise<OpenThread | undefined> {
  const { bop, code } = access ?? noAccess
  const readers = await findReaders(db, bop)
  const others = await livingCodes(db, readers?.id ?? noReport)
  const digest = digestOf(code)
  const isFirst = timingSafeEqual(digest, readers?.code_digest ?? noDigest)
  const other = others.find((one) => timingSafeEqual(digest, one.digest))
  if (!readers || (!isFirst && !other)) return undefined
  const report = await findReport(db, { id: readers.id })
  return report && { report, onlyReads: !isFirst && other?.only_reads === true }
}
