import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { processIdentity } from '../../base/platform/process-identity.ts'
import { createStationRunner, type StationRunner } from '../../start/station-runner.fixture.ts'

let station: StationRunner
beforeAll(async () => {
  station = await createStationRunner()
})
afterEach(() => station.endAll())
afterAll(() => station.remove())

const pidFile = () => join(station.dataDir, 'postgres/postmaster.pid')
const postmasterPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])
const lives = (pid: number) => processIdentity(pid) !== undefined

const ready = () =>
  fetch(`${station.address}/api/saude/pronta`).then(
    ({ status }) => status,
    () => 0,
  )

type Line = { event: string; state?: string; attempts?: number; ms?: number; status?: number }
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

test(
  'the database dies under requests, comes back by itself and has lost nothing',
  { timeout: 90_000 },
  async () => {
    const { said, child } = await station.start()
    const sent: { key: string; status: number; text: string }[] = []
    const readiness = new Set<number>()
    let over = false

    const reporter = async () => {
      while (!over) {
        const key = crypto.randomUUID()
        const answer = await station.post(key)
        sent.push({ key, ...answer })
        await sleep(40)
      }
    }
    const watcher = async () => {
      for (; !over; await sleep(20)) readiness.add(await ready())
    }
    const busy = Promise.all([reporter(), reporter(), reporter(), watcher()])

    for (let round = 1; round <= 2; round += 1) {
      await sleep(700)
      process.kill(postmasterPid(), 'SIGKILL')
      // The lines about letters have the same states.
      const back = () =>
        linesOf(said.text).filter(({ event, state }) => event === 'database' && state === 'back').length
      for (let i = 0; i < 300 && back() < round; i += 1) await sleep(100)
      expect(back()).toBe(round)
    }
    await sleep(700)
    over = true
    await busy

    await expect.poll(ready).toBe(200)
    for (const status of readiness) expect([200, 503]).toContain(status)
    // Everyone is served in the end: 200 where the report was stored and only the answer to its commit was lost.
    expect(sent.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
    // The same request again gets the very same answer.
    const numbers = new Set<string>()
    const changed: string[] = []
    for (const { key, status, text } of sent) {
      const again = await station.post(key)
      expect(again.status).toBeLessThan(300)
      if (status < 300 && again.text !== text) changed.push(key)
      numbers.add((JSON.parse(again.text) as { nrBop: string }).nrBop)
    }
    expect(changed).toEqual([])
    expect(numbers.size).toBe(sent.length)
    expect(
      linesOf(said.text)
        .filter(({ event }) => event === 'database')
        .map(({ state }) => state),
    ).toEqual(['lost', 'back', 'lost', 'back'])
    expect(child.exitCode).toBeNull()
  },
)

test('a server that ends while its database is dead leaves none behind', async () => {
  const { child } = await station.start()
  const first = postmasterPid()
  process.kill(first, 'SIGKILL')
  await sleep(600)
  await station.endAll()
  expect(child.exitCode).toBe(0)
  const left = existsSync(pidFile()) ? postmasterPid() : undefined
  expect(left === undefined || left === first || !lives(left)).toBe(true)
})
