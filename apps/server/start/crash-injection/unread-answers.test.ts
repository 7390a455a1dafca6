import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStationRunner, type StationRunner } from '../station-runner.fixture.ts'
import { requestBytes } from './request-flood.fixture.ts'

let station: StationRunner
let pid: number
beforeAll(async () => {
  station = await createStationRunner()
  pid = (await station.start()).child.pid ?? 0
})
afterAll(async () => {
  await station.endAll()
  station.remove()
})

/** What the server's process holds of the machine's memory, in megabytes. */
function heldMegabytes(): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The most that is held in these seconds, in megabytes. */
async function mostHeld(seconds: number): Promise<number> {
  let most = 0
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50))
    most = Math.max(most, heldMegabytes())
  return most
}

/** Connections that send so many requests at once and read none of the answers. */
function openUnread(connections: number, path: string, requests: number): Socket[] {
  const bytes = requestBytes('GET', path).repeat(requests)
  const { port } = new URL(station.address)
  return Array.from({ length: connections }, () => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes)).pause()
    return socket.on('error', () => undefined)
  })
}

const ask = async (path: string) => (await fetch(`${station.address}${path}`)).status

// AV-24: before, the first wave took all memory that there was.
test.each(['/api/openapi.json', '/api/listas/municipios', '/'])(
  'who sends requests ahead and reads no answer is cut off, and takes no memory: %s',
  { timeout: 120_000 },
  async (path) => {
    // Answers that are read: what the work itself needs.
    for (let count = 0; count < 300; count += 1) await ask(path)
    const before = heldMegabytes()
    const wave = async (seconds: number): Promise<number> => {
      const held = heldMegabytes()
      const sockets = openUnread(300, path, 400)
      const most = await mostHeld(seconds)
      await expect.poll(() => ask('/api/saude/pronta'), { timeout: 30_000 }).toBe(200)
      // Who does not read does not see either that the connection has ended.
      for (const socket of sockets) socket.resume()
      await expect.poll(() => sockets.filter(({ closed }) => !closed).length, { timeout: 30_000 }).toBe(0)
      return most - held
    }
    // Without the bound the first wave takes 22 times as much more, and the database no longer answers. With it, each takes
    // 1.6 times more; whether the last one's garbage is still there is the collector's affair, so each is measured by itself.
    for (const seconds of [6, 3, 3]) expect((await wave(seconds)) / before).toBeLessThan(4)
  },
)
