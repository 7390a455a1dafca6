import type { evidenceCalls } from '@delegacia/contract/thread/evidence-calls'
import type { protectionCalls } from '@delegacia/contract/thread/protection-calls'
import type { threadCalls } from '@delegacia/contract/thread/thread-calls'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { correctableFields } from '@delegacia/flows/corrections/correctable-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { usualThrottle } from '../../base/http/guess-throttle.ts'
import { longBodies, worseThanLinear } from '../../base/http/long-bodies.fixture.ts'
import { expectPlain, mark, oddBodies } from '../../base/http/odd-bodies.fixture.ts'
import { storedContext } from '../../reports/registration/stored-context.ts'
import { testThreads, type TestThreads } from '../../reports/thread/test-thread.fixture.ts'

let threads: TestThreads
let access: { numero: string; codigo: string }
beforeAll(async () => {
  const many = Infinity
  const guessing = { ...usualThrottle, freeByClient: many, freeByReport: many }
  threads = await testThreads(inject('clusterUrl'), { guessing })
  access = await threads.report(theftReport())
  await ask(await threads.taken(access), ['/fato/ds_datahora'])
})
afterAll(() => threads.close())
beforeEach(() => void threads.lines.splice(0))

async function ask({ add, by, at }: Awaited<ReturnType<TestThreads['taken']>>, campos: readonly string[]) {
  const questions = campos.map((campo) => ({ campo }))
  await add({ kind: 'correctionAsked', by, leavesAt: at(1), questions })
  threads.later(2)
}

const sha256 = 'a'.repeat(64)
type PostCall = Extract<
  (typeof threadCalls | typeof evidenceCalls | typeof protectionCalls)[number],
  { method: 'post' }
>
/** What each call takes besides number and code: a call that is added without a row does not compile. */
const bodies: Record<PostCall['path'], object> = {
  '/acompanhar': { mostrarAberturas: true },
  '/acompanhar/mensagem': { texto: 'Bom dia' },
  '/acompanhar/correcao': { respostas: [{ campo: '/fato/ds_datahora', resposta: '20/11/2026 10:00' }] },
  '/acompanhar/discordar': {},
  '/acompanhar/recurso': { texto: 'Foi aqui.' },
  '/acompanhar/contato-seguro': { modo: 1 },
  '/acompanhar/avisos': { quer: true },
  '/acompanhar/codigo-de-leitura/revogar': { leitor: '00000000-0000-4000-8000-000000000000' },
  '/acompanhar/codigo-de-leitura': {},
  '/acompanhar/papel': { acrescimoSha256: sha256 },
  '/acompanhar/evidencia/retirar': { sha256 },
  '/acompanhar/evidencia': { nome: 'laudo.pdf', bytes: 10, sha256 },
  '/acompanhar/protecao': {},
  '/acompanhar/protecao/guardar': { versao: '2025-2026', respostas: { '3': ['sim'] } },
  '/acompanhar/protecao/entregar': { versao: '2025-2026', respostas: { '3': ['sim'] } },
  // The last one: nothing opens the thread afterwards.
  '/acompanhar/fechar-codigo': {},
}

const expectQuietLog = () => {
  expect(JSON.stringify(threads.lines)).not.toContain(mark)
  expect(threads.lines.filter(({ event }) => event === 'fault')).toEqual([])
}
const post = (path: string, payload: string | Buffer, type: string) =>
  threads.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { 'idempotency-key': crypto.randomUUID(), ...(type !== '' && { 'content-type': type }) },
  })

// TH-67
describe('an odd answer to a question', () => {
  test('about any field of a report is refused by its field, or plainly', async () => {
    const stored = await storedContext(theftReport(), threads.now())
    const all = stored ? correctableFields(stored.flow, stored.context).map(({ campo }) => campo) : []
    // One of each question, whichever person or thing it is about.
    const fields = [...new Map(all.map((campo) => [campo.replaceAll(/\d+/g, ''), campo])).values()]
    expect(fields.length).toBeGreaterThan(20)
    const odd = [
      null,
      true,
      0,
      -1,
      0.5,
      1e300,
      '',
      ' ',
      mark,
      `${mark}\u0000`,
      '\ud800',
      mark.repeat(2000),
      [],
      [null],
      [[]],
      {},
      { [mark]: 1 },
      { id: mark },
      [{ id: -1 }],
      [{ valor: null }],
      { lat: 'x', lng: {} },
      [1, [2, [3]]],
    ]
    for (let from = 0; from < fields.length; from += 5) {
      const campos = fields.slice(from, from + 5)
      // What is asked already is asked no second time.
      const another = await threads.report(theftReport())
      await ask(await threads.taken(another), campos)
      for (const resposta of odd) {
        const respostas = campos.map((campo) => ({ campo, resposta }))
        const answer = await post(
          '/acompanhar/correcao',
          JSON.stringify({ ...another, respostas }),
          'application/json',
        )
        expectPlain(`${campos.join()} ${JSON.stringify(resposta).slice(0, 50)}`, answer)
      }
    }
    expectQuietLog()
  }, 120_000)
})

// AV-23
test.each(Object.entries(bodies))('no length of a body costs %s more than it is long', async (path, more) => {
  const send = (payload: string) => post(path, payload, 'application/json')
  expect(await worseThanLinear(longBodies({ ...access, ...more }), { limit: 65_536, send })).toEqual([])
})

// TH-67
describe('an odd body', () => {
  test.each(Object.entries(bodies))(
    'to %s is refused plainly',
    async (path, more) => {
      for (const { name, payload, type = 'application/json' } of oddBodies({ ...access, ...more }, 65_536)) {
        expectPlain(`${path} ${name}`, await post(path, payload, type))
      }
      expectQuietLog()
    },
    120_000,
  )
  test('of a piece of a file is refused plainly', async () => {
    const send = (
      headers: Record<string, string>,
      payload: string | Buffer,
      method: 'PATCH' | 'GET' = 'PATCH',
    ) =>
      threads.app.inject({
        method,
        url: '/api/acompanhar/evidencia',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        ...(method === 'PATCH' && { payload }),
      })
    const words = ['', '0', '-1', '0.5', '1e3', mark, '9'.repeat(30), '0x10', ' 0', 'é']
    for (const word of words)
      for (const headers of [
        { 'upload-offset': word },
        { 'upload-offset': '0', 'upload-token': word },
        { 'upload-token': word },
      ])
        for (const method of ['PATCH', 'GET'] as const)
          expectPlain(
            `${method} ${JSON.stringify(headers)}`,
            await send(headers as never, Buffer.from(mark), method),
          )
    for (const { name, payload, type = 'application/json' } of oddBodies({ a: 'x' }, 262_144))
      expectPlain(
        name,
        await send({ 'content-type': type, 'upload-offset': '0', 'upload-token': 'x' }, payload),
      )
    expectQuietLog()
  })
})
