import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const program = join(import.meta.dirname, 'dist/main.js')

let folder: string
let port: number
let address: string
let children: ChildProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'main-'))
  chmodSync(folder, 0o711)
  port = await freePort()
  address = `http://127.0.0.1:${port}`
})
afterEach(async () => {
  const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  children = []
  await Promise.all(living.map((child) => (child.kill('SIGTERM'), once(child, 'exit'))))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(settings: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said.text += String(chunk)))
  return { child, said }
}

async function start(settings?: Record<string, string>) {
  const station = run(settings)
  for (let i = 0; i < 300 && !station.said.text.includes('Ready'); i += 1) await sleep(100)
  expect(station.said.text).toContain(`Ready: ${address}`)
  return station
}

async function register(): Promise<{ bop: string; nrBop: string; autDig: string } | undefined> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const body = JSON.stringify(lossReport())
  const answer = await fetch(`${address}/api/ocorrencia`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  return answer?.status === 201 ? answer.json().catch(() => undefined) : undefined
}

test('every number that was shown is there with its paper after kill -9', { timeout: 120_000 }, async () => {
  const shown: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const { child } = await start()
    const ended = once(child, 'exit')
    // Killed in the midst of a stream of reports, at another moment each time.
    setTimeout(() => child.kill('SIGKILL'), 150 + round * 170)
    while (child.signalCode === null) {
      const registered = await Promise.all([register(), register(), register()])
      for (const report of registered) if (report) shown.push(`${report.nrBop} ${report.autDig}`)
    }
    await ended
  }
  expect(shown.length).toBeGreaterThan(3)
  await start()
  for (const entry of shown) {
    const [nrBop = '', autDig = ''] = entry.split(' ')
    const answer = await fetch(`${address}/api/print/277/${nrBop}?autDig=${autDig}`)
    const { pdf } = (await answer.json()) as { pdf: string }
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(new Set(shown).size).toBe(shown.length)
})

test('a second server in the same folder says where the first one is and harms nothing', async () => {
  const first = await start()
  const second = run({ PORT: String(await freePort()) })
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(1)
  expect(second.said.text).toContain(`A server is already running here: ${address}`)
  expect((await fetch(`${address}/api/saude/pronta`)).status).toBe(200)
  first.child.kill('SIGTERM')
  const [ended] = await once(first.child, 'exit')
  expect(ended).toBe(0)
})

test('a bad setting stops the server with its name and what it should be', async () => {
  const { child, said } = run({ PORT: 'eighty', TRUST_PROXY: 'yes' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said.text).toContain('PORT must be a whole number from 1 to 65535')
  expect(said.text).toContain('TRUST_PROXY must be')
})

test('a taken port is told, and the database does not stay behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const other = (taken.address() as { port: number }).port
  const { child, said } = run({ PORT: String(other) })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said.text).toContain('is taken by another program')
  taken.close()
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return free
}
