import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createClamd } from '../../../integrations/clamd.ts'
import { startFakeClamd } from '../../../integrations/fake-clamd.fixture.ts'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { copyPart } from '../evidence-parts.ts'
import { evidenceSender } from '../send-evidence.fixture.ts'
import { startCopyWorker, type CopyWorkerDeps } from './copy-worker.ts'
import { pdfOfNestedForms, pdfOfPackedDrawings, pdfWith, photograph } from './made-files.fixture.ts'
import { createMakeCopy } from './make-copy.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => new Date() })
})
afterAll(() => station.close())

const makeCopy = createMakeCopy()

function work(given: Partial<CopyWorkerDeps> = {}) {
  const { db, vault } = station
  const log = (line: object) => void station.lines.push(line as never)
  const lane = startCopyWorker({ db, vault, log, worker: randomUUID(), makeCopy, idleSeconds: 0.2, ...given })
  onTestFinished(() => lane.stop())
  return lane
}

async function sent(name: string, file: Buffer): Promise<string> {
  const { announce, piece } = await evidenceSender(station)
  const { token } = (await announce(name, file)).json()
  return (await piece(token, file, 0)).json().recibo.evidencia
}

const rowOf = (id: string) =>
  station.db
    .selectFrom('evidence')
    .innerJoin('reports', 'reports.id', 'evidence.report_id')
    .select(['scan', 'copy', 'pages', 'report_id', 'wrapped_key'])
    .where('evidence.id', '=', id)
    .executeTakeFirstOrThrow()

const settled = (id: string, copy: string) =>
  expect.poll(async () => (await rowOf(id)).copy, { timeout: 30_000 }).toBe(copy)

// CE-13
test('what arrived gets its copy, encrypted; without a scanner it is said to be not scanned', async () => {
  work()
  const id = await sent('laudo.pdf', pdfWith('', 2))
  await settled(id, 'pronta')
  const row = await rowOf(id)
  expect([row.scan, row.pages]).toEqual(['nao-verificado', 2])
  const copies = await station.db
    .selectFrom('evidence_copies')
    .selectAll()
    .where('evidence_id', '=', id)
    .orderBy('page')
    .execute()
  expect(copies.map(({ page }) => page)).toEqual([0, 1])
  const [first] = copies
  if (!first) throw new Error('no copy')
  expect(first.body.subarray(0, 2).toString('hex')).not.toBe('ffd8')
  const jpeg = station.vault.decrypt(row.report_id, row.wrapped_key, copyPart(id, 0), first.body)
  expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(() => station.vault.decrypt(row.report_id, row.wrapped_key, copyPart(id, 1), first.body)).toThrow()
})

// CE-13
test('sound, and what cannot be read, has no copy', async () => {
  work()
  const sound = await sent('voz.amr', Buffer.from('#!AMR\n and more'))
  const broken = await sent('laudo.pdf', Buffer.from('%PDF-1.7\n and nothing %%EOF'))
  await settled(sound, 'sem-copia')
  await settled(broken, 'sem-copia')
  for (const id of [sound, broken])
    expect(await rowOf(id)).toMatchObject({ scan: 'nao-verificado', pages: null })
})

// CE-13
test('a text is copied as it is, in pages that end with a line, whole at their seams', async () => {
  work()
  const line = '20/11/2026 14:30 - Ana: <b>não</b> paguei \u{1f600}\n'
  const text = line.repeat(1500) + '\u{1f600}'.repeat(50_001)
  const id = await sent('conversa.txt', Buffer.from(text.replaceAll('\n', '\r\n')).subarray(0, 262_144))
  await settled(id, 'pronta')
  const { report_id, wrapped_key, pages } = await rowOf(id)
  const copies = await station.db
    .selectFrom('evidence_copies')
    .select(['page', 'body'])
    .where('evidence_id', '=', id)
    .orderBy('page')
    .execute()
  const parts = copies.map(({ page, body }) =>
    station.vault.decrypt(report_id, wrapped_key, copyPart(id, page), body).toString(),
  )
  expect([pages, parts.length > 2]).toEqual([parts.length, true])
  expect(text.startsWith(parts.join(''))).toBe(true)
  expect(parts[0]?.endsWith('\n')).toBe(true)
})

// CE-13
test('a worker that was killed in the middle: its lease ends, another makes the copy, once', async () => {
  const id = await sent('foto.jpg', await photograph())
  const dead = { leased_by: 'dead', leased_until: new Date(Date.now() + 2000), attempts: 1 }
  await station.db.updateTable('evidence_jobs').set(dead).where('evidence_id', '=', id).execute()
  work()
  await settled(id, 'pronta')
  const { rows } = {
    rows: await station.db
      .selectFrom('evidence_copies')
      .select('page')
      .where('evidence_id', '=', id)
      .execute(),
  }
  expect(rows).toHaveLength(1)
})

// AV-12
test('a file stays with the worker that lives however long its copy takes', async () => {
  const id = await sent('foto.jpg', await photograph(320, 240))
  const made: string[] = []
  const named = (worker: string, ms: number) =>
    work({
      worker,
      leaseSeconds: 2,
      async makeCopy(...order) {
        made.push(worker)
        await sleep(ms)
        return makeCopy(...order)
      },
    })
  named('slow', 5000)
  await expect.poll(() => made).toEqual(['slow'])
  named('other', 0)
  await settled(id, 'pronta')
  expect(made).toEqual(['slow'])
})

// CE-12, CE-13
test('a process that is killed is tried again; one that dies three times leaves no copy', async () => {
  let tries = 0
  const id = await sent('foto.jpg', await photograph())
  work({
    makeCopy: (...order) => (tries++ < 1 ? Promise.resolve({ outcome: 'died' }) : makeCopy(...order)),
  })
  await settled(id, 'pronta')
  expect(tries).toBe(2)
  const other = await sent('foto.jpg', await photograph(300, 200))
  tries = -2
  await settled(other, 'sem-copia')
})

// CE-14
test('with a scanner nothing suspicious is copied, and without its verdict nothing is', async () => {
  const clamd = await startFakeClamd()
  const id = await sent('laudo.pdf', Buffer.concat([pdfWith(''), Buffer.from('EICAR')]))
  const clean = await sent('laudo.pdf', pdfWith('/Lang(pt)'))
  const first = work({ scanner: createClamd('tcp://127.0.0.1:1') })
  await expect
    .poll(async () => {
      const { attempts } = await station.db
        .selectFrom('evidence_jobs')
        .select('attempts')
        .where('evidence_id', '=', clean)
        .executeTakeFirstOrThrow()
      return attempts
    })
    .toBeGreaterThan(0)
  expect((await rowOf(clean)).copy).toBe('espera')
  await first.stop()
  work({ scanner: createClamd(clamd.url) })
  await settled(id, 'sem-copia')
  await settled(clean, 'pronta')
  expect([(await rowOf(id)).scan, (await rowOf(clean)).scan]).toEqual(['suspeito', 'limpo'])
  await clamd.close()
})

// CE-26
test('files that hold a process for as long as they can delay the next one only once', async () => {
  const held = [
    await sent('formas.pdf', pdfOfNestedForms()),
    await sent('desenhos.pdf', pdfOfPackedDrawings()),
    await sent('mais.pdf', Buffer.concat([pdfOfNestedForms(), Buffer.from('%')])),
  ]
  const id = await sent('foto.jpg', await photograph(500, 300))
  work({ patience: 1500 })
  await settled(id, 'pronta')
  const attempts = await station.db
    .selectFrom('evidence_jobs')
    .select('attempts')
    .where('evidence_id', 'in', held)
    .execute()
  for (const job of attempts) expect(job.attempts).toBeLessThanOrEqual(2)
})
