import { documentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Printer } from '../../documents/pdf/printer.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { ReportRow } from '../../store/reports.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
import { ensureStored, type StoreDeps } from './sealed-document.ts'
import type { ReportBody } from '../registration/encrypt-body.ts'
import { virtualStation } from '../registration/unit.ts'

/**
 * The paper as the police's own systems get it: what it says, without the code that opens the citizen's thread. It has no
 * seal and names the sealed paper by its SHA-256. It is printed once and kept, so that the same report gives the same bytes
 * under any later version, and its file is known again.
 */
export type PoliceCopy = (report: ReportRow, body: ReportBody, sealedSha256: string) => Promise<Buffer>

type CopyDeps = StoreDeps & {
  printer: Pick<Printer, 'print'>
  publicUrl: string
  now: () => Date
  test: boolean
}

export const createPoliceCopy =
  (deps: CopyDeps): PoliceCopy =>
  async (report, body, sealedSha256) => {
    const kept = await ensureStored(deps, { report, kind: 'policeCopy' }, async () => {
      const pdf = await printCopy(deps, report, body, sealedSha256)
      return { pdf, sha256: digestOf(pdf), sealed_at: deps.now(), ...unsealed }
    })
    if (!kept) throw new Error('a copy that was just stored is not there')
    return kept
  }

const unsealed = { signer: null, seal_valid_until: null, seal_time_trusted: null, seal_time_by: null }

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
