import { randomBytes, randomUUID } from 'node:crypto'
import { acceptedTypeOf } from '@delegacia/domain/desk/evidence/accepted-types'
import { refusalOfFile, type FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { waitingDays } from '@delegacia/domain/desk/evidence/limits'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import { readSnapshot, standsAt } from '../events/report-snapshot.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { EvidenceTable } from '../../store/tables/evidence-tables.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { fits } from './evidence-quota.ts'
import { namePart } from './evidence-parts.ts'

export type EvidenceDeps = {
  db: Kysely<Database>
  vault: Vault
  now: () => Date
  /** How many bytes the files of all reports may take. */
  evidenceRoom: number
}

export type EvidenceRow = Selectable<EvidenceTable>

export type AnnouncedFile = { name: string; bytes: number; sha256: Buffer }

export type AnnounceResult =
  | { ok: true; upload: EvidenceRow; token: string; expiresAt: Date }
  /** `closed`: the code of the report opens nothing any more. */
  | { ok: false; refusal: FileRefusal | 'destroyed' | 'closed' }

/** From then on a new piece must come within these days; the first one within the hour, so that mere words hold no place. */
export const expiryFrom = (now: Date, received: number): Date =>
  new Date(now.getTime() + (received > 0 ? waitingDays * 86_400_000 : firstPieceMs))

const firstPieceMs = 60 * 60_000

/**
 * Begins an upload for a report, or finds the one of the same file: whole or in part, it goes on where it stopped. The token
 * of before dies; the new one is answered now and stored as a digest.
 */
export function announce(deps: EvidenceDeps, reportId: string, file: AnnouncedFile): Promise<AnnounceResult> {
  const token = randomBytes(32).toString('base64url')
  return deps.db.transaction().execute(async (trx): Promise<AnnounceResult> => {
    // Two that are announced at once are counted one after the other.
    const report = await trx
      .selectFrom('reports')
      .select(['id', 'wrapped_key', 'key_destroyed_at'])
      .where('id', '=', reportId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (report.key_destroyed_at !== null) return { ok: false, refusal: 'destroyed' }
    if (await isClosed(trx, reportId, deps.now())) return { ok: false, refusal: 'closed' }
    await forgetExpired(trx, reportId, deps.now())
    const fresh = { token_digest: digestOf(token), announced_at: deps.now() }
    const known = await goOn(trx, reportId, file, fresh)
    if (known && known.bytes !== file.bytes) return { ok: false, refusal: 'changed' }
    if (known) return { ok: true, upload: known, token, expiresAt: known.expires_at }
    const refusal = refusalOfFile(file, await countFiles(trx, reportId))
    const accepted = acceptedTypeOf(file.name)
    if (refusal) return { ok: false, refusal }
    if (!(await fits(trx, deps.evidenceRoom, { reportId, bytes: file.bytes })))
      return { ok: false, refusal: 'stationFull' }
    const id = randomUUID()
    const expiresAt = expiryFrom(deps.now(), 0)
    const upload = await trx
      .insertInto('evidence')
      .values({
        id,
        report_id: reportId,
        name: deps.vault.encrypt(reportId, report.wrapped_key, namePart(id), Buffer.from(file.name)),
        // Until its first bytes say what it is.
        kind: accepted?.kind ?? 'foto',
        media_type: accepted?.type ?? 'application/octet-stream',
        bytes: file.bytes,
        sha256: file.sha256,
        token_digest: digestOf(token),
        announced_at: deps.now(),
        expires_at: expiresAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ok: true, upload, token, expiresAt }
  })
}

async function isClosed(trx: Transaction<Database>, reportId: string, now: Date): Promise<boolean> {
  const fold = await readSnapshot(trx, reportId)
  return fold !== undefined && standsAt(fold, now).codeClosed
}

/** What nobody went on with keeps no place among the files of its report. */
async function forgetExpired(trx: Transaction<Database>, reportId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('evidence')
    .where('report_id', '=', reportId)
    .where('received_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** The same bytes under another name are the same file; the first name stays. */
const goOn = (
  trx: Transaction<Database>,
  reportId: string,
  { sha256 }: AnnouncedFile,
  fresh: Pick<EvidenceRow, 'token_digest' | 'announced_at'>,
): Promise<EvidenceRow | undefined> =>
  trx
    .updateTable('evidence')
    .set({
      ...fresh,
      expires_at: sql<Date>`case when received > 0
        then ${expiryFrom(fresh.announced_at, 1)}::timestamptz
        else ${expiryFrom(fresh.announced_at, 0)}::timestamptz end`,
    })
    .where('report_id', '=', reportId)
    .where('sha256', '=', sha256)
    .returningAll()
    .executeTakeFirst()

async function countFiles(trx: Transaction<Database>, reportId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
