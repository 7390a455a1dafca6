import type { EvidenceKind } from '@delegacia/domain/desk/evidence/accepted-types'
import type { ScanState } from '@delegacia/domain/desk/evidence/scan-states'
import type { Generated } from 'kysely'

/** `sem-copia`: sound, or what no copy can be made of; two officers see the original. */
export type CopyState = 'espera' | 'pronta' | 'sem-copia'

/** One file that a citizen sends or has sent. */
export type EvidenceTable = {
  id: string
  report_id: string
  /** Encrypted with the report's key, as all bodies here. */
  name: Buffer
  kind: EvidenceKind
  media_type: string
  bytes: number
  /** Stored for good, from the first byte on. */
  received: Generated<number>
  /** Of the announced file; of the bytes that arrived, once `received_at` is set. */
  sha256: Buffer
  /** SHA-256 of the token that writes into this upload. */
  token_digest: Buffer
  /** When the token was given. */
  announced_at: Date
  /** Until then the token counts. */
  expires_at: Date
  /** When its last byte was stored; null while it is under way. */
  received_at: Generated<Date | null>
  scan: Generated<ScanState>
  copy: Generated<CopyState>
  /** How many pages the original has, where it has pages and could be read. */
  pages: Generated<number | null>
}

/** The original, 256 KiB a row. */
export type EvidencePiecesTable = { evidence_id: string; number: number; body: Buffer }

/** What the desk sees: one picture a page, without metadata, or a part of a text, which has no width. */
export type EvidenceCopiesTable = {
  evidence_id: string
  page: number
  width: number
  height: number
  body: Buffer
}

/** A copy that is to be made, leased as the jobs of the outbox are. */
export type EvidenceJobsTable = {
  evidence_id: string
  due_at: Date
  attempts: Generated<number>
  leased_until: Generated<Date | null>
  leased_by: Generated<string | null>
  done_at: Generated<Date | null>
}

/** The bytes of all files, in several rows that are added up. */
export type EvidenceRoomTable = { shard: number; bytes: string }

export type EvidenceTables = {
  evidence_room: EvidenceRoomTable
  evidence: EvidenceTable
  evidence_pieces: EvidencePiecesTable
  evidence_copies: EvidenceCopiesTable
  evidence_jobs: EvidenceJobsTable
}
