import { documentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Printer } from '../documents/pdf/printer.ts'
import type { ReportRow } from '../store/reports.ts'
import type { ReportBody } from './encrypt-body.ts'
import { virtualStation } from './unit.ts'

/**
 * The paper as the police's own systems get it: what it says, without the code that opens the citizen's thread. It has no
 * seal and names the sealed paper by its SHA-256. The same report gives the same bytes.
 */
export type PoliceCopy = (report: ReportRow, body: ReportBody, sealedSha256: string) => Promise<Buffer>

type CopyDeps = { printer: Pick<Printer, 'print'>; publicUrl: string; test: boolean }

export const createPoliceCopy =
  ({ printer, publicUrl, test }: CopyDeps): PoliceCopy =>
  async (report, { occurrence, sections, narrative, unit = virtualStation }, sealedSha256) => {
    const printed = await printer.print({
      number: formatBulletinNumber(report.bop),
      occurrence,
      registeredAt: report.registered_at,
      sections,
      narrative,
      copyOf: sealedSha256,
      validationUrl: `${publicUrl}/#/validar/${documentReference(report.code_digest.toString('hex'))}`,
      unit,
      test,
    })
    return Buffer.from(printed)
  }
