import { documentReference } from '@delegacia/domain/rules/document-reference'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { digestOf } from '../../base/platform/digest-of.ts'
import { findDocument } from '../../store/documents/documents.ts'
import { decryptBody } from '../registration/encrypt-body.ts'
import { virtualStation } from '../registration/unit.ts'
import { dependsOnPaper } from './depends-on-paper.ts'
import type { MakeDocument } from './make-document.ts'

/**
 * The document as the police's own systems get it: what it says, without the code that opens the citizen's thread. It has no
 * seal and names the sealed document by its SHA-256; nothing until that one is stored. It is printed once and kept, so that
 * the same report gives the same bytes under any later version, and its file is known again.
 */
export const makePoliceCopy: MakeDocument = async (
  { db, vault, printer, sealer, publicUrl, now },
  report,
) => {
  const sealed = await findDocument(db, { report: report.id, kind: 'report' })
  if (!sealed) return undefined
  const { report: told, occurrence, sections, narrative, unit = virtualStation } = decryptBody(vault, report)
  const printed = await printer.print({
    number: formatBulletinNumber(report.bop),
    occurrence,
    registeredAt: report.registered_at,
    sections,
    narrative,
    copyOf: sealed.sha256.toString('hex'),
    validationUrl: `${publicUrl}/#/validar/${documentReference(report.code_digest.toString('hex'))}`,
    unit,
    whatDepends: dependsOnPaper(told, report.registered_at),
    test: sealer.test,
  })
  const pdf = Buffer.from(printed)
  return { pdf, sha256: digestOf(pdf), sealed_at: now(), ...unsealed }
}

const unsealed = { signer: null, seal_valid_until: null, seal_time_trusted: null, seal_time_by: null }
