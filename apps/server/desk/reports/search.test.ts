import { identifiersOf } from '@delegacia/domain/desk/identifiers/identifiers-of'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { keepIdentifiers } from '../../reports/events/report-identifiers.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let curious: Officer
let made = 0
const her = { cpf: '529.982.247-25', phone: '91 98765-4321' }
const his = '111.444.777-35'
const violence: Occurrence = {
  envolvido: [
    {
      atuacao: '1',
      documento: [{ tipo: 1, numero: her.cpf }],
      contato: [{ tipo: '2', valorSemDDI: her.phone, ddi: '55' }],
    },
    { atuacao: '3', documento: [{ tipo: 1, numero: his }] },
  ],
  objeto: [],
  fato: {},
  relato_plain: '',
  INFO_BOP: {},
}

beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('DEAM Capanema'), await desk.unit('Delegacia de Salinópolis')]
})
afterAll(() => desk.close())
beforeEach(async () => {
  // Searches count for each officer: every test has its own.
  curious = await desk.officer(`Curioso ${made++}`, { role: 'investigador', unit: units[1] })
})

async function filed(unit: number, report: Occurrence, atHome: boolean) {
  const one = await desk.filed(unit, { first: { atHome } })
  const found = identifiersOf(report, atHome)
  await desk.db.transaction().execute((trx) => keepIdentifiers(trx, desk.lookup, one.id, found))
  return one
}
const search = (who: Officer, tipo: string, valor: string, motivo = 'celular recuperado, talão 41') =>
  who.browser.post('/buscas', { tipo, valor, motivo })
const thing = (imei: string): Occurrence => ({ ...violence, envolvido: [], objeto: [{ imei }] })

// DU-07
describe('search by an identifier', () => {
  test('gives numbers of the own unit, and of another only whom to ask', async () => {
    const own = await filed(units[1], thing('490154-20-323751-8'), false)
    const other = await filed(units[0], thing('490154-20-323751-8'), false)
    const answer = await search(curious, 'imei', '490154203237518')
    expect(answer.json()).toEqual({
      restam: 2,
      limite: 3,
      achados: [
        {
          unidade: { id: units[1], nome: 'Delegacia de Salinópolis' },
          boletim: { id: own.id, numero: formatBulletinNumber(own.bop) },
        },
        { unidade: { id: units[0], nome: 'DEAM Capanema' } },
      ],
    })
    expect(answer.body).not.toContain(other.id)
    expect(answer.body).not.toContain(formatBulletinNumber(other.bop))
  })
  test('is an entry with its reason and without the identifier, which stands nowhere', async () => {
    await search(curious, 'cpf', his)
    const entry = await desk.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('act', '=', 'buscou')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      officer_id: curious.id,
      duty: `investigador/${units[1]}`,
      subject: null,
      reason: 'cpf: celular recuperado, talão 41',
    })
    const log = JSON.stringify(desk.lines)
    for (const text of [his, '11144477735']) expect(log).not.toContain(text)
  })
  test('is held to so many a day, also where many come at once, and begins again the next day', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => search(curious, 'cpf', his)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 429, 429,
    ])
    expect((await search(curious, 'cpf', his)).json()).toMatchObject({ erro: 'muitas-buscas' })
    expect((await curious.browser.get('/buscas')).json()).toEqual({ restam: 0, limite: 3 })
    desk.later(24 * 3_600_000)
    await curious.browser.logIn(curious.key)
    expect((await curious.browser.get('/buscas')).json()).toEqual({ restam: 3, limite: 3 })
    expect((await search(curious, 'cpf', his)).json()).toMatchObject({ restam: 2 })
  })
  test('asks for a reason and for something of that kind; a name is none', async () => {
    expect((await search(curious, 'cpf', his, ' ')).json()).toMatchObject({ erro: 'pedido-invalido' })
    expect((await search(curious, 'nome', 'Maria')).json()).toMatchObject({ erro: 'pedido-invalido' })
    expect((await search(curious, 'cpf', 'Maria')).json()).toMatchObject({ erro: 'identificador-invalido' })
    expect((await curious.browser.get('/buscas')).json()).toMatchObject({ restam: 3 })
  })
  test.each(['atendente', 'chefia', 'auditor', 'administrador'] as const)(
    'is not for the role %s',
    async (role) => {
      const who = await desk.officer(
        role,
        role === 'atendente' || role === 'chefia' ? { role, unit: units[1] } : { role },
      )
      expect((await search(who, 'cpf', his)).json()).toMatchObject({ erro: 'sem-permissao' })
      expect((await who.browser.get('/buscas')).statusCode).toBe(403)
    },
  )
})

// DU-03
describe('an officer who looks up his former wife', () => {
  test('finds nothing by what is hers, nor by what is his: not even that she has told the police', async () => {
    await filed(units[0], violence, true)
    for (const [kind, value] of [
      ['cpf', her.cpf],
      ['telefone', her.phone],
      ['cpf', his],
    ] as const)
      expect([kind, (await search(curious, kind, value)).json().achados]).toEqual([kind, []])
  })
  test('while the unit that has it finds the suspect by his own, and never her by hers', async () => {
    const { id } = await filed(units[0], violence, true)
    const there = await desk.officer('Tereza', { role: 'delegado', unit: units[0] })
    const found = (await search(there, 'cpf', his)).json().achados
    expect(found.map(({ boletim }: { boletim: { id: string } }) => boletim.id)).toContain(id)
    expect((await search(there, 'cpf', her.cpf)).json().achados).toEqual([])
  })
})
