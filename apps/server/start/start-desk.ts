import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openDeskDatabases, type DeskDatabases } from '../desk/database/desk-databases.ts'
import type { WorkDeps } from '../desk/work/work-deps.ts'
import { hasOfficers } from '../desk/officers/officers.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import { packageFolder } from '../base/platform/package-folder.ts'
import type { Settings } from '../base/settings/settings.ts'
import type { Database } from '../store/tables/tables.ts'
import type { Lookup } from '../store/lookup.ts'
import type { Vault } from '../store/keys/vault.ts'
import type { Closing } from './closing.ts'

type DeskStart = {
  /** The tables' owner: makes the desk's roles. */
  db: Kysely<Database>
  url: () => string
  deskKey: Buffer
  vault: Vault
  lookup: Lookup
  now: () => Date
  openExport: WorkDeps['openExport']
  ensureDocument: WorkDeps['ensureDocument']
  translate?: WorkDeps['translate']
  log: Log
  say: (line: string) => void
  closing: Closing
}

/** Between two looks for a first account, in milliseconds. */
const interval = 3000

/**
 * Serves the desk once anybody has an account, also when the first is made while the station runs. Whatever stops the desk
 * does not stop the portal: the operator is told.
 */
export function startDesk(settings: Settings, { closing, ...deps }: DeskStart): void {
  if (settings.deskPort === undefined) return
  let timer: NodeJS.Timeout | undefined
  let stop: (() => Promise<void>) | undefined
  let closed = false
  closing.add(async () => {
    closed = true
    clearTimeout(timer)
    await stop?.()
  })

  async function look(): Promise<void> {
    try {
      if (await hasOfficers(deps.db)) stop = await serve(settings, deps)
    } catch (error) {
      // A database that is away comes back; the next look finds it.
      deps.log(faultLine('desk', error))
    }
    if (closed) await stop?.()
    else if (!stop) timer = setTimeout(() => void look(), interval)
  }
  void look()
}

async function serve(
  { host, deskPort, deskUrl, deskProvider, trustProxy, ...limits }: Settings,
  {
    db,
    url,
    deskKey,
    vault,
    lookup,
    now,
    openExport,
    ensureDocument,
    translate,
    log,
    say,
  }: Omit<DeskStart, 'closing'>,
): Promise<() => Promise<void>> {
  let databases: DeskDatabases | undefined
  try {
    databases = await openDeskDatabases({
      owner: db,
      url,
      deskKey,
      onLost: (error) => log(faultLine('database', error)),
    })
    // Loaded only if there is a desk: its libraries take memory that a portal alone does not need.
    const { createDeskApp } = await import('../desk/desk-app.ts')
    const app = await createDeskApp({
      accounts: databases.accounts,
      list: databases.list,
      open: databases.open,
      vault,
      lookup,
      openExport,
      ensureDocument,
      translate,
      openingsPerHour: limits.openingsPerHour,
      searchesPerDay: limits.searchesPerDay,
      claimMinutes: limits.claimMinutes,
      courtSeats: limits.courtSeats,
      takeBackSeconds: limits.takeBackSeconds,
      deskKey,
      deskUrl,
      log,
      now,
      page: join(packageFolder(import.meta.dirname), '../desk/dist'),
      provider: deskProvider,
      trustProxy,
    })
    const opened = databases
    await app.listen({ host, port: deskPort ?? 0 })
    say(`The desk of the officers: ${deskUrl}`)
    return async () => {
      await app.close()
      await opened.close()
    }
  } catch (error) {
    await databases?.close()
    say(`The desk is not served: ${reasonOf(error, deskPort)}`)
    return () => Promise.resolve()
  }
}

function reasonOf(error: unknown, port: number | undefined): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  if (code === 'EADDRINUSE') return `port ${port} is taken by another program; set DESK_PORT to a free one`
  if (code === '42501') return 'the user of DATABASE_URL may not make roles (CREATEROLE)'
  return `${code}; see DESK_PORT and DESK_URL`
}
