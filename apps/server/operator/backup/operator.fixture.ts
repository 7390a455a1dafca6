import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { createStationRunner } from '../../start/station-runner.fixture.ts'
import { startEmbeddedPostgres } from '../../store/embedded/embedded-postgres.ts'
import { segmentOf } from './base-backup.ts'
import { listBackups, walFolder } from './backup-folder.ts'
import { listArchive } from './wal-archive.ts'

type Runner = Awaited<ReturnType<typeof createStationRunner>>
export type Registered = { bop: string; nrBop: string; autDig: string }

/** The operator of a station that a runner starts, with a folder for backups and a safe for keys, both outside of its data folder. */
export function createOperator(runner: Runner) {
  const { dataDir, address } = runner
  const backupDir = join(dirname(dataDir), 'backups')
  const safe = join(dirname(dataDir), 'safe')
  mkdirSync(safe, { recursive: true })

  const command = (name: string, args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; text: string }>((resolve) =>
      execFile(
        process.execPath,
        [join(import.meta.dirname, `../../dist/operator/cli/${name}.js`), ...args],
        { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BACKUP_DIR: backupDir, ...env } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      ),
    )

  return {
    backupDir,
    command,
    settings: { BACKUP_DIR: backupDir },
    backup: (...args: string[]) => command('backup', args),
    verify: (name: string) =>
      command('backup', ['verify', name], { BACKUP_IDENTITY: join(safe, 'backup.key') }),
    /** Uses the key from the safe unless another is given. */
    restore: (args: string[] = [], env = {}) =>
      command('restore', args, { BACKUP_IDENTITY: join(safe, 'backup.key'), ...env }),

    /** Puts copies of both keys into the safe. */
    keepKeys() {
      for (const name of ['data.key', 'backup.key'])
        copyFileSync(join(dataDir, 'keys', name), join(safe, name))
    },
    bringStationKey() {
      mkdirSync(join(dataDir, 'keys'), { recursive: true })
      copyFileSync(join(safe, 'data.key'), join(dataDir, 'keys/data.key'))
    },

    /** Registers one report; undefined when it was not acknowledged. */
    async register(): Promise<Registered | undefined> {
      const { status, text } = await runner.post()
      return status === 201 ? (JSON.parse(text) as Registered) : undefined
    },
    /** The first bytes of its document. */
    async print({ nrBop, autDig }: Registered): Promise<string> {
      const answer = await fetch(`${address}/api/print/277/${nrBop}?autDig=${autDig}`)
      const { pdf = '' } = (await answer.json()) as { pdf?: string }
      return Buffer.from(pdf, 'base64').subarray(0, 5).toString()
    },

    /** Resolves when everything that is committed by now is in the backups. */
    async archived() {
      const { adminUrl } = await startEmbeddedPostgres({ dataDir })
      const client = new pg.Client(adminUrl)
      await client.connect()
      const { rows } = await client.query(
        'select pg_switch_wal()::text as at, system_identifier::text as system, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline from pg_control_system()',
      )
      await client.end()
      const { at, system, timeline } = rows[0] as { at: string; system: string; timeline: string }
      const segment = segmentOf(String(Number.parseInt(timeline, 16)), at)
      for (let i = 0; i < 300; i += 1) {
        if ((await listArchive(walFolder(backupDir, system))).has(segment)) return
        await sleep(100)
      }
      throw new Error(`${segment} was not archived`)
    },

    /** A letter that a server has in hand and does not note as sent, as where it is killed in between. */
    async leaveLetter() {
      const { adminUrl } = await startEmbeddedPostgres({ dataDir })
      const client = new pg.Client(adminUrl)
      await client.connect()
      await client.query(
        "update outbox set done_at = null, leased_by = 'gone', leased_until = now() + interval '1 day' where id = (select id from outbox where kind = 'mail' limit 1)",
      )
      await client.end()
    },

    /** Writes more than a segment holds, and resolves when the first full one is in the backups. */
    async fillSegment() {
      const { adminUrl } = await startEmbeddedPostgres({ dataDir })
      const client = new pg.Client(adminUrl)
      await client.connect()
      const { rows } = await client.query(
        'select pg_walfile_name(pg_current_wal_lsn()) as segment, system_identifier::text as system from pg_control_system()',
      )
      const { segment, system } = rows[0] as { segment: string; system: string }
      await client.query(
        "select pg_logical_emit_message(true, 'test', repeat(md5(n::text), 30000)) from generate_series(1, 18) as n",
      )
      await client.end()
      for (let i = 0; i < 300; i += 1) {
        if ((await listArchive(walFolder(backupDir, system))).has(segment)) return
        await sleep(100)
      }
      throw new Error(`${segment} was not archived`)
    },

    /** Kills server and database at once, and deletes the data folder. */
    async lose(child: { kill(signal: 'SIGKILL'): void }) {
      child.kill('SIGKILL')
      killDatabase(dataDir)
      await sleep(500)
      rmSync(dataDir, { recursive: true, force: true })
    },
    newest: async () => basename((await listBackups(backupDir))[0]?.folder ?? ''),
  }
}

function killDatabase(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
}
