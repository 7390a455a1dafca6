import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { unpackTar } from 'modern-tar'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDeliveryKey, makeDeliveryKey } from '../../delivery/delivery-key.ts'
import { createOpenExport } from '../../delivery/export/open-export.ts'
import { verifyPackage } from '../../delivery/package/verify-package.ts'
import { createPrinter } from '../../documents/pdf/printer.ts'
import { createSealer } from '../../documents/seal/sealer.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { announce } from '../../reports/evidence/announce.ts'
import { receivePiece } from '../../reports/evidence/receive-piece.ts'
import { pdfOf } from '../../reports/evidence/send-evidence.fixture.ts'
import type { OpenExport } from '../../base/platform/open-export.ts'
import { destroyKeys } from '../../reports/keys/destroy-keys.ts'
import { createEnsureDocument } from '../../reports/documents/ensure-document.ts'
import { readToSign } from '../signatures/read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>

const publicUrl = 'https://delegacia.example.org'
const folder = mkdtempSync(join(tmpdir(), 'exports-'))
const printer = createPrinter()
const key = createDeliveryKey(makeDeliveryKey())

let desk: TestDesk
let units: [number, number]
let investigator: Officer
let delegate: Officer
let clerk: Officer
let elsewhere: Officer
let openExport: OpenExport
let report: string
let bop: string

beforeAll(async () => {
  const sealer = await createSealer({ dataDir: folder })
  desk = await testDesk(inject('clusterUrl'), {
    openExport(owner) {
      const ensureDocument = createEnsureDocument({ ...owner, printer, sealer, publicUrl })
      openExport = createOpenExport({ ...owner, ensureDocument, key })
      return openExport
    },
  })
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  investigator = await desk.officer('Prado', { role: 'investigador', unit: units[0] })
  delegate = await desk.officer('Moura', { role: 'delegado', unit: units[0] })
  clerk = await desk.officer('Lima', { role: 'atendente', unit: units[0] })
  elsewhere = await desk.officer('Souza', { role: 'delegado', unit: units[1] })
})
afterAll(async () => {
  await desk.close()
  await printer.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  for (const who of [investigator, delegate, clerk, elsewhere]) await who.browser.logIn(who.key)
  ;({ id: report, bop } = await desk.filed(units[0]))
})

/** A file of so many bytes that the citizen has sent. */
async function sent(name: string, bytes: number, scan = 'limpo'): Promise<string> {
  desk.later(1000)
  const deps = { db: desk.db, vault: desk.vault, now: desk.now, evidenceRoom: 10 ** 9 }
  const file = pdfOf(bytes)
  const sha256 = createHash('sha256').update(file).digest()
  const announced = await announce(deps, report, { name, bytes, sha256 })
  if (!announced.ok) throw new Error(announced.refusal)
  const { token, upload } = announced
  for (let offset = 0; offset < bytes; offset += 262_144)
    await receivePiece(deps, { token, offset, bytes: file.subarray(offset, offset + 262_144) })
  const { id } = upload
  await desk.db
    .updateTable('evidence')
    .set({ scan: scan as 'limpo' })
    .where('id', '=', id)
    .execute()
  return id
}

const wanted = { ato: 'exportar', finalidade: 'justica', porque: 'Ofício 12/2026 da 1ª Vara' }
const ask = async (who = investigator) =>
  (await who.browser.post(`/boletins/${report}/assinaturas`, wanted)).json()
const sign = async (who: Officer, { id, sha256 }: { id: string; sha256: string }) => {
  await readToSign(desk, who.browser, id)
  return who.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
}
const signed = async () => {
  const asked = await ask()
  await sign(delegate, asked)
  return asked.id as string
}
const begin = async (assinatura: string, who = investigator) =>
  who.browser.post(
    `/boletins/${report}/exportar`,
    { assinatura },
    { 'if-match': `"${(await readHistory(desk.db, report))?.version}"` },
  )
const begun = async () => {
  const request = await signed()
  expect((await begin(request)).statusCode).toBe(200)
  return request
}
const download = (request: string, who = investigator) =>
  who.browser.get(`/boletins/${report}/exportar/${request}/pacote`)
const situation = async (request: string) =>
  (await investigator.browser.get('/assinaturas')).json().find(({ id }: { id: string }) => id === request)
    ?.situacao
const entries = () =>
  desk.db
    .selectFrom('audit_entries')
    .select(['act', 'reason'])
    .where('subject', '=', bop)
    .orderBy('seq')
    .execute()
const refused = { erro: 'exportacao-nao-serve' }

// OF-47, OF-48, OF-49, OF-51
describe('an export', () => {
  test('is asked for, signed, begun and downloaded once by who asked; the package holds the originals', async () => {
    await sent('laudo da porta.pdf', 300_000, 'nao-verificado')
    await sent('recibo.pdf', 2000)
    const asked = await ask()
    expect(await situation(asked.id)).toBe('espera')
    const { texto } = (await delegate.browser.post(`/assinaturas/${asked.id}/ler`)).json()
    expect(texto.split('\n')).toEqual([
      'O que se faz: Exportar: dados, documento, acréscimos e os originais de 2 arquivos',
      `Boletim: ${formatBulletinNumber(bop)}`,
      expect.stringMatching(/^Arquivo 1: “laudo da porta\.pdf” \(PDF, não examinado, SHA-256 [\da-f]{64}\)$/),
      expect.stringMatching(
        /^Arquivo 2: “recibo\.pdf” \(PDF, examinado, nada achado, SHA-256 [\da-f]{64}\)$/,
      ),
      'Para: a Justiça',
      'Por quê: Ofício 12/2026 da 1ª Vara',
    ])
    await sign(delegate, asked)
    expect(await situation(asked.id)).toBe('assinada')
    const { ate } = (await begin(asked.id)).json()
    expect(Date.parse(ate) - desk.now().getTime()).toBe(3_600_000)
    expect(await situation(asked.id)).toBe('pronta')
    const answer = await download(asked.id)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="boletim-${bop}.tar"`)
    const verified = await verifyPackage([answer.rawPayload], key.publicPem)
    const listed = verified.ok ? verified.manifest.arquivos : []
    expect(
      listed.flatMap(({ bytes, sha256, original }) => (original ? [[bytes, sha256, original]] : [])),
    ).toEqual([
      [
        300_000,
        shaOf(300_000),
        expect.objectContaining({ nome: 'laudo da porta.pdf', verificacao: 'nao-verificado' }),
      ],
      [2000, shaOf(2000), expect.objectContaining({ nome: 'recibo.pdf', verificacao: 'limpo' })],
    ])
    const original = (await unpackTar(answer.rawPayload)).find(({ header }) =>
      header.name.startsWith('originais/01-'),
    )
    expect(Buffer.from(original?.data ?? []).equals(pdfOf(300_000))).toBe(true)
    await expect.poll(() => situation(asked.id)).toBe('baixada')
    expect((await download(asked.id)).json()).toMatchObject(refused)
    expect((await entries()).map(({ act }) => act)).toEqual([
      'pediu-assinatura',
      'leu-para-assinar',
      'leu-para-assinar',
      'abriu',
      'assinou',
      'exportou',
      'baixou-exportacao',
      'recusado',
    ])
    expect((await entries()).at(-1)?.reason).toBe('pacote: exportacao-nao-serve')
  })
  test('is an event with both officers, what for and every file', async () => {
    const file = await sent('recibo.pdf', 2000)
    await begun()
    expect((await readHistory(desk.db, report))?.history.at(-1)).toMatchObject({
      kind: 'exported',
      by: { officer: investigator.id },
      purpose: 'justica',
      evidence: [file],
      signature: { by: { officer: delegate.id } },
    })
    const { historico } = (
      await delegate.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
    ).json()
    expect(historico.find(({ tipo }: { tipo: string }) => tipo === 'exportado')).toMatchObject({
      para: 'a Justiça',
      por: { nome: 'Prado' },
      assinadoPor: { nome: 'Moura' },
    })
  })
  test('of a report without files holds the report alone', async () => {
    const answer = await download(await begun())
    const verified = await verifyPackage([answer.rawPayload], key.publicPem)
    expect(verified.ok && verified.manifest.arquivos.map(({ nome }) => nome)).toEqual([
      'boletim.pdf',
      'boletim.json',
      'campos.txt',
    ])
  })
  test('asks for a fresh proof', async () => {
    const request = await signed()
    desk.later(6 * 60_000)
    expect((await begin(request)).json()).toMatchObject({ erro: 'prova-de-novo' })
  })
})

// OF-50
describe('nothing is given', () => {
  test('without another’s signature, to another officer or unit, or to a role that asks for none', async () => {
    const asked = await ask()
    expect((await begin(asked.id)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await sign(investigator, asked)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await sign(elsewhere, asked)).statusCode).toBe(404)
    await sign(delegate, asked)
    expect((await begin(asked.id, delegate)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await begin(asked.id, clerk)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await begin(asked.id, elsewhere)).statusCode).toBe(404)
    expect((await ask(clerk)).erro).toBe('sem-permissao')
    expect((await download(asked.id)).json()).toMatchObject(refused)
    await begin(asked.id)
    expect((await begin(asked.id)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await download(asked.id, delegate)).json()).toMatchObject(refused)
    expect((await download(asked.id, clerk)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await download(asked.id, elsewhere)).statusCode).toBe(404)
    expect((await download('x')).json()).toMatchObject(refused)
    expect(
      (await readHistory(desk.db, report))?.history.filter(({ kind }) => kind === 'exported'),
    ).toHaveLength(1)
  })
  test('after its hour, which is then told', async () => {
    const request = await begun()
    desk.later(3_600_001)
    await investigator.browser.logIn(investigator.key)
    expect((await download(request)).json()).toMatchObject(refused)
    expect(await situation(request)).toBe('encerrada')
    desk.later(24 * 3_600_000)
    await investigator.browser.logIn(investigator.key)
    expect(await situation(request)).toBeUndefined()
  })
  test('of a file that came after the text was signed: the text is asked for again', async () => {
    await sent('recibo.pdf', 2000)
    const request = await signed()
    await sent('outro.pdf', 3000)
    expect((await begin(request)).json()).toMatchObject({ erro: 'chegou-algo' })
  })
  test('twice at the same time, and again only where the first broke off', async () => {
    const file = await sent('recibo.pdf', 2000)
    const request = await begun()
    const pieces = desk.db.updateTable('evidence_pieces').where('evidence_id', '=', file)
    const { body } = await desk.db
      .selectFrom('evidence_pieces')
      .select('body')
      .where('evidence_id', '=', file)
      .executeTakeFirstOrThrow()
    await pieces.set({ body: Buffer.from('spoilt') }).execute()
    await download(request).catch(() => undefined)
    await expect.poll(() => situation(request)).toBe('pronta')
    await pieces.set({ body }).execute()
    const both = await Promise.all([download(request), download(request)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
  test('by what packs it, which asks the database itself who signed and whether a download is under way', async () => {
    const pack = async (request: string) =>
      (await openExport({ request, evidence: [] }))?.destroy() !== undefined
    const change = (request: string, set: object) =>
      desk.db.updateTable('signature_requests').set(set).where('id', '=', request).execute()
    const request = await begun()
    expect(await pack(request)).toBe(false)
    await change(request, { leased_until: new Date(desk.now().getTime() + 1000) })
    expect(await pack(request)).toBe(true)
    for (const [wrong, right] of [
      [{ signed_by: null }, { signed_by: delegate.id }],
      [{ refused_by: delegate.id }, { refused_by: null }],
      [{ used_at: desk.now() }, { used_at: null }],
      [{ act: 'arquivar' }, { act: 'exportar' }],
      [{ unit_id: units[1] }, { unit_id: units[0] }],
    ] as const) {
      await change(request, wrong)
      expect(await pack(request)).toBe(false)
      await change(request, right)
    }
  })
  test('of a report whose content was destroyed', async () => {
    const request = await begun()
    await destroyKeys(desk.db, new Date(desk.now().getTime() + 60_000))
    expect((await download(request)).json()).toMatchObject({ erro: 'boletim-destruido' })
    expect((await ask()).erro).toBe('boletim-destruido')
  })
})

const shaOf = (bytes: number) => createHash('sha256').update(pdfOf(bytes)).digest('hex')
