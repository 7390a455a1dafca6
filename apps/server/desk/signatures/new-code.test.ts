import { randomBytes } from 'node:crypto'
import type { AuditAct } from '@delegacia/domain/desk/acts/audit-acts'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { findReferredReport, findReportByCode } from '../../store/reports.ts'
import { livingCodes } from '../../store/thread-codes.ts'
import { withinUnits } from '../database/within-units.ts'
import { readToSign } from './read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let clerk: Officer
let signer: Officer
let elsewhere: Officer
let report: string
let bop: string
let old: Buffer
let reader: Buffer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  clerk = await desk.officer('Prado', { role: 'atendente', unit: units[0] })
  signer = await desk.officer('Moura', { role: 'delegado', unit: units[0] })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [clerk, signer, elsewhere]) await who.browser.logIn(who.key)
  ;({ id: report, bop } = await desk.filed(units[0]))
  old = randomBytes(32)
  reader = randomBytes(32)
  await desk.db.updateTable('reports').set({ code_digest: old }).where('id', '=', report).execute()
  const readerCode = { id: crypto.randomUUID(), report_id: report, digest: reader, only_reads: true }
  await desk.db
    .insertInto('thread_codes')
    .values({ ...readerCode, given_at: desk.now(), ended_at: null })
    .execute()
})

const wanted = { ato: 'codigo-novo', documento: 'rg', porque: 'Perdeu o papel; foto e nome conferem.' }
const ask = async () => (await clerk.browser.post(`/boletins/${report}/assinaturas`, wanted)).json()
async function signed(who = signer) {
  const { id, sha256 } = await ask()
  await readToSign(desk, who.browser, id)
  await who.browser.post(`/assinaturas/${id}/assinar`, { sha256 })
  return id
}
const give = async (who: Officer, assinatura: string) =>
  who.browser.post(
    `/boletins/${report}/codigo-novo`,
    { assinatura },
    { 'if-match': `"${(await readHistory(desk.db, report))?.version}"` },
  )
const entries = (act: AuditAct) =>
  desk.db.selectFrom('audit_entries').selectAll().where('act', '=', act).where('subject', '=', bop).execute()

// QU-18
describe('a new code', () => {
  test('is given once two officers have seen to it, and every older one dies', async () => {
    const request = await signed()
    const given = await give(clerk, request)
    expect(given.json()).toEqual({
      codigo: expect.stringMatching(/^[\dA-Z]{4}(-[\dA-Z]{4}){3}$/),
      numero: formatBulletinNumber(bop),
      emCasa: false,
    })
    expect(given.headers['cache-control']).toContain('no-store')
    const { codigo } = given.json()
    expect((await findReportByCode(desk.db, digestOf(codigo)))?.id).toBe(report)
    expect(await findReportByCode(desk.db, old)).toBeUndefined()
    expect(await findReportByCode(desk.db, reader)).toBeUndefined()
    expect(await livingCodes(desk.db, report)).toMatchObject([
      { digest: digestOf(codigo), only_reads: false },
    ])
    const { historico } = (
      await signer.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
    ).json()
    expect(historico.find(({ tipo }: { tipo: string }) => tipo === 'codigo_novo')).toMatchObject({
      por: { nome: 'Prado' },
      assinadoPor: { nome: 'Moura' },
    })
    expect(await entries('deu-codigo-novo')).toMatchObject([{ officer_id: clerk.id }])
  })
  test('leaves the QR code of the printed paper as it was', async () => {
    await give(clerk, await signed())
    const reference = old.toString('hex').slice(0, 20)
    expect((await findReferredReport(desk.db, reference))?.id).toBe(report)
  })
  test('is stored nowhere, and in no line of the log', async () => {
    const { codigo } = (await give(clerk, await signed())).json()
    const { rows } = await sql<{ all: string }>`
      select (select json_agg(e) from audit_entries e)::text || (select json_agg(e) from report_events e)::text
        || (select json_agg(e) from thread_codes e)::text as all`.execute(desk.db)
    expect(rows[0]?.all).not.toContain(codigo)
    expect(JSON.stringify(desk.lines)).not.toContain(codigo)
  })
  test('is not given alone, twice, for another request, by another officer or without a fresh proof', async () => {
    const alone = (await ask()).id
    expect((await give(clerk, alone)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    const request = await signed()
    expect((await give(signer, request)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
    expect((await give(elsewhere, request)).statusCode).toBe(404)
    desk.later(6 * 60_000)
    expect((await give(clerk, request)).json()).toMatchObject({ erro: 'prova-de-novo' })
    await clerk.browser.prove(clerk.key)
    expect((await findReportByCode(desk.db, old))?.id).toBe(report)
    expect((await give(clerk, request)).statusCode).toBe(200)
    expect((await give(clerk, request)).json()).toMatchObject({ erro: 'assinatura-nao-serve' })
  })
  test('is for a unit’s own reports: the database gives none to a transaction of another unit', async () => {
    const request = await signed()
    const renewed = await withinUnits(desk.databases.open, [units[1]], async (trx) => {
      const { rows } = await sql<{ renewed: boolean }>`
        select renew_code(${request}, ${reader}, ${desk.now()}) as renewed`.execute(trx)
      return rows[0]?.renewed
    })
    expect(renewed).toBe(false)
    await expect(
      sql`update reports set code_digest = ${reader} where id = ${report}`.execute(desk.databases.open),
    ).rejects.toThrow('permission denied')
  })
  test.each(['chefia', 'auditor', 'administrador'] as const)('is nothing for the role %s', async (role) => {
    const who = await desk.officer(role, role === 'chefia' ? { role, unit: units[0] } : { role })
    const asked = await who.browser.post(`/boletins/${report}/assinaturas`, wanted)
    expect([403, 404]).toContain(asked.statusCode)
    expect([403, 404]).toContain((await give(who, await signed())).statusCode)
  })
  test('opens a code that was closed, as a code of its own', async () => {
    const event = { kind: 'codeClosed', by: { kind: 'citizen' } } as const
    const closed = await desk.db
      .transaction()
      .execute((trx) => appendEvent(trx, { report, event, now: desk.now() }))
    expect(closed.ok).toBe(true)
    expect((await give(clerk, await signed())).statusCode).toBe(200)
    const { codigoFechado } = (await clerk.browser.get(`/boletins/${report}/andamento`)).json()
    expect(codigoFechado).toBe(false)
  })
})
