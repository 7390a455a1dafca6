import { stateIso } from '@delegacia/domain/language/state-time'
import type { ThreadUpload } from '@delegacia/contract/thread/thread'
import type { EvidenceDeps } from './announce.ts'
import { namePart } from './evidence-parts.ts'

type Report = { id: string; wrapped_key: Buffer }

/** The files of a report whose sending has begun and not ended, the oldest first. */
export async function readUnfinished(
  { db, vault, now }: EvidenceDeps,
  { id, wrapped_key }: Report,
): Promise<ThreadUpload[]> {
  const rows = await db
    .selectFrom('evidence')
    .select(['id', 'name', 'bytes', 'received', 'sha256', 'expires_at'])
    .where('report_id', '=', id)
    .where('received_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('announced_at')
    .execute()
  return rows.map((row) => ({
    nome: vault.decrypt(id, wrapped_key, namePart(row.id), row.name).toString(),
    sha256: row.sha256.toString('hex'),
    bytes: row.bytes,
    recebido: row.received,
    ate: stateIso(row.expires_at),
  }))
}

/**
 * Takes away a file that is not whole yet, with what has arrived of it; one that is whole belongs to the report. False
 * then. What is not there has been taken away already.
 */
export function withdraw(
  { db }: Pick<EvidenceDeps, 'db'>,
  reportId: string,
  sha256: Buffer,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // It waits for a piece under way, which may be the last one.
    await trx
      .deleteFrom('evidence')
      .where('report_id', '=', reportId)
      .where('sha256', '=', sha256)
      .where('received_at', 'is', null)
      .execute()
    const left = await trx
      .selectFrom('evidence')
      .select('id')
      .where('report_id', '=', reportId)
      .where('sha256', '=', sha256)
      .executeTakeFirst()
    return left === undefined
  })
}
