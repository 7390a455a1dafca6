import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { announce } from '../../reports/evidence/announce.ts'
import { copyPart } from '../../reports/evidence/evidence-parts.ts'
import { receivePiece } from '../../reports/evidence/receive-piece.ts'
import { pdfOf } from '../../reports/evidence/send-evidence.fixture.ts'
import { withinUnits } from '../database/within-units.ts'
import { readToSign } from '../signatures/read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>

let desk: TestDesk
let units: [number, number]
let investigator: Officer
let delegate: Officer
let clerk: Officer
let elsewhere: Officer
let report: string
let file: string
const original = pdfOf(300_000)
const picture = Buffer.from('a picture')

beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  investigator = await desk.officer('Prado', { role: 'investigador', unit: units[0] })
  delegate = await desk.officer('Moura', { role: 'delegado', unit: units[0] })
  clerk = await desk.officer('Lima', { role: 'atendente', unit: units[0] })
  elsewhere = await desk.officer('Souza', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())
beforeEach(async () => {
  ;({ id: report } = await desk.filed(units[0]))
  file = await sent('laudo da porta.pdf')
})

async function sent(name: string): Promise<string> {
  const deps = { db: desk.db, vault: desk.vault, now: desk.now, evidenceRoom: 10 ** 9 }
  const sha256 = createHash('sha256').update(original).digest()
  const announced = await announce(deps, report, { name, bytes: original.length, sha256 })
  if (!announced.ok) throw new Error(announced.refusal)
  for (const offset of [0, 262_144])
    await receivePiece(deps, {
      token: announced.token,
      offset,
      bytes: original.subarray(offset, offset + 262_144),
    })
  const { id } = announced.upload
  const { wrapped_key } = await desk.db
    .selectFrom('reports')
    .select('wrapped_key')
    .where('id', '=', report)
    .executeTakeFirstOrThrow()
  const body = desk.vault.encrypt(report, wrapped_key, copyPart(id, 0), picture)
  await desk.db
    .insertInto('evidence_copies')
    .values({ evidence_id: id, page: 0, width: 1, height: 1, body })
    .execute()
  await desk.db
    .updateTable('evidence')
    .set({ scan: 'nao-verificado', copy: 'pronta', pages: 3 })
    .where('id', '=', id)
    .execute()
  return id
}

const open = (who: Officer) => who.browser.post(`/boletins/${report}/abrir`, { motivo: 'apuracao' })
const list = (who: Officer) => who.browser.get(`/boletins/${report}/evidencias`)
const copy = (who: Officer, page = '0', of = file) =>
  who.browser.get(`/boletins/${report}/evidencias/${of}/copia/${page}`)
const ask = async (who: Officer, evidencia = file) =>
  who.browser.post(`/boletins/${report}/assinaturas`, {
    ato: 'abrir-original',
    evidencia,
    porque: 'Perícia da fechadura',
  })
const sign = async (who: Officer, { id, sha256 }: { id: string; sha256: string }) => {
  await readToSign(desk, who.browser, id)
  return who.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
}
const readOriginal = (who: Officer, assinatura: string, of = file) =>
  who.browser.post(`/boletins/${report}/evidencias/${of}/original`, { assinatura })

// CE-15
describe('an officer', () => {
  test('who has opened the report sees its files and their copies, and that is an entry of the log', async () => {
    expect((await list(clerk)).json()).toMatchObject({ erro: 'abra-antes' })
    await open(clerk)
    expect((await list(clerk)).json()).toMatchObject([
      {
        id: file,
        nome: 'laudo da porta.pdf',
        tipo: 'pdf',
        sha256: createHash('sha256').update(original).digest('hex'),
        verificacao: 'nao-verificado',
        copia: 'pronta',
        paginas: { copiadas: 1, todas: 3 },
      },
    ])
    const seen = await copy(clerk)
    expect([seen.headers['content-type'], seen.rawPayload]).toEqual(['image/jpeg', picture])
    expect((await desk.acts()).at(-1)).toBe('viu-evidencia')
  })
  test('reads a text as text alone, which is an entry of the log too', async () => {
    await open(clerk)
    const text = (id = file) => clerk.browser.get(`/boletins/${report}/evidencias/${id}/texto/0`)
    expect((await text()).statusCode).toBe(404)
    await desk.db.updateTable('evidence').set({ kind: 'texto' }).where('id', '=', file).execute()
    const read = await text()
    expect(read.headers['content-type']).toMatch(/^application\/json/)
    expect(read.json()).toEqual({ texto: 'a picture' })
    expect((await desk.acts()).at(-1)).toBe('viu-evidencia')
    expect((await copy(clerk)).statusCode).toBe(404)
  })
  test('of another unit, of another report, or for a page that is not there, gets nothing', async () => {
    await open(clerk)
    expect((await list(elsewhere)).statusCode).toBe(404)
    expect((await copy(elsewhere)).statusCode).toBe(404)
    for (const page of ['1', '-1', 'x']) expect((await copy(clerk, page)).statusCode).toBe(404)
    const first = file
    ;({ id: report } = await desk.filed(units[0]))
    await open(clerk)
    expect((await copy(clerk, '0', first)).statusCode).toBe(404)
  })
})

// CE-16, OF-52
describe('an original', () => {
  test('is read once by who asked, after another has signed; the citizen sees it', async () => {
    const asked = (await ask(investigator)).json()
    await sign(delegate, asked)
    const told = await investigator.browser.post(`/assinaturas/${asked.id}/ler`, {})
    expect(told.json()).toMatchObject({ evidencia: file })
    expect(told.json().texto).toMatch(
      /^O que se faz: Abrir o original de um arquivo\nBoletim: .*\nArquivo 1: “laudo da porta\.pdf” \(PDF, não examinado, SHA-256 [\da-f]{64}\)\nPor quê: Perícia da fechadura$/,
    )
    expect(told.json().texto).not.toContain(file)
    const read = await readOriginal(investigator, asked.id)
    expect(read.rawPayload.equals(original)).toBe(true)
    expect(read.headers['content-disposition']).toMatch(
      /^attachment; filename="evidencia-[0-9a-f]{12}\.pdf"$/,
    )
    expect((await desk.acts()).at(-1)).toBe('abriu-original')
    const history = (await readHistory(desk.db, report))?.history
    expect(history?.at(-1)).toMatchObject({
      kind: 'originalOpened',
      evidence: file,
      by: { officer: investigator.id },
      signature: { by: { officer: delegate.id }, sha256: asked.sha256 },
    })
    expect((await readOriginal(investigator, asked.id)).json()).toMatchObject({
      erro: 'assinatura-nao-serve',
    })
  })
  test('is read by nobody without that signature, nor with that of another file or officer', async () => {
    const asked = (await ask(investigator)).json()
    const refused = { erro: 'assinatura-nao-serve' }
    expect((await readOriginal(investigator, asked.id)).json()).toMatchObject(refused)
    expect((await sign(investigator, asked)).json()).toMatchObject({ erro: 'sem-permissao' })
    await sign(delegate, asked)
    expect((await readOriginal(delegate, asked.id)).json()).toMatchObject(refused)
    expect((await readOriginal(clerk, asked.id)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await readOriginal(elsewhere, asked.id)).statusCode).toBe(404)
    const other = crypto.randomUUID()
    expect((await ask(investigator, other)).json()).toMatchObject({ erro: 'nao-encontrado' })
    expect((await readOriginal(investigator, asked.id, other)).statusCode).toBe(404)
    expect((await readHistory(desk.db, report))?.history.some(({ kind }) => kind === 'originalOpened')).toBe(
      false,
    )
  })
  test('asks for a fresh proof', async () => {
    const asked = (await ask(investigator)).json()
    await sign(delegate, asked)
    desk.later(6 * 60_000)
    expect((await readOriginal(investigator, asked.id)).json()).toMatchObject({ erro: 'prova-de-novo' })
    await investigator.browser.prove(investigator.key)
    await delegate.browser.prove(delegate.key)
    expect((await readOriginal(investigator, asked.id)).statusCode).toBe(200)
  })
})

// CE-16
describe('the roles in the database', () => {
  test('have no right on the pieces of originals, and see files and copies of their units only', async () => {
    const { list: lists, open: reading, accounts } = desk.databases
    for (const db of [lists, reading, accounts])
      await expect(sql`select 1 from evidence_pieces`.execute(db)).rejects.toThrow('permission denied')
    for (const table of ['evidence', 'evidence_copies'])
      await expect(sql`select 1 from ${sql.table(table)}`.execute(lists)).rejects.toThrow('permission denied')
    const files = (unit: number) =>
      withinUnits(reading, [unit], async (trx) => [
        (await sql`select id from evidence`.execute(trx)).rows.length > 0,
        (await sql`select page from evidence_copies`.execute(trx)).rows.length > 0,
      ])
    expect(await files(units[0])).toEqual([true, true])
    expect(await files(units[1])).toEqual([false, false])
  })
  test('get the pieces for a signed request of their unit alone', async () => {
    const asked = (await ask(investigator)).json()
    const pieces = (unit: number) =>
      withinUnits(desk.databases.open, [unit], async (trx) => {
        const { rows } = await sql`select number from signed_original(${asked.id}, ${file})`.execute(trx)
        return rows.length
      })
    expect(await pieces(units[0])).toBe(0)
    await sign(delegate, asked)
    expect([await pieces(units[0]), await pieces(units[1])]).toEqual([2, 0])
  })
})
