import { createHash } from 'node:crypto'
import type { AcceptedType } from '@delegacia/domain/desk/evidence/accepted-types'
import { faultOfWhole } from '@delegacia/domain/desk/evidence/fault-of-whole'
import { judgeContent, type FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { pieceAt, pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { appendEvent } from '../events/append-event.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { expiryFrom, type EvidenceDeps, type EvidenceRow } from './announce.ts'
import { namePart, piecePart } from './evidence-parts.ts'
import { fits, usedQuota } from './evidence-quota.ts'
import { findUpload, type Upload } from './find-upload.ts'
import { readOriginal } from './original.ts'

export type Piece = { token: string; offset: number; bytes: Buffer }

export type PieceResult =
  | { outcome: 'stored'; upload: EvidenceRow }
  | { outcome: 'unknown' }
  | { outcome: 'other-offset'; received: number }
  | { outcome: 'other-length' }
  | { outcome: 'refused'; refusal: FileRefusal; name: string }

/**
 * Stores a piece at its offset. When this resolves, the database has it for good, or refuses it; repeated after an answer
 * that was lost it says how far the upload is. The last piece makes the evidence: the whole file is hashed, and its event,
 * its receipt and the job of its copy are of one transaction.
 */
export async function receivePiece(deps: EvidenceDeps, piece: Piece): Promise<PieceResult> {
  try {
    return await deps.db.transaction().execute((trx) => receiveIn(trx, deps, piece))
  } catch (error) {
    if (error instanceof NotTaken) return { outcome: 'unknown' }
    throw error
  }
}

async function receiveIn(
  trx: Transaction<Database>,
  deps: EvidenceDeps,
  { token, offset, bytes }: Piece,
): Promise<PieceResult> {
  const now = deps.now()
  const upload = await findUpload(trx, token, now)
  if (!upload) return { outcome: 'unknown' }
  const { row } = upload
  if (row.received_at !== null) return { outcome: 'stored', upload: row }
  if (offset !== row.received) return { outcome: 'other-offset', received: row.received }
  if (bytes.length !== pieceAt(row.bytes, offset)) return { outcome: 'other-length' }
  let type: AcceptedType | undefined
  if (offset === 0) {
    const judged = judgeContent(nameOf(deps, upload), bytes)
    if (typeof judged === 'string') return refuse(trx, row, judged, nameOf(deps, upload))
    type = judged
    // Announced files of which nothing has come hold no room.
    if (!(await fits(trx, deps.evidenceRoom, { reportId: row.report_id, bytes: row.bytes })))
      return refuse(trx, row, 'stationFull', nameOf(deps, upload))
  } else if ((await usedQuota(trx)) > deps.evidenceRoom)
    // What has arrived stays for its days: room may come.
    return { outcome: 'refused', refusal: 'stationFull', name: nameOf(deps, upload) }
  await storePiece(deps, trx, upload, offset / pieceBytes, bytes)
  const received = offset + bytes.length
  const whole = received === row.bytes
  const fault = whole && (await faultOfArrived(deps, trx, upload, type?.type ?? row.media_type))
  if (fault) return refuse(trx, row, fault, nameOf(deps, upload))
  const stored = await trx
    .updateTable('evidence')
    .set({
      received,
      expires_at: expiryFrom(now, received),
      ...(type && { kind: type.kind, media_type: type.type }),
      ...(whole && { received_at: now }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (whole) {
    await tell(trx, stored, now)
    await trx.insertInto('evidence_jobs').values({ evidence_id: row.id, due_at: now }).execute()
  }
  return { outcome: 'stored', upload: stored }
}

/** The report's history says that it arrived. What the history refuses has not arrived. */
async function tell(trx: Transaction<Database>, row: EvidenceRow, now: Date): Promise<void> {
  const { id: evidence, bytes } = row
  const sha256 = row.sha256.toString('hex')
  const event = { kind: 'evidenceReceived', by: { kind: 'citizen' }, evidence, sha256, bytes } as const
  const appended = await appendEvent(trx, { report: row.report_id, event, now })
  if (!appended.ok) throw new NotTaken(appended.refusal)
}

/** Rolls the last piece back. */
class NotTaken extends Error {
  override name = 'NotTaken'
}

const nameOf = ({ vault }: EvidenceDeps, { row, wrappedKey }: Upload): string =>
  vault.decrypt(row.report_id, wrappedKey, namePart(row.id), row.name).toString()

async function storePiece(
  { vault }: EvidenceDeps,
  trx: Transaction<Database>,
  { row, wrappedKey }: Upload,
  number: number,
  bytes: Buffer,
): Promise<void> {
  const body = vault.encrypt(row.report_id, wrappedKey, piecePart(row.id, number), bytes)
  await trx.insertInto('evidence_pieces').values({ evidence_id: row.id, number, body }).execute()
}

/** Why what arrived is not taken: it is not what was announced, or nobody could open it. */
async function faultOfArrived(
  { vault }: EvidenceDeps,
  trx: Transaction<Database>,
  { row, wrappedKey }: Upload,
  type: string,
): Promise<FileRefusal | undefined> {
  const file = await readOriginal(trx, vault, { id: row.id, reportId: row.report_id, wrappedKey })
  if (!createHash('sha256').update(file).digest().equals(row.sha256)) return 'changed'
  return faultOfWhole(file, type)
}

/** Nothing of a refused file is kept, and its place among the 20 is free again. */
async function refuse(
  trx: Transaction<Database>,
  { id }: EvidenceRow,
  refusal: FileRefusal,
  name: string,
): Promise<PieceResult> {
  await trx.deleteFrom('evidence').where('id', '=', id).execute()
  return { outcome: 'refused', refusal, name }
}
