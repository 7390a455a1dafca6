import { standing } from '@delegacia/domain/desk/events/progress-of'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { untilWaiting } from '../../store/connection/until-waiting.fixture.ts'
import { seatOfficer } from '../../store/units/seat-officer.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let officer: Officer
let colleague: Officer
let chief: Officer
let report: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: 100 })
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  await seatOfficer(desk.db, 'DEAM Capanema', ['atendente'])
  officer = await desk.officer('Camila', { role: 'investigador', unit: units[0] })
  colleague = await desk.officer('Tereza', { role: 'atendente', unit: units[0] })
  chief = await desk.officer('Chefe', { role: 'chefia', unit: units[0] })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [officer, colleague, chief]) await who.browser.logIn(who.key)
  report = (await desk.filed(units[0])).id
  await act(officer, 'pegar')
  await officer.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
})

const found = async () => {
  const one = await readHistory(desk.db, report)
  if (!one) throw new Error('no history')
  return one
}
const act = async (who: Officer, name: string, body: object = {}, version?: number) =>
  who.browser.post(`/boletins/${report}/${name}`, body, {
    'if-match': `"${version ?? (await found()).version}"`,
  })
const kinds = async () => (await found()).history.map(({ kind }) => kind)
const message = { mensagem: { como: 'texto', texto: 'Bom dia' } }

/** What a citizen who reads now is told by the police. */
const told = async () => {
  const { history } = await found()
  const now = desk.now()
  return standing(history, now).filter((event) => event.kind === 'messageOut' && event.leavesAt <= now).length
}

// EV-04
describe('what is taken back at the last moment', () => {
  test.each(['report_progress', 'audit_head'] as const)(
    'and waits at %s until it has left, has left: whoever read it keeps it, and the officer is told',
    async (table) => {
      const [leaving] = (await act(officer, 'mensagem', message)).json().saindo
      desk.later(58_000)
      const version = (await found()).version
      let back: ReturnType<typeof act> | undefined
      await desk.db.transaction().execute(async (trx) => {
        await trx.selectFrom(table).selectAll().forUpdate().execute()
        back = act(officer, 'voltar-atras', { evento: leaving.evento }, version)
        await untilWaiting(desk.db, 1)
        desk.later(5000)
        expect(await told()).toBe(1)
      })
      const answer = await back
      expect([answer?.statusCode, answer?.json()]).toMatchObject([409, { erro: 'hasLeft' }])
      expect(await told()).toBe(1)
      expect(await kinds()).not.toContain('takenBack')
    },
  )
  test('with seconds left is not told, then or later', async () => {
    const [leaving] = (await act(officer, 'mensagem', message)).json().saindo
    desk.later(55_000)
    expect((await act(officer, 'voltar-atras', { evento: leaving.evento })).statusCode).toBe(200)
    desk.later(60_000)
    expect(await told()).toBe(0)
  })
})

// EV-16
describe('two acts at the same instant', () => {
  test.each<[string, () => [Officer, string, object][], string, string]>([
    [
      'renewing a claim and forwarding',
      () => [
        [officer, 'pegar', {}],
        [officer, 'encaminhar', { unidade: units[1] }],
      ],
      'claimed',
      'forwarded',
    ],
    [
      'passing to a colleague and forwarding',
      () => [
        [chief, 'passar', { policial: colleague.id }],
        [officer, 'encaminhar', { unidade: units[1] }],
      ],
      'reassigned',
      'forwarded',
    ],
    [
      'giving back and writing',
      () => [
        [officer, 'soltar', {}],
        [officer, 'mensagem', message],
      ],
      'leaseEnded',
      'messageOut',
    ],
    [
      'forwarding and asking',
      () => [
        [officer, 'encaminhar', { unidade: units[1] }],
        [
          officer,
          'correcao',
          { perguntas: [{ campo: '/fato/ds_datahora', pergunta: { como: 'texto', texto: 'Que dia?' } }] },
        ],
      ],
      'forwarded',
      'correctionAsked',
    ],
  ])('%s: one is done, the other is told', async (_name, both, one, other) => {
    const { version } = await found()
    const answers = await desk.atOnce(() =>
      Promise.all(both().map(([who, name, body]) => act(who, name, body, version))),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, another) => one - another)
    expect(statuses[0]).toBe(200)
    // The screen tells both: something changed, or another unit has it.
    expect([404, 412]).toContain(statuses[1])
    const loser = answers.find(({ statusCode }) => statusCode !== 200)?.json()
    expect(['mudou', 'nao-encontrado']).toContain(loser.erro)
    const done = (await kinds()).filter((kind) => kind === one || kind === other)
    // The claim of `beforeEach` is the first of its kind.
    expect(done.slice(one === 'claimed' ? 1 : 0)).toHaveLength(1)
  })
})
