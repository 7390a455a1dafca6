import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Registration } from '@delegacia/contract/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
let report: Registration & { cookie: string }
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  const answer = await station.register()
  report = { ...answer.json(), cookie: `registrante=${answer.cookies[0]?.value}` }
})
afterAll(() => station.close())

const print = (unit: string, number: string, headers = {}) =>
  station.app.inject({ url: `/api/print/${unit}/${number}`, headers })

const byCode = (number: string, payload: object) =>
  station.app.inject({ method: 'POST', url: `/api/print/277/${number}`, payload })

const secondCopy = (autDig: string, via?: string) => {
  const form = new FormData()
  form.set('autDig', autDig)
  if (via !== undefined) form.set('via', via)
  return station.app.inject({ method: 'POST', url: '/api/segunda-via', payload: form })
}

describe('GET and POST /api/print', () => {
  // AP-02
  test('gives the browser that registered the PDF in base64', async () => {
    const answer = await print('277', report.nrBop, { cookie: report.cookie })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const pdf = Buffer.from(answer.json().pdf, 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const kept = await station.db.selectFrom('papers').select('sha256').executeTakeFirstOrThrow()
    expect(createHash('sha256').update(pdf).digest()).toEqual(kept.sha256)
  })

  test('gives it for the authentication number', async () => {
    const answer = await print('277', `${report.nrBop}?autDig=${report.autDig}`)
    expect(answer.statusCode).toBe(200)
  })

  test('gives it for the number in a body, in any case and with or without hyphens', async () => {
    const answer = await byCode(report.nrBop, {
      autDig: ` ${report.autDig.toLowerCase().replaceAll('-', '')} `,
    })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const inAddress = await print('277', `${report.nrBop}?autDig=${report.autDig}`)
    expect(answer.body).toBe(inAddress.body)
  })

  test.each([
    ['nothing', {}],
    ['a number', { autDig: 7 }],
    ['a list', { autDig: ['7K3M'] }],
    ['very many symbols', { autDig: 'A'.repeat(101) }],
  ])('a body with %s is refused with a message', async (_, body) => {
    const answer = await byCode(report.nrBop, body)
    expect([answer.statusCode, answer.json().erro]).toEqual([400, 'pedido-invalido'])
  })

  test('a body that is no code’s size is not read', async () => {
    expect((await byCode(report.nrBop, { autDig: 'A'.repeat(2000) })).statusCode).toBe(413)
  })

  // FI-04
  test('reveals to nobody whether a number exists', async () => {
    const exists = await print('277', report.nrBop)
    const other = await print('277', report.nrBop, { cookie: `registrante=${'A'.repeat(43)}` })
    const none = await print('277', '20269999991')
    const otherUnit = await print('278', report.nrBop, { cookie: report.cookie })
    const wrongCode = await print('277', `${report.nrBop}?autDig=0000-0000-0000-0000`)
    const wrong = { autDig: '0000-0000-0000-0000' }
    const inBodies = [await byCode(report.nrBop, wrong), await byCode('20269999991', wrong)]
    for (const answer of [exists, other, none, otherUnit, wrongCode, ...inBodies]) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe(exists.body)
    }
  })

  test('the cookie is out of reach for scripts and other sites', async () => {
    const [cookie] = (await station.register()).cookies
    expect(cookie).toMatchObject({ name: 'registrante', httpOnly: true, sameSite: 'Strict', path: '/api' })
  })
})

describe('POST /api/segunda-via', () => {
  // FI-06
  test('the same bytes for the number in lower case without hyphens', async () => {
    const printed = await print('277', report.nrBop, { cookie: report.cookie })
    const copy = await secondCopy(report.autDig.toLowerCase().replaceAll('-', ''))
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect(copy.rawPayload.equals(Buffer.from(printed.json().pdf, 'base64'))).toBe(true)
  })

  // PA-09
  test('the paper without the code: sealed, the same by every way, never with the code, and known by its file', async () => {
    const { autDig, nrBop, cookie } = report
    const printed = await print('277', `${nrBop}?via=sem-codigo`, { cookie })
    const pdf = Buffer.from(printed.json().pdf, 'base64')
    const inBody = await byCode(nrBop, { autDig, via: 'sem-codigo' })
    const copy = await secondCopy(autDig, 'sem-codigo')
    expect([inBody.body, copy.rawPayload.equals(pdf)]).toEqual([printed.body, true])
    const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
    expect(text).toContain('Via para apresentar')
    expect(text).not.toContain(autDig)
    const whole = Buffer.from((await print('277', nrBop, { cookie })).json().pdf, 'base64')
    expect(execFileSync('pdftotext', ['-', '-'], { input: whole, encoding: 'utf8' })).toContain(autDig)
    expect(pdf.includes('/ByteRange')).toBe(true)
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    const known = await station.app.inject({
      method: 'POST',
      url: '/api/validar-arquivo',
      payload: { sha256 },
    })
    expect(known.json()).toMatchObject({
      tipo: 'boletim-sem-codigo',
      assinante: 'Delegacia Virtual TESTE',
      seladoEm: expect.any(String),
    })
  })

  // PA-09, TH-34
  test('where danger is near the paper has no code, and is the one to hand to others', async () => {
    const answer = (await station.register(reportOf('violencia_contra_mulher'))).json<Registration>()
    const copy = await secondCopy(answer.autDig, 'sem-codigo')
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect(copy.rawPayload.equals((await secondCopy(answer.autDig)).rawPayload)).toBe(true)
  })

  // FI-06
  test.each(['', 'nonsense', '0000-0000-0000-0000'])('%j leads to the error', async (typed) => {
    const answer = await secondCopy(typed)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/segunda-via/error'])
  })

  test('a body that is no form leads to the error as well', async () => {
    const answer = await station.app.inject({
      method: 'POST',
      url: '/api/segunda-via',
      payload: { autDig: 'x' },
    })
    expect(answer.headers.location).toBe('/api/segunda-via/error')
  })
})

describe('POST /api/email', () => {
  // AP-02, FI-12
  test('hurries only a letter of the caller, and says to nobody else whether it was sent', async () => {
    // What the station still has in hand would be done while the letter is made to wait.
    const open = () => station.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
    await expect.poll(open, { timeout: 20_000 }).toEqual([])
    // In the hands of another server, so that this one does not send it as soon as it is due.
    const [never, elsewhere] = [new Date('2100-01-01'), { leased_by: 'another' }]
    const waiting = { ...elsewhere, leased_until: never, due_at: never, done_at: null }
    await station.db.updateTable('outbox').set(waiting).where('kind', '=', 'mail').execute()
    const due = () =>
      station.db
        .selectFrom('outbox')
        .innerJoin('reports', 'reports.id', 'report_id')
        .select('due_at')
        .where('kind', '=', 'mail')
        .where('bop', '=', report.bop)
        .executeTakeFirstOrThrow()
    const ask = (headers: Record<string, string>) =>
      station.app.inject({
        method: 'POST',
        url: '/api/email',
        headers,
        payload: {
          contato: 'other@example.org',
          nome: 'A',
          assunto: 'B',
          unidade: '277',
          nrBop: report.nrBop,
        },
      })
    const other = await ask({})
    expect((await due()).due_at).toEqual(waiting.due_at)
    const owner = await ask({ cookie: report.cookie })
    expect((await due()).due_at.getTime()).toBeLessThan(Date.now() + 60_000)
    expect([other.statusCode, owner.statusCode]).toEqual([202, 202])
    const said = async () => [
      (await ask({ cookie: report.cookie })).json().situacao,
      (await ask({})).json().situacao,
    ]
    expect(await said()).toEqual(['a_enviar', 'a_enviar'])
    const letters = station.db.updateTable('outbox').where('kind', '=', 'mail')
    await letters.set({ done_at: new Date() }).execute()
    expect(await said()).toEqual(['enviada', 'a_enviar'])
    await station.db.deleteFrom('outbox').where('kind', '=', 'mail').execute()
    expect(await said()).toEqual(['nao_enviada', 'a_enviar'])
  })
})
