import type { Kysely } from 'kysely'
import { appendAudit } from '../../../desk/audit/append-audit.ts'
import { resend } from '../../../store/resend-deliveries.ts'
import { findReport } from '../../../store/reports.ts'
import type { Database } from '../../../store/tables/tables.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

export async function resendCommand(
  db: Kysely<Database>,
  number: string,
  all: boolean,
): Promise<Outcome | undefined> {
  if (all === (number !== '')) return undefined
  const report = all ? undefined : await findReport(db, { bop: number })
  if (!all && !report) return refused(`There is no report ${number}`)
  const count = await db.transaction().execute(async (trx) => {
    const announced = await resend(trx, report && [report.id])
    await appendAudit(trx, { act: 'reenviou', subject: report?.bop, reason: `avisos: ${announced}` })
    return announced
  })
  return done(`${count} announcements are due at once`)
}
