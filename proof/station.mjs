// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/run.mjs'
import { serverEnvironment } from '../tools/server-memory.mjs'

/**
 * Starts the built server as `npm start` does, with a new data folder, and waits until it is ready.
 * @param {NodeJS.ProcessEnv} [others] settings besides those of every benchmark
 */
export async function startStation(others = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    HUMAN_CHECK: 'off',
    MAIL_URL: '',
    DATABASE_URL: '',
    ...others,
  }
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { ...serverEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** How many faults the log has, by their place. @type {Record<string, number>} */
  const faults = {}
  await new Promise((resolve, reject) => {
    let rest = ''
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    server.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.includes('Ready: ')) resolve(undefined)
        const fault = /"event":"fault".*?"place":"([^"]*)"/.exec(line)?.[1]
        if (fault) faults[fault] = (faults[fault] ?? 0) + 1
      }
    })
  })
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    pid: server.pid ?? 0,
    faults,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const free = /** @type {{ port: number }} */ (probe.address()).port
  probe.close()
  await once(probe, 'close')
  return free
}
