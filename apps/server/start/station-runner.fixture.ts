import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { quickFolder } from '../store/connection/quick-folder.fixture.ts'
import { freePort } from './free-port.fixture.ts'

const program = join(import.meta.dirname, '../dist/main.js')

/** Tenths of a second until a station is ready: after a crash under a busy machine a database takes long to recover. */
const patience = 1200

export type StationRunner = Awaited<ReturnType<typeof createStationRunner>>

/** Where Node keeps what it compiled, if it is new enough (22): loading the server's modules is a third of a start. */
const compiled = join(import.meta.dirname, '../../../node_modules/.cache/station')

/**
 * Starts the built server as a process, always with the same data folder and port. The folder is in memory, if there is plenty: a
 * database syncs what it makes and commits, and processes that are killed lose nothing there either.
 */
export async function createStationRunner() {
  const folder = mkdtempSync(join(quickFolder(), 'main-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  let children: ChildProcess[] = []

  function run(settings: Record<string, string> = {}) {
    const env = {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      HUMAN_CHECK: 'off',
      NODE_COMPILE_CACHE: compiled,
      ...settings,
    }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    const said = { text: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said.text += String(chunk)))
    return { child, said }
  }

  return {
    address,
    dataDir,
    run,

    /** Resolves once the server says that it is ready. */
    async start(settings?: Record<string, string>) {
      const station = run(settings)
      for (let i = 0; i < patience && !station.said.text.includes('Ready'); i += 1) await sleep(100)
      if (!station.said.text.includes(`Ready: ${address}`)) throw new Error(station.said.text)
      return station
    },

    /** POST /api/ocorrencia; status 0 when the server did not answer. */
    async post(key: string = crypto.randomUUID()): Promise<{ status: number; text: string }> {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const body = JSON.stringify(lossReport())
      try {
        const answer = await fetch(`${address}/api/ocorrencia`, { method: 'POST', headers, body })
        return { status: answer.status, text: await answer.text() }
      } catch {
        return { status: 0, text: '' }
      }
    },

    /** Ends every server that is still running, and waits for it. */
    async endAll() {
      const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      children = []
      await Promise.all(living.map((child) => (child.kill('SIGTERM'), once(child, 'exit'))))
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
