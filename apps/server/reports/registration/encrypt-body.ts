import type { Locale } from '@delegacia/domain/language/text'
import type { Occurrence, Registrant } from '@delegacia/domain/report/occurrence'
import type { DocumentSection, NarrativeParagraph } from '@delegacia/flows/engine/summary-types'
import type { ReportRow } from '../../store/reports.ts'
import type { ResponsibleUnit } from '../../store/units/units.ts'
import type { Vault } from '../../store/keys/vault.ts'

/** The encrypted content of a report's row: all that the person answered, and what document and letter are made of. */
export type ReportBody = {
  report: Occurrence
  /** From where and with what it was registered; `ip` is the address that the server saw, not the browser's own. */
  registrant: Registrant & { ip: string; versionFrontEnd?: string | undefined }
  /** The responsible unit by the operator's table at that time; absent in reports from before there was a table. */
  unit?: ResponsibleUnit
  authenticationCode: string
  occurrence: string
  sections: DocumentSection[]
  narrative: NarrativeParagraph[]
  email: string
  locale: Locale
}

export const encryptBody = (vault: Vault, reportId: string, wrappedKey: Buffer, body: ReportBody): Buffer =>
  vault.encrypt(reportId, wrappedKey, 'body', Buffer.from(JSON.stringify(body)))

export const decryptBody = (vault: Vault, row: Pick<ReportRow, 'id' | 'wrapped_key' | 'body'>): ReportBody =>
  JSON.parse(vault.decrypt(row.id, row.wrapped_key, 'body', row.body).toString('utf8')) as ReportBody
