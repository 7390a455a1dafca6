import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { findSecrets, replaceSecret } from '../../store/station-secrets.ts'
import { canDecryptSecret, canUnwrap, encryptSecret, decryptSecret, rewrap } from '../../store/keys/vault.ts'

/** How many reports are read at once. */
const pageSize = 500

/**
 * Encrypts the station's secrets and every report's own key with another station key, all or none; the reports themselves
 * are not encrypted anew. Returns how many. A server that still runs with the old key registers nothing from then on.
 */
export async function rotateKeys(db: Kysely<Database>, from: Buffer, to: Buffer): Promise<number> {
  return db.transaction().execute(async (trx) => {
    for (const [name, encrypted] of await findSecrets(trx))
      await replaceSecret(trx, name, encryptSecret(to, name, decryptSecret(from, name, encrypted)))
    let changed = 0
    let last: string | undefined
    for (;;) {
      const rows = await trx
        .selectFrom('reports')
        .select(['id', 'wrapped_key'])
        .where('key_destroyed_at', 'is', null)
        .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
        .orderBy('id')
        .limit(pageSize)
        .execute()
      for (const { id, wrapped_key } of rows) {
        const wrapped = rewrap(id, wrapped_key, from, to)
        await trx.updateTable('reports').set({ wrapped_key: wrapped }).where('id', '=', id).execute()
      }
      changed += rows.length
      last = rows.at(-1)?.id
      if (rows.length < pageSize) return changed
    }
  })
}

/** Whether the station's secrets and its reports are encrypted with that key; if there are none, any key fits. */
export async function areEncryptedWith(db: Kysely<Database>, stationKey: Buffer): Promise<boolean> {
  for (const [name, encrypted] of await findSecrets(db))
    if (!canDecryptSecret(stationKey, name, encrypted)) return false
  const row = await db
    .selectFrom('reports')
    .select(['id', 'wrapped_key'])
    .where('key_destroyed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row === undefined || canUnwrap(row.id, row.wrapped_key, stationKey)
}
