import type { EvidenceKind } from '@delegacia/domain/desk/evidence/accepted-types'
import type { ScanState } from '@delegacia/domain/desk/evidence/scan-states'
import type { Kysely } from 'kysely'
import { namePart } from '../reports/evidence/evidence-parts.ts'
import { readPieces } from '../reports/evidence/original.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Vault } from '../store/keys/vault.ts'

/** A file of a report that has arrived whole. */
export type OriginalFile = {
  id: string
  /** As the citizen called it. */
  name: string
  kind: EvidenceKind
  mediaType: string
  bytes: number
  sha256: Buffer
  receivedAt: Date
  scan: ScanState
}

/** The file, and its decrypted pieces each time that they are asked for. */
export type DeliveredOriginal = { file: OriginalFile; read: () => AsyncIterable<Buffer> }

type Deps = { db: Kysely<Database>; vault: Vault }

/** The originals of a report, the oldest first; nothing of them is read until `read`. */
export async function deliveredOriginals(
  { db, vault }: Deps,
  { id: reportId, wrapped_key: wrappedKey }: { id: string; wrapped_key: Buffer },
): Promise<DeliveredOriginal[]> {
  const rows = await db
    .selectFrom('evidence')
    .select(['id', 'name', 'kind', 'media_type', 'bytes', 'sha256', 'received_at', 'scan'])
    .where('report_id', '=', reportId)
    .where('received_at', 'is not', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, media_type: mediaType, received_at: receivedAt, ...rest }) => ({
    file: {
      ...rest,
      id,
      mediaType,
      name: vault.decrypt(reportId, wrappedKey, namePart(id), name).toString('utf8'),
      receivedAt: receivedAt ?? new Date(0),
    },
    read: () => readPieces(db, vault, { id, reportId, wrappedKey }),
  }))
}
