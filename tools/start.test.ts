import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runningServer } from '../apps/server/base/platform/data-dir-lock.ts'
import { freePort } from '../apps/server/start/free-port.fixture.ts'
import { recordedDatabase } from '../apps/server/store/embedded/database-place.ts'
import { isAlive, readPostmaster } from '../apps/server/store/embedded/postmaster-file.ts'
import { root } from './run.mjs'

// DP-14
test('a signal to npm ends the station and its database', { timeout: 180_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'))
  const off = { DESK_PORT: 'off', DELIVERY_PORT: 'off', HUMAN_CHECK: 'off', BACKUP_AT: 'off' }
  const env = { ...process.env, ...off, DATA_DIR: dataDir, PORT: String(await freePort()) }
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  npm.stdout.on('data', (chunk) => (said += String(chunk)))
  await expect.poll(() => said, { timeout: 120_000 }).toContain('Ready')
  const server = { pid: runningServer(dataDir)?.pid ?? 0, port: 0 }
  const database = readPostmaster(recordedDatabase(dataDir) ?? '') ?? server
  onTestFinished(() => {
    for (const one of [server, database]) if (isAlive(one)) process.kill(one.pid, 'SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  expect([isAlive(server), isAlive(database), database.port > 0]).toEqual([true, true, true])
  npm.kill('SIGTERM')
  await expect.poll(() => [isAlive(server), isAlive(database)], { timeout: 30_000 }).toEqual([false, false])
})
