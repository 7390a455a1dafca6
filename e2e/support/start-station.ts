import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/run.mjs'

export type StationOptions = {
  port: number
  /** Where the station keeps its database, documents and letters. */
  dataDir: string
  /** Every line that the server writes is added here. */
  log: string
  /** Settings beyond those, as docs/operations/settings.md names them. */
  settings?: Readonly<Record<string, string>>
}

export type Station = {
  url: string
  /** Stops it as an operator would, and waits for its end. Throws when it had ended by itself or ends with an error. */
  stop(): Promise<void>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
}

/** A first start creates the database and the certificate. */
const startTimeoutMs = 120_000

/**
 * Starts the built server as a process of its own and waits until it is ready.
 * It does not inherit the developer's settings: a test must never write into a real database.
 */
export async function startStation({ port, dataDir, log, settings = {} }: StationOptions): Promise<Station> {
  const url = `http://127.0.0.1:${port}`
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, LANG, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = createWriteStream(log, { flags: 'a', mode: 0o600 })
  child.stdout.pipe(lines, { end: false })
  child.stderr.pipe(lines, { end: false })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(async () => {
    lines.end()
    await finished(lines)
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    await ended
  }
  const failWithLog = async (failure: string) => {
    throw new Error(`${failure}; the end of its log:\n${(await readFile(log, 'utf8')).slice(-4_000)}`)
  }
  const failure = await whenReady(url, child)
  if (failure !== undefined) {
    await end('SIGKILL')
    await failWithLog(failure)
  }
  return {
    url,
    async stop() {
      const early = hasEnded(child)
      await end('SIGTERM')
      if (early) await failWithLog('the station ended while it was needed')
      if (child.exitCode !== 0)
        await failWithLog(`the station ended with ${child.exitCode ?? child.signalCode}`)
    },
    kill: () => end('SIGKILL'),
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Why the station did not become ready, or undefined when it did. */
async function whenReady(url: string, child: ChildProcess): Promise<string | undefined> {
  for (const start = Date.now(); Date.now() - start < startTimeoutMs; await sleep(200)) {
    if (hasEnded(child)) return 'the station ended while it started'
    const ready = await fetch(`${url}/api/saude/pronta`).catch(() => undefined)
    if (ready?.ok) return undefined
  }
  return `the station was not ready within ${startTimeoutMs / 1000} seconds`
}
