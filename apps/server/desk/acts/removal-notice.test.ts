import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stateInstant } from '@delegacia/domain/language/state-instant'
import type { HeardOfCourt } from '@delegacia/domain/law/court-seat'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { party, unknownSuspect } from '@delegacia/flows/crimes/theft.fixture'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createPrinter, type Printer } from '../../documents/pdf/printer.ts'
import { createSealer } from '../../documents/seal/sealer.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { destroyKeys } from '../../reports/keys/destroy-keys.ts'
import { createEnsureDocument } from '../../reports/documents/ensure-document.ts'
import { findIssuedFile } from '../../store/documents/issued-files.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { order, towns, violenceAt } from './removal.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let printer: Printer
let unit: number
let delegate: Officer
let clerk: Officer
let elsewhere: Officer
let isSealing = true
const courtSeats = { by: 'A. Souza', on: '2026-12-01', changes: new Map<number, HeardOfCourt>() }
const folder = mkdtempSync(join(tmpdir(), 'removal-'))

beforeAll(async () => {
  printer = createPrinter()
  const sealer = await createSealer({ dataDir: folder })
  desk = await testDesk(inject('clusterUrl'), {
    courtSeats,
    openingsPerHour: 100,
    ensureDocument: (owner) => {
      const publicUrl = 'https://dv.example.org'
      const ensure = createEnsureDocument({ ...owner, printer, sealer, publicUrl, courtSeats })
      return (...which) => (isSealing ? ensure(...which) : Promise.reject(new Error('no seal now')))
    },
  })
  unit = await desk.unit('Delegacia de Trairão')
  delegate = await desk.officer('R. Moura', { role: 'delegado', unit })
  clerk = await desk.officer('Tereza', { role: 'atendente', unit })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: await desk.unit('DEAM Belém') })
})
afterAll(async () => {
  await desk.close()
  await printer.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  isSealing = true
  for (const { browser, key } of [delegate, clerk, elsewhere]) await browser.logIn(key)
})

const him = { ...unknownSuspect(), id_vinculo: 2, nome_conhecido: 1, nome: 'CARLOS ALBERTO SOUZA' }

const post = ({ browser }: Officer, report: string, path: string, body: object = {}) =>
  browser.post(`/boletins/${report}/${path}`, body)
async function act(who: Officer, report: string, name: string, body: object = {}) {
  const version = (await readHistory(desk.db, report))?.version ?? 0
  return who.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${version}"` })
}
async function ordered(report = violenceAt(towns.trairao)) {
  const filed = await desk.filed(unit, { report })
  await post(delegate, filed.id, 'abrir', { motivo: 'atender' })
  expect((await act(delegate, filed.id, 'afastamento', order)).statusCode).toBe(200)
  return filed
}
const notices = async (report: string) => (await post(delegate, report, 'reler')).json().comunicacoes
const download = (report: string, numero: number, who = delegate) =>
  post(who, report, 'comunicacao/ler', { numero })

const read = (tool: string, pdf: Buffer, ...options: string[]): string => {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return execFileSync(tool, [...options, path, ...(tool === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
const textOf = (pdf: Buffer) => read('pdftotext', pdf).replaceAll(/\s+/g, ' ')

// LW-11
test('an order has a sealed paper for the judge that says who ordered it, when, by which article, whom it protects and removes, and until when he has to know', async () => {
  const content = violenceAt(towns.trairao)
  const [her] = content.envolvido
  const witness = party('5', { nome: 'ROSA LIMA', tipo_pessoa: 'F' })
  const { id, bop } = await ordered({ ...content, envolvido: [...content.envolvido, him, witness] })
  const [notice] = await notices(id)
  expect(notice).toMatchObject({ numero: 1, nome: order.nome, quem: 'delegado' })
  const { rawPayload: pdf, headers } = await download(id, 1)
  expect(headers['content-disposition']).toContain(`comunicacao-ao-juiz-1-${bop}.pdf`)
  expect(digestOf(pdf).toString('hex')).toBe(notice.sha256)
  expect(read('pdfsig', pdf, '-nocert')).toContain('Signature is Valid')
  const text = textOf(pdf)
  const parts = [
    'COMUNICAÇÃO DE AFASTAMENTO DO LAR',
    'Ao juízo competente para Trairão, que não é sede de comarca',
    `Comunicação nº 1 do boletim nº ${formatBulletinNumber(bop)}`,
    'Ao juízo da comarca de , A polícia comunica',
    'por risco atual ou iminente',
    '22 de novembro de 2026 às 08:30',
    'R. Moura, 54321',
    'art. 12-C, II',
    'até 23 de novembro de 2026 às 08:30',
    'Registrada por R. Moura, Delegacia de Trairão',
    'mantém ou revoga o afastamento',
    '3. Quem a ordem protege',
    String(her?.nome),
    '4. Quem a ordem afasta',
    him.nome,
    'SHA-256 do boletim selado',
  ]
  const places = parts.map((part) => text.toUpperCase().indexOf(part.toUpperCase()))
  expect(parts.filter((_, place) => (places[place] ?? -1) < 0)).toEqual([])
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(text).not.toMatch(/autenticação|ROSA LIMA/)
  expect(await findIssuedFile(desk.db, digestOf(pdf))).toMatchObject({
    kind: 'removalNotice',
    number: 1,
    isReplaced: false,
  })
  expect((await desk.acts()).filter((one) => one === 'leu-aviso-do-afastamento')).toHaveLength(1)
  expect((await download(id, 1)).rawPayload.equals(pdf)).toBe(true)
})

// LW-13
test('the paper names the court that the operator told for the town, and leaves it to the officer else', async () => {
  const { id } = await ordered(violenceAt(towns.belterra))
  const untold = textOf((await download(id, 1)).rawPayload)
  expect(untold).toContain('Ao juízo competente para Belterra, que não é sede de comarca')
  courtSeats.changes.set(towns.belterra, towns.santarem)
  const { id: later } = await ordered(violenceAt(towns.belterra))
  const told = textOf((await download(later, 1)).rawPayload)
  expect(told).toContain(
    'Ao juízo da comarca de Santarém, competente para Belterra, que não é sede de comarca',
  )
  expect(told).toContain('Ao juízo, A polícia comunica')
  expect(untold).not.toContain('Santarém')
})

// LW-11
test('a wrong hour is corrected with a reason: the first stays, the clock follows the newest, and its paper replaces the first', async () => {
  const { id } = await ordered()
  const { rawPayload: first } = await download(id, 1)
  await act(delegate, id, 'juiz-avisado')
  const porque = 'A ordem foi às 7h15; 8h30 é a hora do registro.'
  const right = { ...order, quando: '2026-11-22T07:15', porque }
  const early = { ...right, quando: '2026-11-20T22:09' }
  expect((await act(delegate, id, 'corrigir-afastamento', early)).json().erro).toBe('hora-da-ordem')
  const same = { ...order, porque }
  expect((await act(delegate, id, 'corrigir-afastamento', same)).json().erro).toBe('mesma-ordem')
  expect((await act(clerk, id, 'corrigir-afastamento', right)).statusCode).toBe(403)
  const corrected = await act(delegate, id, 'corrigir-afastamento', right)
  expect(corrected.statusCode).toBe(200)
  expect(corrected.json().relogios[0]).toMatchObject({
    tipo: 'afastamento_ao_juiz',
    desde: stateInstant(right.quando).toISOString(),
    vence: stateInstant('2026-11-23T07:15').toISOString(),
  })

  const [newest, replaced] = await notices(id)
  expect(newest).toMatchObject({ numero: 2, porque, ordenadoEm: stateInstant(right.quando).toISOString() })
  expect(replaced).toMatchObject({ numero: 1, ordenadoEm: stateInstant(order.quando).toISOString() })
  const { rawPayload: second } = await download(id, 2)
  expect(digestOf(second).toString('hex')).toBe(newest.sha256)
  const text = textOf(second)
  expect(text).toContain('Esta comunicação corrige e substitui a de nº 1.')
  expect(text).toContain(porque)
  expect(text).toContain('até 23 de novembro de 2026 às 07:15')
  expect((await download(id, 1)).rawPayload.equals(first)).toBe(true)
  expect(await findIssuedFile(desk.db, digestOf(first))).toMatchObject({ number: 1, isReplaced: true })
  expect(await findIssuedFile(desk.db, digestOf(second))).toMatchObject({ number: 2, isReplaced: false })

  const history = (await post(delegate, id, 'reler')).json().historico
  const told = history.filter(({ tipo }: { tipo: string }) => tipo.startsWith('afastamento_'))
  expect(told.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
    'afastamento_corrigido',
    'afastamento_ordenado',
  ])
  expect(told[0].texto).toContain(porque)
  const rows = await desk.db
    .selectFrom('report_events')
    .select('payload')
    .where('report_id', '=', id)
    .execute()
  expect(JSON.stringify(rows)).not.toMatch(/54321|8h30/)
  expect(await desk.acts()).toContain('corrigiu-afastamento')
})

// LW-11
test('the order stands where the paper cannot be sealed yet; it is sealed when asked for, and what was replaced before is not made', async () => {
  isSealing = false
  const { id } = await ordered()
  expect((await notices(id))[0].sha256).toBeUndefined()
  const early = await download(id, 1)
  expect([early.statusCode, early.json().erro]).toEqual([409, 'papel-nao-selado'])
  const right = { ...order, quando: '2026-11-22T07:15', porque: 'Hora errada.' }
  expect((await act(delegate, id, 'corrigir-afastamento', right)).statusCode).toBe(200)
  isSealing = true
  expect((await download(id, 1)).statusCode).toBe(404)
  expect((await download(id, 2)).statusCode).toBe(200)
})

// LW-11
test('nobody of another unit, nobody who has not opened the report, and nothing that was never ordered', async () => {
  const { id } = await ordered()
  expect((await download(id, 1, elsewhere)).statusCode).toBe(404)
  expect((await download(id, 1, clerk)).json().erro).toBe('abra-antes')
  for (const numero of [0, -1, 2, 9_000_000_000])
    expect([numero, (await download(id, numero)).statusCode]).toEqual([numero, 404])
  const none = (await desk.filed(unit, { report: violenceAt(towns.trairao) })).id
  await post(delegate, none, 'abrir', { motivo: 'atender' })
  expect((await download(none, 1)).statusCode).toBe(404)
  const right = { ...order, porque: 'Hora errada.' }
  expect((await act(delegate, none, 'corrigir-afastamento', right)).json().erro).toBe('nothingAsked')
})

// LW-11
test('of a destroyed report no word of the paper is left, and its digest is still known', async () => {
  const { id } = await ordered()
  const { rawPayload: pdf } = await download(id, 1)
  await destroyKeys(desk.db, new Date(desk.now().getTime() + 1))
  const row = await desk.db
    .selectFrom('papers')
    .select('body')
    .where('report_id', '=', id)
    .where('kind', '=', 'removalNotice')
    .executeTakeFirstOrThrow()
  expect(row.body).toHaveLength(0)
  expect(await findIssuedFile(desk.db, digestOf(pdf))).toMatchObject({ kind: 'removalNotice' })
})
