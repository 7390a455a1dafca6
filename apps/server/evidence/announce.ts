import { randomBytes, randomUUID } from 'node:crypto'
import { acceptedTypeOf } from '@delegacia/domain/desk/evidence/accepted-types'
import { refusalOfFile, type FileRefusal } from '@delegacia/domain/desk/evidence/file-refusal'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import { waitingDays } from '@delegacia/domain/desk/evidence/limits'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { readHistory } from '../events/read-history.ts'
import { digestOf } from '../platform/digest-of.ts'
import type { EvidenceTable } from '../store/evidence-tables.ts'
import type { Database } from '../store/tables.ts'
import type { Vault } from '../store/vault.ts'
import { namePart } from './evidence-parts.ts'

export type EvidenceDeps = { db: Kysely<Database>; vault: Vault; now: () => Date }

export type EvidenceRow = Selectable<EvidenceTable>

export type AnnouncedFile = { name: string; bytes: number; sha256: Buffer }

export type Announced =
  | { ok: true; upload: EvidenceRow; token: string; expiresAt: Date }
  /** `closed`: the code of the report opens nothing any more. */
  | { ok: false; refusal: FileRefusal | 'destroyed' | 'closed' }

/** From then on a new piece must come within these days. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + waitingDays * 86_400_000)

/**
 * Begins an upload for a report, or finds the one of the same file: whole or in part, it goes on where it stopped. The token
 * of before dies; the new one is answered now and stored as a digest.
 */
export function announce(deps: EvidenceDeps, reportId: string, file: AnnouncedFile): Promise<Announced> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = expiryFrom(deps.now())
  return deps.db.transaction().execute(async (trx): Promise<Announced> => {
    // Two that are announced at once are counted one after the other.
    const report = await trx
      .selectFrom('reports')
      .select(['id', 'wrapped_key', 'key_destroyed_at'])
      .where('id', '=', reportId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (report.key_destroyed_at !== null) return { ok: false, refusal: 'destroyed' }
    if (await isClosed(trx, reportId, deps.now())) return { ok: false, refusal: 'closed' }
    const fresh = { token_digest: digestOf(token), announced_at: deps.now(), expires_at: expiresAt }
    const known = await goOn(trx, reportId, file, fresh)
    if (known && known.bytes !== file.bytes) return { ok: false, refusal: 'changed' }
    if (known) return { ok: true, upload: known, token, expiresAt }
    const refusal = refusalOfFile(file, await countFiles(trx, reportId))
    const accepted = acceptedTypeOf(file.name)
    if (refusal || !accepted) return { ok: false, refusal: refusal ?? 'unknownType' }
    const id = randomUUID()
    const upload = await trx
      .insertInto('evidence')
      .values({
        id,
        report_id: reportId,
        name: deps.vault.encrypt(reportId, report.wrapped_key, namePart(id), Buffer.from(file.name)),
        kind: accepted.kind,
        media_type: accepted.type,
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
  const found = await readHistory(trx, reportId)
  return found !== undefined && progressOf(found.history, now).codeClosed
}

/** The same bytes under another name are the same file; the first name stays. */
const goOn = (
  trx: Transaction<Database>,
  reportId: string,
  { sha256 }: AnnouncedFile,
  fresh: Pick<EvidenceRow, 'token_digest' | 'announced_at' | 'expires_at'>,
): Promise<EvidenceRow | undefined> =>
  trx
    .updateTable('evidence')
    .set(fresh)
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
