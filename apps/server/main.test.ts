import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from './start/free-port.fixture.ts'
import { createStationRunner, type StationRunner } from './start/station-runner.fixture.ts'

let station: StationRunner
beforeAll(async () => {
  station = await createStationRunner()
})
afterEach(() => station.endAll())
afterAll(() => station.remove())

test(
  'every number that was answered is there with its document after kill -9',
  { timeout: 120_000 },
  async () => {
    const registered: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { child } = await station.start()
      const ended = once(child, 'exit')
      const before = registered.length
      let doomed = false
      while (child.signalCode === null) {
        // Killed during a stream of reports, at another moment each time.
        if (!doomed && registered.length > before + 1)
          setTimeout(() => child.kill('SIGKILL'), 20 + round * 70)
        doomed = registered.length > before + 1
        const answers = await Promise.all([station.post(), station.post(), station.post()])
        for (const { status, text } of answers) if (status === 201) registered.push(numberAndCode(text))
      }
      await ended
    }
    expect(registered.length).toBeGreaterThan(3)
    await station.start()
    for (const entry of registered) {
      const [nrBop = '', autDig = ''] = entry.split(' ')
      const answer = await fetch(`${station.address}/api/print/277/${nrBop}?autDig=${autDig}`)
      const { pdf } = (await answer.json()) as { pdf: string }
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(new Set(registered).size).toBe(registered.length)
  },
)

test('a second server in the same folder says where the first one is and does no harm', async () => {
  const first = await station.start()
  const second = station.run({ PORT: String(await freePort()) })
  const [code] = await once(second.child, 'exit')
  expect(code).toBe(1)
  expect(second.said.text).toContain(`A server is already running here: ${station.address}`)
  expect((await fetch(`${station.address}/api/saude/pronta`)).status).toBe(200)
  first.child.kill('SIGTERM')
  const [ended] = await once(first.child, 'exit')
  expect(ended).toBe(0)
})

test('a bad setting stops the server with its name and what it should be', async () => {
  const { child, said } = station.run({ PORT: 'eighty', TRUST_PROXY: 'yes' })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said.text).toContain('PORT must be a whole number from 1 to 65535')
  expect(said.text).toContain('TRUST_PROXY must be')
})

test('a taken port is reported, and the database does not keep running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const other = (taken.address() as { port: number }).port
  const { child, said } = station.run({ PORT: String(other) })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said.text).toContain('is taken by another program')
  taken.close()
})

function numberAndCode(answer: string): string {
  const { nrBop, autDig } = JSON.parse(answer) as { nrBop: string; autDig: string }
  return `${nrBop} ${autDig}`
}
