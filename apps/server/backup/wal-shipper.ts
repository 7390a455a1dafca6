import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { faultLine, type Log } from '../platform/log.ts'
import type { Database } from '../store/tables.ts'
import type { LastNumbers } from '../store/last-numbers.ts'
import { walFolder } from './backup-folder.ts'
import { highestOf, readMark, writeMark } from './last-numbers.ts'
import { shipWal, type WalShipping } from './ship-wal.ts'

/** Between two looks into the spool, in milliseconds. */
const interval = 5000
/** What does not work now is told so often. */
const complaint = 60_000

export type WalShipper = {
  stop(): Promise<void>
  /** Once more, when the database has ended and archived its last. */
  shipRest(): Promise<void>
}

/** Brings archived WAL to the backups as long as the server runs, and with it the last numbers given. */
export function startWalShipper(
  options: Omit<WalShipping, 'systemIdentifier'> & { db: Kysely<Database>; log: Log },
): WalShipper {
  const { settings, spool, db, log } = options
  const ending = new AbortController()
  let systemIdentifier: string | undefined
  let complainedAt = -Infinity
  let marked = { text: '', at: -Infinity }

  async function ship(): Promise<boolean> {
    return systemIdentifier === undefined ? false : shipWal({ settings, spool, systemIdentifier })
  }

  async function once(): Promise<void> {
    systemIdentifier ??= await readSystemIdentifier(db)
    if (!(await ship())) return
    const folder = walFolder(settings.backupDir, systemIdentifier)
    const numbers = highestOf((await readMark(folder))?.numbers ?? {}, await readNumbers(db))
    const text = JSON.stringify(numbers)
    if (text === marked.text && performance.now() - marked.at < complaint) return
    await writeMark(folder, { at: new Date().toISOString(), numbers })
    marked = { text, at: performance.now() }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await once()
      } catch (error) {
        if (performance.now() - complainedAt > complaint) {
          log(faultLine('backup', error))
          complainedAt = performance.now()
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
