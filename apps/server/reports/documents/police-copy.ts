import { documentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import type { Printer } from '../../documents/pdf/printer.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { findPoliceCopy, storePoliceCopy } from '../../store/documents/police-copies.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
import type { ReportBody } from '../registration/encrypt-body.ts'
import { virtualStation } from '../registration/unit.ts'

/**
 * The paper as the police's own systems get it: what it says, without the code that opens the citizen's thread. It has no
 * seal and names the sealed paper by its SHA-256. It is printed once and kept, so that the same report gives the same bytes
 * under any later version, and its file is known again.
 */
export type PoliceCopy = (report: ReportRow, body: ReportBody, sealedSha256: string) => Promise<Buffer>

type CopyDeps = {
  db: Kysely<Database>
  vault: Vault
  printer: Pick<Printer, 'print'>
  publicUrl: string
  now: () => Date
  test: boolean
}

export const createPoliceCopy =
  (deps: CopyDeps): PoliceCopy =>
  async (report, body, sealedSha256) => {
    const kept = await readKept(deps, report)
    if (kept) return kept
    const printed = await printCopy(deps, report, body, sealedSha256)
    const { db, vault, now } = deps
    await storePoliceCopy(db, {
      report_id: report.id,
      body: vault.encrypt(report.id, report.wrapped_key, 'police copy', printed),
      sha256: digestOf(printed),
      made_at: now(),
    })
    // Read back: another server may have kept its own first, and only the kept one is the copy.
    return (await readKept(deps, report)) ?? printed
  }

async function readKept(
  { db, vault }: CopyDeps,
  { id, wrapped_key }: ReportRow,
): Promise<Buffer | undefined> {
  const kept = await findPoliceCopy(db, id)
  return kept && vault.decrypt(id, wrapped_key, 'police copy', kept.body)
}

async function printCopy(
  { printer, publicUrl, test }: CopyDeps,
  report: ReportRow,
  { report: told, occurrence, sections, narrative, unit = virtualStation }: ReportBody,
  sealedSha256: string,
): Promise<Buffer> {
  const printed = await printer.print({
    number: formatBulletinNumber(report.bop),
    occurrence,
    registeredAt: report.registered_at,
    sections,
    narrative,
    copyOf: sealedSha256,
    validationUrl: `${publicUrl}/#/validar/${documentReference(report.code_digest.toString('hex'))}`,
    unit,
    whatDepends: dependsOnPaper(told, report.registered_at),
    test,
  })
  return Buffer.from(printed)
}
