import type { Kysely } from 'kysely'
import type { OpenExport } from '../../base/platform/open-export.ts'
import type { Database } from '../../store/tables/tables.ts'
import { readDeliveredReport, type DeliveredDeps } from '../delivered-report.ts'
import { deliveredOriginals } from '../delivered-originals.ts'
import type { DeliveryKey } from '../delivery-key.ts'
import { makePackage } from '../package/make-package.ts'

/**
 * Packs a report with its originals for two officers of the desk. No role of the desk may read originals: this asks the
 * database itself whether the request was signed by another than the one who asked, and is under way.
 */
export const createOpenExport =
  (deps: DeliveredDeps & { key: DeliveryKey }): OpenExport =>
  async ({ request, evidence }) => {
    const { db, key, now } = deps
    const report = await findBegun(db, request, now())
    if (!report) return undefined
    const read = await readDeliveredReport(deps, report.id)
    if (read.state !== 'here') return undefined
    const originals = (await deliveredOriginals(deps, report)).filter(({ file }) =>
      evidence.includes(file.id),
    )
    return originals.length === evidence.length ? makePackage({ ...read, originals }, key, now()) : undefined
  }

/** The report of an export that is being downloaded, while the unit has it that signed. */
const findBegun = (db: Kysely<Database>, request: string, now: Date) =>
  db
    .selectFrom('signature_requests')
    .innerJoin('reports', 'reports.id', 'signature_requests.report_id')
    .innerJoin('report_units', 'report_units.report_id', 'reports.id')
    .select(['reports.id', 'wrapped_key'])
    .where('signature_requests.id', '=', request)
    .where('act', '=', 'exportar')
    .whereRef('signature_requests.unit_id', '=', 'report_units.unit_id')
    .whereRef('signed_by', '<>', 'asked_by')
    .where('refused_by', 'is', null)
    .where('used_at', 'is', null)
    .where('begun_at', 'is not', null)
    .where('leased_until', '>', now)
    .where('key_destroyed_at', 'is', null)
    .executeTakeFirst()
