import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Kysely } from 'kysely'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import type { Duty } from '@delegacia/domain/desk/roles'
import type { LogLine } from '../base/platform/log.ts'
import { inviteOfficer } from './accounts/invite.ts'
import { beginHistory } from '../reports/events/append-event.ts'
import { createLookup } from '../store/lookup.ts'
import type { Database } from '../store/tables/tables.ts'
import { createVault, type Vault } from '../store/keys/vault.ts'
import { filedReport, type Filed } from './filed-report.fixture.ts'
import { openDeskDatabases } from './database/desk-databases.ts'
import { createDeskApp, type DeskAppDeps } from './desk-app.ts'
import { deskBrowser } from './desk-browser.fixture.ts'
import type { WorkLimits } from './work/work-deps.ts'
import { unitNamed } from '../store/units/police-units.ts'

const deskUrl = 'https://mesa.example.org'

type Owner = { db: Kysely<Database>; vault: Vault; now: () => Date }

type Options = Partial<
  Pick<DeskAppDeps, 'provider' | 'translate' | 'guessing' | 'alarmHoldMs'> & WorkLimits
> & {
  /** Packs what is exported; without it nothing can be. */
  openExport?: (owner: Owner) => DeskAppDeps['openExport']
  /** Prints and seals; without it no document is made. */
  ensureDocument?: (owner: Owner) => DeskAppDeps['ensureDocument']
}

/** The desk's databases over one of the test cluster, each with its own role. */
export async function testDesk(
  clusterUrl: string,
  { provider, translate, guessing, openExport, ensureDocument, ...limits }: Options = {},
) {
  const database = await testDatabase(clusterUrl)
  const { db } = database
  const deskKey = randomBytes(32)
  const databases = await openDeskDatabases({ owner: db, url: () => database.url, deskKey })
  const vault = createVault(randomBytes(32))
  const lookup = createLookup(randomBytes(32))
  const lines: LogLine[] = []
  const clock = { now: new Date('2026-11-22T12:00:00.000Z') }
  const now = () => clock.now
  const app = await createDeskApp({
    accounts: databases.accounts,
    list: databases.list,
    open: databases.open,
    vault,
    lookup,
    openingsPerHour: 5,
    searchesPerDay: 3,
    claimMinutes: 48,
    takeBackSeconds: 60,
    ...limits,
    deskKey,
    deskUrl,
    provider,
    translate,
    guessing,
    openExport: openExport?.({ db, vault, now }) ?? (() => Promise.resolve(undefined)),
    ensureDocument: ensureDocument?.({ db, vault, now }) ?? (() => Promise.resolve(undefined)),
    log: (line) => void lines.push(line),
    now,
  })
  const browser = (device?: string) => deskBrowser(app, deskUrl, device)
  const invite = async (name: string, duty: Duty) => {
    const registration = String(5_000_000 + invited++)
    const outcome = await inviteOfficer(db, { name, registration, duty }, undefined, now())
    if (!outcome.ok || !outcome.invitation) throw new Error('not invited')
    return { registration, code: outcome.invitation.code }
  }
  let invited = 0
  return {
    db,
    deskKey,
    url: database.url,
    databases,
    vault,
    lookup,
    app,
    lines,
    browser,
    invite,
    now,
    /** Moves the desk's clock on. */
    later(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
    },
    /** An officer with a passkey, logged in. */
    async officer(name: string, duty: Duty, device?: string) {
      const { code, registration } = await invite(name, duty)
      const one = browser(device)
      const key = await one.acceptInvitation(code)
      const { id } = await db
        .selectFrom('officers')
        .select('id')
        .where('registration', '=', registration)
        .executeTakeFirstOrThrow()
      return { id, registration, key, browser: one }
    },
    /** Has acts meet: each waits at its entry of the log until all have come so far, or wait for each other before. */
    async atOnce<T>(acts: () => Promise<T>): Promise<T> {
      let done: Promise<T> | undefined
      await db.transaction().execute(async (trx) => {
        await trx.selectFrom('audit_head').selectAll().forUpdate().execute()
        done = acts()
        await sleep(500)
      })
      return done as Promise<T>
    },
    async acts(): Promise<string[]> {
      const rows = await db.selectFrom('audit_entries').select('act').orderBy('seq').execute()
      return rows.map(({ act }) => act)
    },
    async unit(name: string): Promise<number> {
      return (await unitNamed(db, name)).id
    },
    /** A report that somebody really answered, registered in that unit a minute ago. */
    filed: (unit: number, changes?: Partial<Filed>) => filedReport({ db, vault, now: now() }, unit, changes),
    /** A row of `reports` in that unit, with a body that nobody can decrypt. */
    async report(unit: number, sequence: number): Promise<string> {
      const id = randomUUID()
      const digest = () => randomBytes(32)
      await db
        .insertInto('reports')
        .values({
          id,
          unit: 277,
          year: 2026,
          sequence,
          bop: bulletinNumber({ unit: 277, year: 2026, sequence }),
          crime: 1,
          municipality: '1506203',
          registered_at: new Date(),
          idempotency_digest: digest(),
          request_digest: digest(),
          code_digest: digest(),
          owner_digest: digest(),
          wrapped_key: digest(),
          body: digest(),
          content_sha256: digest(),
        })
        .execute()
      const first = {
        kind: 'registered',
        at: new Date(),
        by: { kind: 'station' },
        unit,
        reported: { crime: 1 },
        atHome: false,
        asksMeasure: false,
        immediate: false,
        language: 'pt-br',
      } as const
      await db.transaction().execute((trx) => beginHistory(trx, id, first))
      return id
    },
    async close() {
      await app.close()
      await databases.close()
      await database.drop()
    },
  }
}

export type TestDesk = Awaited<ReturnType<typeof testDesk>>
