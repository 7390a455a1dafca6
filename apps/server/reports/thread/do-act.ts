import type { Refusal } from '@delegacia/domain/desk/acceptance/refusal'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { Kysely, Transaction } from 'kysely'
import { appendEvent } from '../events/append-event.ts'
import type { Lookup } from '../../store/lookup.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { noteAct } from '../../store/thread-acts.ts'

/** What came of an act. Repeated under its key it is done once. */
export type ActDone = { readonly ok: true } | { readonly ok: false; readonly why: Refusal | 'otherContent' }

/** Ends the transaction of an act that the report does not take. */
export class Refused extends Error {
  readonly why: Refusal | 'otherContent'
  constructor(why: Refusal | 'otherContent') {
    super('The report does not take this')
    this.why = why
  }
}

type Act = {
  readonly report: Pick<ReportRow, 'id'>
  readonly now: Date
  /** Without a key the act itself can be done once only. */
  readonly once?: { readonly key: string; readonly content: unknown }
  /** Writes what belongs to the events, in their transaction, and returns them: all are added, or none. */
  readonly events: (trx: Transaction<Database>) => Promise<readonly NewEvent[]>
}

/** Adds events of the citizen to a report, all or none; says why the report does not take them. */
export async function doCitizenAct(
  { db, lookup }: { db: Kysely<Database>; lookup: Lookup },
  { report, now, once, events }: Act,
): Promise<ActDone> {
  try {
    await db.transaction().execute(async (trx) => {
      if (once) {
        const noted = await noteAct(trx, {
          report_id: report.id,
          key_digest: lookup('idempotency', once.key),
          request_digest: lookup('request', JSON.stringify(once.content)),
          at: now,
        })
        if (noted === 'repeated') return
        if (noted === 'other') throw new Refused('otherContent')
      }
      for (const event of await events(trx)) {
        const appended = await appendEvent(trx, { report: report.id, event, now })
        if (!appended.ok) throw new Refused(refusalOf(appended.refusal))
      }
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, why: error.why }
    throw error
  }
}

const refusalOf = (refusal: Refusal | 'stale' | 'unknown'): Refusal =>
  refusal === 'stale' || refusal === 'unknown' ? 'wrongState' : refusal
