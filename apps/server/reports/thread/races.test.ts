import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readDeliveredReport } from '../../delivery/delivered-report.ts'
import { appendEvent } from '../events/append-event.ts'
import { readHistory } from '../events/read-history.ts'
import { pdfOf } from '../evidence/send-evidence.fixture.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { cancelDocument } from '../documents/cancel-document.ts'
import { documentDigests } from '../../store/documents/documents.ts'
import { closeCodes } from '../../store/thread-codes.ts'
import { unitNamed } from '../../store/units/police-units.ts'
import { untilWaiting } from '../../store/connection/until-waiting.fixture.ts'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

type Access = Awaited<ReturnType<TestThreads['report']>>
const historyOf = async ({ numero }: Access) => {
  const { report } = await threads.reportOf(numero)
  const found = await readHistory(threads.db, report.id)
  if (!found) throw new Error('no history')
  return { ...found, report, kinds: found.history.map(({ kind }) => kind) }
}

/** Has two writers of a report meet: the first waits for its lock before the second. */
async function inTurn<A, B>(
  report: string,
  first: () => PromiseLike<A>,
  next: () => PromiseLike<B>,
): Promise<[A, B]> {
  let both: Promise<[A, B]> | undefined
  await threads.db.transaction().execute(async (trx) => {
    await trx.selectFrom('report_progress').selectAll().where('report_id', '=', report).forUpdate().execute()
    const one = Promise.resolve(first())
    await untilWaiting(threads.db, 1)
    const other = Promise.resolve(next())
    await untilWaiting(threads.db, 2)
    both = Promise.all([one, other])
  })
  return both as unknown as Promise<[A, B]>
}

// EV-16
describe('the last piece of a file and the closing of the code, at the same instant', () => {
  async function sending() {
    const own = await threads.report()
    const file = pdfOf(3000)
    const announced = await threads.post('/evidencia', {
      ...own,
      nome: 'laudo.pdf',
      bytes: file.length,
      sha256: digestOf(file).toString('hex'),
    })
    const { token } = announced.json<{ token: string }>()
    const piece = () =>
      threads.app.inject({
        method: 'PATCH',
        url: '/api/acompanhar/evidencia',
        headers: { 'content-type': 'application/octet-stream', 'upload-token': token, 'upload-offset': '0' },
        payload: file,
      })
    return { own, piece, close: () => threads.post('/fechar-codigo', own) }
  }
  const stored = async (own: Access) => {
    const { report, kinds } = await historyOf(own)
    const files = await threads.db
      .selectFrom('evidence')
      .select('id')
      .where('report_id', '=', report.id)
      .where('received_at', 'is not', null)
      .execute()
    return [kinds.filter((kind) => kind === 'evidenceReceived').length, files.length]
  }
  test('a file that is whole first belongs to the report, and the code closes', async () => {
    const { own, piece, close } = await sending()
    const { report } = await historyOf(own)
    const [arrived, closed] = await inTurn(report.id, piece, close)
    expect([arrived.statusCode, arrived.json().recibo?.bytes, closed.statusCode]).toEqual([200, 3000, 204])
    expect(await stored(own)).toEqual([1, 1])
  })
  test('a code that closes first takes no file any more, and its sender is told', async () => {
    const { own, piece, close } = await sending()
    const { report } = await historyOf(own)
    const [closed, refused] = await inTurn(report.id, close, piece)
    expect([closed.statusCode, refused.statusCode, refused.json().erro]).toEqual([
      204,
      404,
      'envio-nao-encontrado',
    ])
    expect(await stored(own)).toEqual([0, 0])
  })
})

// EV-16
test('a code that is being closed keeps nobody from adding an event: neither waits for the other in a circle', async () => {
  const own = await threads.report()
  const { report } = await threads.reportOf(own.numero)
  const { by, text } = await threads.taken(own)
  const words = await text('Bom dia')
  await threads.db.transaction().execute(async (closing) => {
    await closeCodes(closing, report, threads.now())
    const added = await threads.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '3s'`.execute(trx)
      const event = {
        kind: 'messageOut',
        by,
        leavesAt: threads.now(),
        text: words,
        language: 'pt-br',
      } as const
      return appendEvent(trx, { report: report.id, event, now: threads.now() })
    })
    expect(added.ok).toBe(true)
  })
})

// EV-16
describe('an answer and the forwarding of its report, at the same instant', () => {
  async function asked() {
    const own = await threads.report()
    const desk = await threads.taken(own)
    const questions = [{ campo: '/objeto/1/imei' }]
    await desk.add({ kind: 'correctionAsked', by: desk.by, leavesAt: desk.at(1), questions })
    threads.later(2)
    const respostas = [{ campo: '/objeto/1/imei', resposta: '356938-03-564380-9' }]
    const answer = () => threads.post('/correcao', { ...own, respostas })
    const { report, version } = await historyOf(own)
    const { id: to } = await unitNamed(threads.db, 'DEAM Capanema')
    /** As the desk does it: with the version that the officer saw. */
    const event = { kind: 'forwarded', by: desk.by, to } as const
    const move = () =>
      threads.db
        .transaction()
        .execute((trx) => appendEvent(trx, { report: report.id, event, now: desk.at(), expected: version }))
    return { own, report, answer, move }
  }
  test('an answer that comes first is what the officer is told of, and nothing else is done', async () => {
    const { own, report, answer, move } = await asked()
    const [answered, moved] = await inTurn(report.id, answer, move)
    expect([answered.statusCode, moved]).toEqual([200, { ok: false, refusal: 'stale' }])
    expect((await historyOf(own)).kinds.at(-1)).toBe('correctionAnswered')
  })
  test('a forwarding that comes first is refused while the question is open, and the answer is taken', async () => {
    const { own, report, answer, move } = await asked()
    const [moved, answered] = await inTurn(report.id, move, answer)
    expect([moved, answered.statusCode]).toEqual([{ ok: false, refusal: 'wrongState' }, 200])
    expect((await historyOf(own)).kinds.at(-1)).toBe('correctionAnswered')
    expect([...(await documentDigests(threads.db, { report: report.id, kind: 'addendum' })).keys()]).toEqual([
      1,
    ])
  })
})

// DL-33
test('a document that is cancelled while a report is printed for another system is handed over as cancelled', async () => {
  const own = await threads.report()
  const { report } = await threads.reportOf(own.numero)
  const { db, vault, now } = threads
  const read = await readDeliveredReport(
    {
      db,
      vault,
      now,
      async ensureDocument(...which) {
        const pdf = await threads.ensureDocument(...which)
        await cancelDocument(db, { number: own.numero, by: 'Corregedoria', at: now(), reason: 'duplicado' })
        return pdf
      },
    },
    report.id,
  )
  expect(read).toMatchObject({ state: 'here', content: { papel: { cancelamento: { motivo: 'duplicado' } } } })
})
