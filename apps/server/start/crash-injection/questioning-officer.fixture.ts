import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import type { Kysely, Transaction } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { databaseOver, openPool } from '../../store/connection/database.ts'
import { recordedDatabase } from '../../store/embedded/database-place.ts'
import { stationUrl } from '../../store/embedded/cluster-address.ts'
import { readPostmaster } from '../../store/embedded/postmaster-file.ts'
import type { Database } from '../../store/tables/tables.ts'

/** The answer that the officer asks about again. */
export const askedField = '/fato/ds_datahora'

export type QuestioningOfficer = {
  /** Asks the citizen of a report, once, however often the database goes away meanwhile. */
  ask(bop: string): Promise<void>
  /** The station's database wherever it runs at the moment. */
  db: Kysely<Database>
}

/** The database of a station that is killed and restored; nothing is started where none runs. */
function addressNow(dataDir: string): string {
  const database = recordedDatabase(dataDir)
  const postmaster = database === undefined ? undefined : readPostmaster(database)
  if (!postmaster) throw new Error('No database runs')
  return stationUrl(postmaster.port, readFileSync(join(dataDir, 'keys/database-password'), 'utf8'))
}

/** An officer who opens, claims and asks, in the station's database itself: what is sent leaves at once. */
export function createQuestioningOfficer(dataDir: string): QuestioningOfficer {
  const db = databaseOver(openPool(() => addressNow(dataDir), { connections: 3 }))
  const officer = crypto.randomUUID()
  return {
    db,
    async ask(bop) {
      for (;;) {
        try {
          return await db.transaction().execute((trx) => askWithin(trx, officer, bop))
        } catch (error) {
          if (error instanceof Refused) throw error
          await sleep(500)
        }
      }
    },
  }
}

class Refused extends Error {}

async function askWithin(trx: Transaction<Database>, officer: string, bop: string): Promise<void> {
  const { id: report } = await trx
    .selectFrom('reports')
    .select('id')
    .where('bop', '=', bop)
    .executeTakeFirstOrThrow()
  const found = await readHistory(trx, report)
  if (!found) throw new Refused('The report has no history')
  // Its answer was lost: it has been asked.
  if (found.history.some(({ kind }) => kind === 'correctionAsked')) return
  const now = new Date()
  await trx
    .insertInto('officers')
    .values({ id: officer, registration: officer, name: 'Camila', created_at: now, disabled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const by: ByOfficer = { kind: 'officer', officer, role: 'investigador', unit: found.history[0].unit }
  const events: NewEvent[] = [
    { kind: 'opened', by, reason: 'triagem' },
    { kind: 'claimed', by, until: new Date(now.getTime() + 3_600_000) },
    {
      kind: 'correctionAsked',
      by,
      leavesAt: now,
      questions: [{ campo: askedField, template: { template: 'hora-que-falta', version: 1 } }],
    },
  ]
  for (const event of events) {
    const done = await appendEvent(trx, { report, event, now })
    if (!done.ok) throw new Refused(`The report does not take it: ${done.refusal}`)
  }
}
