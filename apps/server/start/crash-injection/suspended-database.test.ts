import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createStationRunner, type StationRunner } from '../station-runner.fixture.ts'
import { suspendDatabase } from './suspended-database.fixture.ts'

let station: StationRunner
beforeAll(async () => {
  station = await createStationRunner()
})
afterEach(() => station.endAll())
afterAll(() => station.remove())

async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${station.address}${path}`)
  return { status: answer.status, text: await answer.text() }
}

/** Stopped for as long as the test lasts at most. */
function stopUntilEnd(): () => void {
  const goOn = suspendDatabase(station.dataDir)
  onTestFinished(goOn)
  return goOn
}

test(
  'sixty people behind a database that hangs are answered 503 within their time, and served once it goes on',
  { timeout: 90_000 },
  async () => {
    const { said } = await station.start()
    expect((await station.post()).status).toBe(201)
    const goOn = stopUntilEnd()

    const waited: number[] = []
    const begin = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, place) => {
        const reading = place % 3 === 0
        const answer = await (reading ? ask('/api/print/277/20260000123') : station.post())
        waited.push(performance.now() - begin)
        return answer
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Math.max(...waited)).toBeLessThan(20_000)
    const readiness = await ask('/api/saude/pronta')
    expect([readiness.status, JSON.parse(readiness.text).motivos]).toEqual([503, ['database']])
    // A small log: one line a request, and few faults.
    const faults = said.text.split('\n').filter((line) => line.includes('"event":"fault"'))
    expect(faults.length).toBeGreaterThan(0)
    expect(faults.length).toBeLessThan(25)

    await expect.poll(() => said.text, { timeout: 20_000 }).toContain('"state":"silent"')
    goOn()
    let status = 0
    for (let i = 0; i < 20 && status !== 201; i += 1) status = (await station.post()).status
    expect(status).toBe(201)
    await expect.poll(() => said.text, { timeout: 20_000 }).toContain('"state":"answers"')
  },
)

test('a server whose database hangs ends on a signal', { timeout: 90_000 }, async () => {
  const { child, said } = await station.start()
  expect((await station.post()).status).toBe(201)
  const goOn = stopUntilEnd()
  const people = Promise.all(Array.from({ length: 10 }, () => station.post()))
  await sleep(500)
  const begin = performance.now()
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(performance.now() - begin).toBeLessThan(15_000)
  expect(code).toBe(0)
  expect((await people).map(({ status }) => status)).toEqual(Array(10).fill(503))
  expect(said.text).toContain('SIGCONT')
  goOn()
  // It got the signal to end while it was stopped, and ends now: the next start finds it in order.
  await station.start()
  expect((await station.post()).status).toBe(201)
})
