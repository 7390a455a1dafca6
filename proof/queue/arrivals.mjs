// @ts-check
import { randomBytes, randomUUID } from 'node:crypto'
import { report } from '../soak/report.mjs'

/**
 * Reports that arrive in a unit as a registration stores them, with content that opens.
 * @param {ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>} db
 * @param {import('../../apps/server/dist/store/keys/vault.js').Vault} vault @param {number} unit
 */
export async function openArrivals(db, vault, unit) {
  const { beginHistory } = await import('../../apps/server/dist/reports/events/append-event.js')
  const { encryptBody } = await import('../../apps/server/dist/reports/registration/encrypt-body.js')
  const { examine } = await import('../../apps/server/dist/reports/registration/examine.js')
  const { noTranslator } = await import('../../apps/server/dist/integrations/translator.js')
  const given = /** @type {import('@delegacia/domain/report/occurrence').Occurrence} */ (
    /** @type {unknown} */ (report(1))
  )
  const examined = await examine(given, {
    now: new Date(),
    narrativeMaximum: 5000,
    findAddress: (chosen) => chosen,
    translator: noTranslator,
    crimesNotOffered: [],
  })
  if (!examined.ok) throw new Error(JSON.stringify(examined.issues))
  const { ok: _, crime, municipality, discreet, ...kept } = examined
  let sequence = 1_000_000

  /** Stores one more and returns its id. */
  return async () => {
    const id = randomUUID()
    const at = new Date()
    const wrappedKey = vault.newKey(id)
    sequence += 1
    const body = { ...kept, registrant: { ip: '127.0.0.1' }, authenticationCode: '' }
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('reports')
        .values({
          id,
          unit: 277,
          year: 2026,
          sequence,
          bop: `277.2026${sequence}`,
          crime,
          municipality: municipality ?? null,
          registered_at: at,
          wrapped_key: wrappedKey,
          idempotency_digest: randomBytes(32),
          request_digest: randomBytes(32),
          code_digest: randomBytes(32),
          owner_digest: randomBytes(32),
          content_sha256: randomBytes(32),
          body: encryptBody(vault, id, wrappedKey, body),
        })
        .execute()
      await beginHistory(trx, id, {
        kind: 'registered',
        at,
        by: { kind: 'station' },
        unit,
        reported: { crime },
        atHome: discreet,
        asksMeasure: false,
        immediate: false,
        language: 'pt-br',
      })
    })
    return id
  }
}
