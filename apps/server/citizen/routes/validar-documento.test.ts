import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
let report: { bop: string; nrBop: string; autDig: string; registradoEm: string }
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
  report = (await station.register()).json()
})
afterAll(() => station.close())

const byBody = (payload: object) =>
  station.app.inject({ method: 'POST', url: '/api/validar-documento', payload })

const validate = (code: string) => station.app.inject(`/api/validar-documento/${encodeURIComponent(code)}`)

describe('GET /api/validar-documento', () => {
  test('says of a sealed report what, when, by whom and by which bytes it is known', async () => {
    const answer = await validate(report.autDig)
    const printed = await station.app.inject(`/api/print/277/${report.nrBop}?autDig=${report.autDig}`)
    const pdf = Buffer.from(printed.json().pdf, 'base64')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      situacao: 'valido',
      tipo: 'Boletim de ocorrência',
      numero: formatBulletinNumber(report.bop),
      emitidoEm: report.registradoEm,
      assinante: 'Delegacia Virtual TESTE',
      sha256: createHash('sha256').update(pdf).digest('hex'),
      seladoEm: '2026-11-21T12:00:00-03:00',
      horaConfiavel: false,
      certificadoAte: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/),
      certificadoVencido: false,
    })
  })

  test('the name is the one that openssl reads in the certificate', async () => {
    const certificate = join(station.dataDir, 'keys/test-seal.certificate.pem')
    const options = ['x509', '-in', certificate, '-noout', '-subject', '-nameopt', 'multiline']
    const subject = execFileSync('openssl', options, { encoding: 'utf8' })
    const { assinante } = (await validate(report.autDig)).json()
    expect(/commonName += (.*)/.exec(subject)?.[1]).toBe(assinante)
  })

  test('takes the code as people type it', async () => {
    const typed = await validate(report.autDig.toLowerCase().replaceAll('-', ' '))
    expect(typed.json()).toEqual((await validate(report.autDig)).json())
  })

  test('waits for a document that is not sealed yet, and keeps that one', async () => {
    const fresh = (await station.register()).json()
    const documents = () =>
      station.db
        .selectFrom('papers')
        .innerJoin('reports', 'reports.id', 'report_id')
        .select('sha256')
        .where('bop', '=', fresh.bop)
        .execute()
    const answers = await Promise.all([1, 2, 3].map(() => validate(fresh.autDig)))
    const [kept] = await documents()
    for (const answer of answers) expect(answer.json().sha256).toBe(kept?.sha256.toString('hex'))
  })

  test.each([
    ['a number that was never issued', authenticationCode(new Uint8Array(15).fill(9))],
    ['a wrong check symbol', 'ABCD-1234-EFGH-5678'],
    ['words', 'não é um código'],
  ])('%s is unknown, and nothing else is answered', async (_, code) => {
    const answer = await validate(code)
    expect([answer.statusCode, answer.body]).toEqual([200, '{"situacao":"desconhecido"}'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('reveals nothing of the person’s answers, and logs no code', async () => {
    const { body } = await validate(report.autDig)
    const [reporter] = lossReport().envolvido
    for (const secret of [reporter?.nome ?? '', '529.982.247-25', 'conceicao@example.org'])
      expect(body).not.toContain(secret)
    const log = JSON.stringify(station.lines)
    expect(log).toContain('/api/validar-documento/:codigo')
    expect(log).not.toContain(report.autDig)
    expect(log).not.toContain(report.autDig.replaceAll('-', ''))
  })
})

describe('the reference in the QR code of a document', () => {
  const secondCopy = (autDig: string) => {
    const payload = new FormData()
    payload.set('autDig', autDig)
    return station.app.inject({ method: 'POST', url: '/api/segunda-via', payload })
  }
  const inDocument = async () => {
    const copy = await secondCopy(report.autDig)
    const pdf = join(station.dataDir, 'copy.pdf')
    writeFileSync(pdf, copy.rawPayload)
    const text = execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' })
    return /#\/validar\/(\S+)/.exec(text.replace(/\n/g, ''))?.[1]?.slice(0, 20) ?? ''
  }

  test('answers what the code answers, and opens nothing', async () => {
    const reference = await inDocument()
    expect(reference).toMatch(/^[0-9a-f]{20}$/)
    for (const codigo of [reference, reference.toUpperCase()])
      expect((await byBody({ codigo })).body).toBe((await validate(report.autDig)).body)
    expect((await secondCopy(reference)).statusCode).toBe(303)
    const print = await station.app.inject({
      method: 'POST',
      url: `/api/print/277/${report.nrBop}`,
      payload: { autDig: reference },
    })
    expect(print.statusCode).toBe(404)
  })

  test('of no document is unknown, even next to one that is', async () => {
    const reference = await inDocument()
    const neighbour = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`
    for (const codigo of [neighbour, '0'.repeat(20), 'f'.repeat(20)])
      expect((await byBody({ codigo })).json()).toEqual({ situacao: 'desconhecido' })
  })
})

describe('POST /api/validar-documento', () => {
  test.each([
    ['a code as it is printed', (code: string) => code],
    ['one as people type it', (code: string) => ` ${code.toLowerCase().replaceAll('-', ' ')}`],
    ['one that was never issued', () => authenticationCode(new Uint8Array(15).fill(9))],
    ['a wrong check symbol', () => 'ABCD-1234-EFGH-5678'],
    ['nothing', () => ''],
  ])('answers %s like the address does, and is not cached', async (_, given) => {
    const codigo = given(report.autDig)
    const [sent, inAddress] = [await byBody({ codigo }), await validate(codigo || 'x')]
    expect([sent.statusCode, sent.body]).toEqual([200, inAddress.body])
    expect(sent.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['nothing', {}, 400],
    ['a list', { codigo: ['ABCD-1234-EFGH-5678'] }, 400],
    ['the other call’s field', { autDig: 'ABCD-1234-EFGH-5678' }, 400],
    ['very many symbols', { codigo: 'A'.repeat(101) }, 400],
    ['a thousand of them', { codigo: 'A'.repeat(1000) }, 413],
  ])('a body with %s is refused with a message', async (_, body, status) => {
    const answer = await byBody(body)
    expect([answer.statusCode, answer.json().mensagem]).toEqual([status, expect.stringMatching(/ /)])
  })
})

test('a mistyped code is answered without the database, a well-formed one is not', async () => {
  const cut = await testStation(inject('clusterUrl'))
  const ask = (code: string) => cut.app.inject(`/api/validar-documento/${code}`)
  await cut.db.schema.dropTable('outbox').execute()
  await cut.db.schema.dropTable('papers').execute()
  await cut.db.schema.dropTable('reports').cascade().execute()
  expect((await ask('ABCD-1234-EFGH-5678')).json()).toEqual({ situacao: 'desconhecido' })
  expect((await ask(authenticationCode(new Uint8Array(15).fill(9)))).statusCode).toBe(500)
  await cut.close()
})
