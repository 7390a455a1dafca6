import type { Transaction } from 'kysely'
import { faultLine } from '../../base/platform/log.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import type { WorkDeps } from '../work/work-deps.ts'

/** From its beginning on a package can be downloaded for an hour. */
const downloadMs = 60 * 60_000
/** A download that no server has held for so long has ended. */
const leaseMs = 2 * 60_000
/** Between two renewals of a lease, in milliseconds. */
const renewMs = 30_000

/** Begins the signed request; returns until when its package can be downloaded. Undefined where it has begun before. */
export async function beginDownloads(
  trx: Transaction<Database>,
  request: string,
  now: Date,
): Promise<Date | undefined> {
  const until = new Date(now.getTime() + downloadMs)
  const begun = await trx
    .updateTable('signature_requests')
    .set({ begun_at: now, expires_at: until })
    .where('id', '=', request)
    .where('begun_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return begun && until
}

type Wanted = { request: string; report: string; unit: number; officer: string; now: Date }

/**
 * Takes the one download of an export that has begun, for the officer who asked for it, in the unit that has the report. False where
 * it was downloaded, is being downloaded or its time is over.
 */
export async function leaseDownload(
  trx: Transaction<Database>,
  { request, report, unit, officer, now }: Wanted,
): Promise<boolean> {
  const leased = await trx
    .updateTable('signature_requests')
    .set({ leased_until: new Date(now.getTime() + leaseMs) })
    .where('id', '=', request)
    .where('report_id', '=', report)
    .where('unit_id', '=', unit)
    .where('act', '=', 'exportar')
    .where('asked_by', '=', officer)
    .where('begun_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', now)]))
    .returning('id')
    .executeTakeFirst()
  return leased !== undefined
}

export type Download = {
  /** The last byte has left: nobody downloads it again. */
  end(): Promise<void>
  /** It broke off: the officer who asked may begin it anew, while its time lasts. */
  giveBack(): Promise<void>
}

/** Holds a download that was taken, while its server lives. */
export function holdDownload(
  { open, now, log }: Pick<WorkDeps, 'open' | 'now' | 'log'>,
  { request, unit }: Pick<Wanted, 'request' | 'unit'>,
): Download {
  const set = (change: { leased_until: Date | null; used_at?: Date }) =>
    withinUnits(open, [unit], async (trx) => {
      await trx
        .updateTable('signature_requests')
        .set(change)
        .where('id', '=', request)
        .where('used_at', 'is', null)
        .execute()
      // A database that is away for a while lets the lease lapse, and the download can be begun anew.
    }).catch((error: unknown) => log(faultLine('export', error)))
  const renew = () => void set({ leased_until: new Date(now().getTime() + leaseMs) })
  const timer = setInterval(renew, renewMs).unref()
  return {
    end() {
      clearInterval(timer)
      return set({ leased_until: null, used_at: now() })
    },
    giveBack() {
      clearInterval(timer)
      return set({ leased_until: null })
    },
  }
}
