import type { Kysely } from 'kysely'
import { resend } from '../store/resend-deliveries.ts'
import { findReport } from '../store/reports.ts'
import type { Database } from '../store/tables.ts'
import { done, refused, type Outcome } from './run-command.ts'

export async function resendCommand(
  db: Kysely<Database>,
  number: string,
  all: boolean,
): Promise<Outcome | undefined> {
  if (all === (number !== '')) return undefined
  const report = all ? undefined : await findReport(db, { bop: number })
  if (!all && !report) return refused(`There is no report ${number}`)
  const count = await resend(db, report && [report.id])
  return done(`${count} announcements are due at once`)
}
