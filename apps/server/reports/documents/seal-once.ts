import type { Kysely } from 'kysely'
import type { Printer } from '../../documents/pdf/printer.ts'
import type { Sealer } from '../../documents/seal/sealer.ts'
import type { SealColumns } from '../../store/documents/documents.ts'
import type { Vault, VaultPart } from '../../store/keys/vault.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import { sealColumns } from './seal-of-document.ts'

export type SealDeps = {
  db: Kysely<Database>
  vault: Vault
  printer: Pick<Printer, 'print'>
  sealer: Sealer
  now: () => Date
}

/** A sealed file as its table keeps it, encrypted with the key of its report. */
export type SealedFile = { report_id: string; body: Buffer; sha256: Buffer } & SealColumns

type Once = {
  report: ReportRow
  /** What its bytes are bound to. */
  part: VaultPart
  find: () => Promise<{ body: Buffer } | undefined>
  /** What is printed, and since when somebody waits for it. Undefined: there is nothing to print. */
  make: () => Promise<{ document: Parameters<Printer['print']>[0]; awaitedSince: Date } | undefined>
  /** Keeps the first; a second one, made at the same time elsewhere, is dropped. */
  store: (file: SealedFile) => Promise<void>
}

/** The sealed file that is stored, or printed, sealed and stored now. */
export async function sealOnce(
  { vault, printer, sealer, now }: SealDeps,
  { report, part, find, make, store }: Once,
): Promise<Buffer | undefined> {
  const { id, wrapped_key: key } = report
  const read = async () => {
    const stored = await find()
    return stored && vault.decrypt(id, key, part, stored.body)
  }
  const before = await read()
  if (before) return before
  const made = await make()
  if (!made) return undefined
  const printed = await printer.print(made.document)
  const { pdf, sha256 } = await sealer.seal(printed, { at: now(), awaitedSince: made.awaitedSince })
  const body = vault.encrypt(id, key, part, pdf)
  await store({ report_id: id, body, sha256, ...sealColumns(pdf, now()) })
  // Read back: another server may have stored its own first, and only the stored one is the paper.
  return read()
}
