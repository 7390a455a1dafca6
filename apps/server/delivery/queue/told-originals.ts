import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { appendAudit } from '../../desk/audit/append-audit.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'

type Asked = { receiver: string; report: string; sha256: string }

/** The file of a report that an event told this receiver of, by its hash; `confirmed` once that event is. */
export async function findTold(
  db: Kysely<Database>,
  { receiver, report, sha256 }: Asked,
): Promise<{ evidence: string; confirmed: boolean } | undefined> {
  const told = await db
    .selectFrom('deliveries')
    .innerJoin('report_events', 'report_events.id', 'deliveries.event_id')
    .select(sql<string>`payload ->> 'evidence'`.as('evidence'))
    .select('confirmed_at')
    .where('deliveries.receiver_id', '=', receiver)
    .where('deliveries.report_id', '=', report)
    .where('deliveries.kind', '=', 'evidenceReceived')
    .where(sql`payload ->> 'sha256'`, '=', sha256)
    .executeTakeFirst()
  return told && { evidence: told.evidence, confirmed: told.confirmed_at !== null }
}

type Given = {
  receiver: { name: string }
  report: { id: string; bop: string }
  /** The ids of the files. */
  evidence: readonly string[]
  now: Date
}

/**
 * Logs that originals are given to a receiver, and tells their citizen: each file once for each receiver, however often
 * it is fetched.
 */
export async function tellOriginals(
  trx: Transaction<Database>,
  { receiver: { name: receiver }, report, evidence, now }: Given,
): Promise<void> {
  const before = await trx
    .selectFrom('report_events')
    .select(sql<string>`payload ->> 'evidence'`.as('evidence'))
    .where('report_id', '=', report.id)
    .where('kind', '=', 'originalDelivered')
    .where(sql`payload ->> 'receiver'`, '=', receiver)
    .execute()
  const told = new Set(before.map((row) => row.evidence))
  for (const id of evidence.filter((one) => !told.has(one)))
    await appendEvent(trx, {
      report: report.id,
      event: { kind: 'originalDelivered', by: { kind: 'station' }, evidence: id, receiver },
      now,
    })
  for (const reason of evidence)
    await appendAudit(trx, {
      act: 'entregou-original',
      duty: `recebedor/${receiver}`,
      subject: report.bop,
      reason,
    })
}
