import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { faultLine, type Log } from '../../base/platform/log.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { LastNumbers } from '../../store/last-numbers.ts'
import { walFolder } from './backup-folder.ts'
import { highestOf, readArchivedNumbers, writeArchivedNumbers } from './last-numbers.ts'
import { shipWal, type WalShipping } from './ship-wal.ts'

/** Between two checks of the spool, in milliseconds. */
const interval = 5000
/** How often the same failure is logged and unchanged numbers are written. */
const repeatAfter = 60_000

export type WalShipper = {
  stop(): Promise<void>
  /** Once more, when the database has ended and archived its last segment. */
  shipRest(): Promise<void>
}

/** Ships archived WAL to the backups as long as the server runs, and with it the last numbers given. */
export function startWalShipper(
  options: Omit<WalShipping, 'systemIdentifier'> & { db: Kysely<Database>; log: Log },
): WalShipper {
  const { settings, spool, db, log } = options
  const ending = new AbortController()
  let systemIdentifier: string | undefined
  let loggedAt = -Infinity
  let written = { text: '', at: -Infinity }

  async function ship(): Promise<boolean> {
    return systemIdentifier === undefined ? false : shipWal({ settings, spool, systemIdentifier })
  }

  async function once(): Promise<void> {
    systemIdentifier ??= await readSystemIdentifier(db)
    if (!(await ship())) return
    const folder = walFolder(settings.backupDir, systemIdentifier)
    const numbers = highestOf((await readArchivedNumbers(folder))?.numbers ?? {}, await readNumbers(db))
    const text = JSON.stringify(numbers)
    if (text === written.text && performance.now() - written.at < repeatAfter) return
    await writeArchivedNumbers(folder, { at: new Date().toISOString(), numbers })
    written = { text, at: performance.now() }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await once()
      } catch (error) {
        if (performance.now() - loggedAt > repeatAfter) {
          log(faultLine('backup', error))
          loggedAt = performance.now()
        }
      }
      await sleep(interval, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop() {
      ending.abort()
      await running
    },
    async shipRest() {
      await ship()
    },
  }
}

async function readSystemIdentifier(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text as id from pg_control_system()
  `.execute(db)
  return rows[0]?.id ?? ''
}

async function readNumbers(db: Kysely<Database>): Promise<LastNumbers> {
  const numbers: LastNumbers = {}
  for (const { unit, year, last } of await db.selectFrom('bulletin_counters').selectAll().execute())
    (numbers[unit] ??= {})[year] = last
  return numbers
}
