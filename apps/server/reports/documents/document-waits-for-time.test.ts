import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import {
  timeStampAuthority,
  type TimeStampAuthority,
} from '../../documents/time-stamp/time-stamp-authority.fixture.ts'
import { createRfc3161TimeStamp } from '../../documents/time-stamp/time-stamp-rfc3161.ts'
import { sealFactsOf } from '../../documents/seal/seal-facts.ts'
import { longestWaitForTime } from '../../documents/seal/sealer.ts'

let authority: TimeStampAuthority
let station: TestStation
beforeAll(async () => {
  authority = await timeStampAuthority()
  const anchors = [new X509Certificate(readFileSync(authority.ca.certificatePath))]
  const timeStamp = createRfc3161TimeStamp({
    url: `http://${authority.address}`,
    anchors,
    timeoutMs: 300,
    restMs: 0,
  })
  station = await testStation(inject('clusterUrl'), { timeStamp })
})
afterAll(async () => {
  await station.close()
  authority.close()
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200 && !(await condition()); i += 1) await sleep(50)
  expect(await condition()).toBe(true)
}
const ask = (path: string) => station.app.inject({ method: 'GET', url: path })
const openJobs = () => station.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
const registered = async () =>
  (await station.register()).json<{ bop: string; nrBop: string; autDig: string }>()

test('while the authority hangs the document is not ready yet, and comes by itself when it answers', async () => {
  authority.behave(() => undefined)
  const { nrBop, autDig } = await registered()
  const path = `/api/print/277/${nrBop}?autDig=${autDig}`
  const early = await ask(path)
  expect([early.statusCode, early.json().erro]).toEqual([503, 'indisponivel'])
  expect((await ask(`/api/validar-documento/${autDig}`)).statusCode).toBe(503)
  await until(async () => station.lines.some((line) => line.event === 'job' && line.outcome === 'postponed'))
  expect(await station.db.selectFrom('papers').select('report_id').execute()).toEqual([])

  authority.behave()
  await until(async () => (await openJobs()).length === 0)
  const reply = await ask(path)
  const pdf = Buffer.from(reply.json<{ pdf: string }>().pdf, 'base64')
  expect(sealFactsOf(pdf)).toMatchObject({ timeIsTrusted: true, timeStampBy: 'Autoridade do Tempo' })
})

test('a document that was awaited for too long gets the station’s own time, and the log says so', async () => {
  await until(async () => (await openJobs()).length === 0)
  authority.behave((_question, reply) => reply.writeHead(500).end())
  const { bop, nrBop, autDig } = await registered()
  const registeredAt = new Date(station.now().getTime() - longestWaitForTime)
  await station.db
    .updateTable('reports')
    .set({ registered_at: registeredAt })
    .where('bop', '=', bop)
    .execute()
  const path = `/api/print/277/${nrBop}?autDig=${autDig}`
  // An attempt that began before the change may still be under way, and requests share it.
  await until(async () => (await ask(path)).statusCode === 200)
  const reply = await ask(path)
  const pdf = Buffer.from(reply.json<{ pdf: string }>().pdf, 'base64')
  expect(sealFactsOf(pdf)).toMatchObject({ timeIsTrusted: false, sealedAt: new Date('2026-11-21T15:00:00Z') })
  expect(station.lines).toContainEqual({ event: 'seal', time: 'own' })
})
