// @ts-check
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../tools/run.mjs'
import { until } from './cluster.mjs'

/** @typedef {{ role: 'web' | 'worker', port: number, address: string, dataDir: string, child?: import('node:child_process').ChildProcess }} Server */

/** The server as it is built here. */
export const presentServer = join(root, 'apps/server/dist/main.js')

/** Two servers for people and one for their documents and letters, each with a data folder of its own. */
export class Servers {
  /** @param {{ base: number, mailUrl: string, settings?: Record<string, string>, main?: string }} options */
  constructor({ base, mailUrl, settings = {}, main = presentServer }) {
    /** What the next server to start runs. */
    this.main = main
    this.folder = mkdtempSync(join(tmpdir(), 'availability-servers-'))
    /** The same for all. @type {Record<string, string>} */
    this.settings = {
      DATA_KEY: randomBytes(32).toString('base64'),
      MAIL_URL: mailUrl,
      HUMAN_CHECK: 'off',
      ...settings,
    }
    this.databaseUrl = ''
    /** @type {Server[]} */
    this.all = /** @type {const} */ (['web', 'web', 'worker']).map((role, place) => ({
      role,
      port: base + place,
      address: `http://127.0.0.1:${base + place}`,
      dataDir: join(this.folder, `${role}-${place}`),
    }))
  }

  get webs() {
    return this.all.filter(({ role }) => role === 'web')
  }

  /** @param {string} databaseUrl */
  async startAll(databaseUrl) {
    if (databaseUrl === this.databaseUrl && this.all.every(isRunning)) return
    await this.stopAll()
    this.databaseUrl = databaseUrl
    // The worker first: a server for people is not ready while a job that a fault left behind waits too long.
    for (const server of [...this.all].reverse()) await this.start(server)
  }

  /** @param {Server} server */
  async start(server) {
    mkdirSync(server.dataDir, { recursive: true })
    const log = openSync(this.logOf(server), 'a')
    server.child = spawn(process.execPath, [this.main, '--role', server.role], {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env['PATH'],
        PORT: String(server.port),
        DATA_DIR: server.dataDir,
        DATABASE_URL: this.databaseUrl,
        ...this.settings,
        DESK_PORT: String(server.port + 10),
        DESK_URL: `http://localhost:${server.port + 10}`,
      },
    })
    closeSync(log)
    await until(`${server.address} (${this.logOf(server)})`, () => isReady(server), 90)
  }

  /** What a command of the operator needs beside a server. @param {Server} server @returns {Record<string, string>} */
  ofOperator = (server) => ({
    ...this.settings,
    DATA_DIR: server.dataDir,
    DATABASE_URL: this.databaseUrl,
    DESK_URL: `http://localhost:${server.port + 10}`,
  })

  /** @param {Server} server */
  logOf = (server) => `${server.dataDir}.log`

  /** As an operator does. @param {Server} server */
  async stop(server) {
    server.child?.kill('SIGTERM')
    await until('the end of a server', () => !isRunning(server), 30)
  }

  async stopAll() {
    await Promise.all(this.all.filter(isRunning).map((server) => this.stop(server)))
  }

  /** How many lines the servers' logs have besides those of requests and jobs. */
  logLines() {
    const lines = this.all.flatMap((server) => readFileSync(this.logOf(server), 'utf8').split('\n'))
    return lines.filter((line) => line.startsWith('{') && !/"event":"(request|job)"/.test(line)).length
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** @param {Server} server */
const isRunning = ({ child }) => child !== undefined && child.exitCode === null && child.signalCode === null

/** @param {Server} server */
async function isReady(server) {
  if (!isRunning(server)) throw new Error(`${server.address} has ended`)
  await sleep(100)
  const ready = fetch(`${server.address}/api/saude/pronta`, { signal: AbortSignal.timeout(5000) })
  return ready.then(
    ({ ok }) => ok,
    () => false,
  )
}
