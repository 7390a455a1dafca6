import type { Kysely } from 'kysely'
import type { Printer } from '../../documents/pdf/printer.ts'
import type { Sealer } from '../../documents/seal/sealer.ts'
import { documentPart } from '../../store/tables/document-part.ts'
import {
  findBody,
  findDocumentByDigest,
  storeDocument,
  type DocumentRow,
  type SealColumns,
} from '../../store/documents/documents.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { findReport, type ReportRow } from '../../store/reports.ts'
import type { DocumentKind } from '../../store/tables/document-tables.ts'
import type { Database } from '../../store/tables/tables.ts'
import { sealColumns } from './seal-of-document.ts'

export type StoreDeps = { db: Kysely<Database>; vault: Vault }
export type SealDeps = StoreDeps & {
  printer: Pick<Printer, 'print'>
  sealer: Pick<Sealer, 'seal' | 'test'>
  now: () => Date
}

/** A document of a report; of kinds that a report has once, without a number. */
type Which = {
  report: Pick<ReportRow, 'id' | 'wrapped_key'>
  kind: DocumentKind
  number?: number
}

/** A file before it is stored. */
export type MadeDocument = { pdf: Uint8Array; sha256: Buffer; issuedAt?: Date } & SealColumns

/** A report whose documents can be read and made; undefined if there is none, or its key is destroyed. */
export async function findReadableReport(db: Kysely<Database>, id: string): Promise<ReportRow | undefined> {
  const report = await findReport(db, { id })
  return report?.key_destroyed_at === null ? report : undefined
}

/** The file that is stored; undefined if none is yet. */
export async function readDocument(
  { db, vault }: StoreDeps,
  { report, kind, number = 1 }: Which,
): Promise<Buffer | undefined> {
  const body = await findBody(db, { report: report.id, kind, number })
  return body && vault.decrypt(report.id, report.wrapped_key, documentPart(kind, number), body)
}

/** The document of that kind whose file has this SHA-256, with its number; undefined if there is none. */
export async function readByDigest(
  { db, vault }: StoreDeps,
  { report, kind }: Omit<Which, 'number'>,
  sha256: string,
): Promise<{ number: number; pdf: Buffer } | undefined> {
  const stored = await findDocumentByDigest(db, { report: report.id, kind }, Buffer.from(sha256, 'hex'))
  if (!stored) return undefined
  const { number, body } = stored
  return { number, pdf: vault.decrypt(report.id, report.wrapped_key, documentPart(kind, number), body) }
}

/** The file that is stored, or the one that is made and stored now. Nothing is stored if nothing is made. */
export async function ensureStored(
  deps: StoreDeps,
  which: Which,
  make: () => Promise<MadeDocument | undefined>,
): Promise<Buffer | undefined> {
  const before = await readDocument(deps, which)
  if (before) return before
  const made = await make()
  if (!made) return undefined
  await storeDocument(deps.db, documentRow(deps.vault, which, made))
  // Read back: another server may have stored its own first, and only the stored one is the document.
  return readDocument(deps, which)
}

/** The row of a file, encrypted with the key of its report. */
export function documentRow(
  vault: Vault,
  { report, kind, number = 1 }: Which,
  { pdf, sha256, issuedAt, ...seal }: MadeDocument,
): DocumentRow {
  const body = vault.encrypt(report.id, report.wrapped_key, documentPart(kind, number), pdf)
  return { report_id: report.id, kind, number, body, sha256, issued_at: issuedAt ?? null, ...seal }
}

/**
 * Prints and seals a document.
 * @param awaitedSince since when somebody waits for it: how long it may wait for a time that can be trusted
 */
export async function printAndSeal(
  { printer, sealer, now }: Pick<SealDeps, 'printer' | 'now'> & { sealer: Pick<Sealer, 'seal'> },
  document: Parameters<Printer['print']>[0],
  awaitedSince: Date,
): Promise<MadeDocument> {
  const printed = await printer.print(document)
  const { pdf, sha256 } = await sealer.seal(printed, { at: now(), awaitedSince })
  return { pdf, sha256, ...sealColumns(pdf, now()) }
}
