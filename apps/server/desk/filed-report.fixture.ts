import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import type { Kysely } from 'kysely'
import { beginHistory } from '../reports/events/append-event.ts'
import { noTranslator } from '../integrations/translator.ts'
import { encryptBody } from '../reports/registration/encrypt-body.ts'
import { examine } from '../reports/registration/examine.ts'
import { usualNarrativeMaximum } from '../reports/registration/narrative-maximum.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Vault } from '../store/keys/vault.ts'

type Station = { db: Kysely<Database>; vault: Vault; now: Date }

export type Filed = {
  report: Occurrence
  /** What the history begins with, where it is not what the report says. */
  first: Partial<RegisteredEvent>
}

let sequence = 1000

/** Stores a report as a registration does; returns its id and its number. */
export async function filedReport(
  { db, vault, now }: Station,
  unit: number,
  { report = lossReport(), first = {} }: Partial<Filed> = {},
): Promise<{ id: string; bop: string }> {
  const at = new Date(now.getTime() - 60_000)
  const examined = await examine(report, {
    now: at,
    narrativeMaximum: usualNarrativeMaximum,
    findAddress: (chosen) => chosen,
    translator: noTranslator,
    crimesNotOffered: [],
  })
  if (!examined.ok) throw new Error(JSON.stringify(examined.issues))
  const { ok: _, crime, municipality, discreet, ...kept } = examined
  const id = randomUUID()
  const wrappedKey = vault.newKey(id)
  sequence += 1
  const bop = bulletinNumber({ unit: 277, year: 2026, sequence })
  const digest = () => randomBytes(32)
  await db
    .insertInto('reports')
    .values({
      id,
      unit: 277,
      year: 2026,
      sequence,
      bop,
      crime,
      municipality: municipality ?? null,
      registered_at: at,
      idempotency_digest: digest(),
      request_digest: digest(),
      code_digest: digest(),
      owner_digest: digest(),
      wrapped_key: wrappedKey,
      body: encryptBody(vault, id, wrappedKey, {
        ...kept,
        registrant: { ip: '127.0.0.1' },
        authenticationCode: '',
      }),
      content_sha256: createHash('sha256').update(id).digest(),
    })
    .execute()
  await db.transaction().execute((trx) =>
    beginHistory(trx, id, {
      kind: 'registered',
      at,
      by: { kind: 'station' },
      unit,
      reported: { crime },
      atHome: discreet,
      asksMeasure: false,
      immediate: false,
      language: kept.locale,
      ...first,
    }),
  )
  return { id, bop }
}
