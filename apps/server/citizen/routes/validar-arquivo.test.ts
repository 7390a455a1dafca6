import { stateIso } from '@delegacia/domain/language/state-time'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { readDeliveredReport } from '../../delivery/delivered-report.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { cancelDocument } from '../../reports/documents/cancel-document.ts'
import { destroyKeys } from '../../reports/keys/destroy-keys.ts'
import { createEnsureDocument } from '../../reports/documents/ensure-document.ts'
import { testThreads, type TestThreads } from '../../reports/thread/test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const ask = (sha256: string) =>
  threads.app.inject({ method: 'POST', url: '/api/validar-arquivo', payload: { sha256 } })
const whatIs = async (file: Uint8Array) => (await ask(digestOf(file).toString('hex'))).json()

const imei = '/objeto/1/imei'

/** A report with its paper, an addendum and the copy that the police's systems get. */
async function issuedFiles() {
  const own = await threads.report()
  const desk = await threads.taken(own)
  const { report } = await threads.reportOf(own.numero)
  await desk.add({
    kind: 'correctionAsked',
    by: desk.by,
    leavesAt: desk.at(60),
    questions: [{ campo: imei }],
  })
  threads.later(61)
  await threads.post('/correcao', { ...own, respostas: [{ campo: imei, resposta: '490154-20-323751-8' }] })
  const read = await readDeliveredReport(threads, report.id)
  const paper = await threads.ensureDocument('report', report.id)
  if (read.state !== 'here' || !paper) throw new Error('nothing was issued')
  const [addendum] = read.addenda.values()
  if (!addendum) throw new Error('no addendum')
  return { own, report, paper, addendum, copy: read.pdf }
}

// TH-63
test('the paper, an addendum and the police copy are each told for what they are, and of which report', async () => {
  const { own, report, paper, addendum, copy } = await issuedFiles()
  const numero = formatBulletinNumber(own.numero)
  const sealed = {
    assinante: 'Delegacia Virtual TESTE',
    seladoEm: expect.any(String),
    horaConfiavel: false,
  }
  expect(await whatIs(paper)).toEqual({
    situacao: 'emitido',
    tipo: 'boletim',
    numero,
    emitidoEm: stateIso(report.registered_at),
    ...sealed,
  })
  expect(await whatIs(addendum)).toEqual({
    situacao: 'emitido',
    tipo: 'acrescimo',
    numero,
    ordem: 1,
    emitidoEm: stateIso(threads.now()),
    ...sealed,
  })
  expect(await whatIs(copy)).toEqual({
    situacao: 'emitido',
    tipo: 'copia-da-policia',
    numero,
    emitidoEm: stateIso(report.registered_at),
  })
})

// TH-63
test('with the paper its addenda and copies are cancelled, and retention takes no file’s name away', async () => {
  const { own, paper, addendum, copy } = await issuedFiles()
  const request = { number: own.numero, by: 'Esc. Ana Lima', at: threads.now() }
  await cancelDocument(threads.db, { ...request, reason: 'duplicado' })
  const cancelamento = { canceladoEm: stateIso(request.at), motivo: 'duplicado' }
  for (const file of [paper, addendum, copy]) expect(await whatIs(file)).toMatchObject({ cancelamento })
  await destroyKeys(threads.db, new Date(threads.now().getTime() + 1000))
  for (const file of [paper, addendum, copy])
    expect(await whatIs(file)).toMatchObject({ situacao: 'emitido', cancelamento })
})

// TH-63
test('a changed byte, a shorter file and any other are unknown, and nothing else is answered', async () => {
  const { addendum, copy } = await issuedFiles()
  for (const file of [addendum, copy]) {
    const changed = Buffer.from(file)
    changed.writeUInt8(changed.readUInt8(200) ^ 1, 200)
    for (const other of [changed, file.subarray(0, -1), Buffer.concat([file, Buffer.from('\n')])])
      expect(await whatIs(other)).toEqual({ situacao: 'desconhecido' })
  }
  for (const none of ['', 'A'.repeat(64), 'a'.repeat(63), `${'a'.repeat(64)}\n`])
    expect((await ask(none)).statusCode).toBe(400)
  const answer = await ask('f'.repeat(64))
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(JSON.stringify(threads.lines)).not.toContain(digestOf(copy).toString('hex'))
})

// DL-34
test('the copy for the police is printed once and kept, encrypted, until retention', async () => {
  const { report, copy } = await issuedFiles()
  const print = vi.fn<() => never>(() => expect.fail('it was printed again'))
  const sealer = { test: true, seal: print }
  const ensureDocument = createEnsureDocument({ ...threads, printer: { print }, sealer, publicUrl: '' })
  const again = await readDeliveredReport({ ...threads, ensureDocument }, report.id)
  expect(again.state === 'here' && again.pdf.equals(copy)).toBe(true)
  const kept = () =>
    threads.db
      .selectFrom('papers')
      .selectAll()
      .where('report_id', '=', report.id)
      .where('kind', '=', 'policeCopy')
      .executeTakeFirstOrThrow()
  const { body, sha256 } = await kept()
  expect([sha256.equals(digestOf(copy)), body.includes('%PDF')]).toEqual([true, false])
  await destroyKeys(threads.db, new Date(threads.now().getTime() + 1000))
  expect((await kept()).body).toHaveLength(0)
})
