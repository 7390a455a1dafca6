import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createStationRunner } from '../station-runner.fixture.ts'
import { createLimitedDisk } from './limited-disk.fixture.ts'
import { openStationDatabase } from './read-stored-reports.fixture.ts'

test(
  'on a full disk a report is refused with a message and never half stored; with room again everything continues',
  { timeout: 120_000 },
  async (context) => {
    const station = await createStationRunner()
    const disk = createLimitedDisk(station.dataDir, 700)
    onTestFinished(async () => {
      disk?.makeRoom()
      await station.endAll()
      disk?.remove()
      station.remove()
    })
    if (!disk) return context.skip('Only root may mount a disk that can be filled')
    await station.start()
    const ready = async () => {
      const answer = await fetch(`${station.address}/api/saude/pronta`)
      return { status: answer.status, text: await answer.text() }
    }
    const numbers: string[] = []
    const refused: { key: string; status: number; text: string }[] = []
    const send = async (key: string = crypto.randomUUID()) => {
      const answer = await station.post(key)
      if (answer.status < 300) numbers.push((JSON.parse(answer.text) as { bop: string }).bop)
      else refused.push({ key, ...answer })
      return answer.status
    }
    expect(await send()).toBe(201)

    disk.fill()
    await expect.poll(ready).toMatchObject({ status: 503, text: expect.stringContaining('"disk"') })
    for (let i = 0; i < 400 && refused.length < 5; i += 1) await send()
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    for (const { text } of refused) expect(JSON.parse(text)).toMatchObject({ erro: 'indisponivel' })

    disk.makeRoom()
    for (const { key } of refused.splice(0)) {
      let status = 0
      for (let i = 0; i < 60 && status !== 200 && status !== 201; i += 1) {
        if (i > 0) await sleep(500)
        status = await send(key)
      }
      expect([200, 201]).toContain(status)
    }
    await expect.poll(async () => (await ready()).status, { timeout: 30_000 }).toBe(200)

    const db = await openStationDatabase(station.dataDir)
    const rows = await db.selectFrom('reports').select(['bop', 'sequence']).orderBy('sequence').execute()
    const open = () => db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
    await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(0)
    await db.destroy()
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, place) => place + 1))
    expect(new Set(numbers)).toEqual(new Set(rows.map(({ bop }) => bop)))
  },
)
