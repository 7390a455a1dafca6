import { createPublicKey, verify } from 'node:crypto'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { isBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const rows = async () => (await station.db.selectFrom('reports').select(['bop', 'sequence']).execute()).length

describe('POST /api/ocorrencia', () => {
  // FI-03
  test('answers number, authentication number and who is responsible', async () => {
    const answer = await station.register()
    const body = answer.json()
    expect(answer.statusCode).toBe(201)
    expect(isBulletinNumber(body.bop)).toBe(true)
    expect(body.bop).toMatch(/^277\.2026\d{7}$/)
    expect(`${body.unidade}.${body.nrBop}`).toBe(body.bop)
    expect(readAuthenticationCode(body.autDig)).toBe(body.autDig)
    expect(body.registradoEm).toBe('2026-11-21T12:00:00-03:00')
    expect(body.unidadeResponsavel.nome).toBe('Delegacia Virtual')
    expect(body.unidadeResponsavel.endereco).toContain('Belém')
  })

  test('the receipt can be checked with the published key', async () => {
    const { recibo } = (await station.register()).json()
    const key = (await station.app.inject('/api/recibo/chave')).json()
    expect(recibo.chave).toBe(key.chave)
    const signed = (sha256: string) =>
      verify(
        null,
        Buffer.from(`delegacia-virtual recibo 1\n${recibo.numero}\n${recibo.registradoEm}\n${sha256}\n`),
        createPublicKey(key.pem),
        Buffer.from(recibo.assinatura, 'base64'),
      )
    expect(signed(recibo.sha256)).toBe(true)
    expect(signed('0'.repeat(64))).toBe(false)
  })

  // SU-09
  test('the same key again is answered the same and registers nothing', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await station.register(lossReport(), key)
    const count = await rows()
    const second = await station.register(lossReport(), key)
    expect([first.statusCode, second.statusCode]).toEqual([201, 200])
    expect(second.json()).toEqual(first.json())
    expect(await rows()).toBe(count)
  })

  // SU-09
  test('the same key many times at once registers once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const count = await rows()
    const answers = await Promise.all(Array.from({ length: 12 }, () => station.register(lossReport(), key)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(11)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await rows()).toBe(count + 1)
  })

  // SU-10, ER-04
  test('every issue is answered by field in the language of the report, and nothing is written', async () => {
    const report = lossReport()
    const [reporter] = report.envolvido
    Object.assign(reporter?.documento?.[1] ?? {}, { numero: '529.982.247-24' })
    Object.assign(reporter ?? {}, { nome: 'CONCEIÇÃO' })
    report.relato_plain = 'A'.repeat(99)
    report.fato.ds_datahora = '22/11/2026 00:00'
    const count = await rows()
    const messages: string[] = []
    for (const IdIdioma of [1, 2, 3, 4]) {
      const answer = await station.register({ ...report, IdIdioma })
      const { erros } = answer.json<{ erros: { campo: string; mensagem: string }[] }>()
      expect(answer.statusCode).toBe(422)
      expect(erros.map(({ campo }) => campo).sort()).toEqual([
        '/envolvido/0/documento/1/numero',
        '/envolvido/0/nome',
        '/fato/ds_datahora',
        '/relato_plain',
      ])
      messages.push(erros.map(({ mensagem }) => mensagem).join())
    }
    expect(new Set(messages).size).toBe(4)
    expect(await rows()).toBe(count)
  })

  // ER-04
  test.each([
    ['a list instead of a report', [], '/envolvido'],
    ['a text where people belong', { ...lossReport(), envolvido: 'A' }, '/envolvido'],
    ['a number where a name belongs', { ...lossReport(), envolvido: [{ nome: 7 }] }, '/envolvido/0/nome'],
    ['a crime that is not offered', { ...lossReport(), INFO_BOP: { ID_CRIME: 999 } }, '/INFO_BOP/ID_CRIME'],
  ])('%s is refused by its place', async (_what, body, campo) => {
    const answer = await station.register(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().erros[0].campo).toBe(campo)
  })

  // SU-10
  test.each<[string, InvolvedParty[]]>([
    ['a suspect', [{ atuacao: '3', tipo_pessoa: 'F', nome: 'JOSÉ DA SILVA' }]],
    ['a guardian', [{ atuacao: '10', tipo_pessoa: 'F', nome: 'JOSÉ DA SILVA' }]],
    ['a second reporter', lossReport().envolvido],
  ])('%s of a loss is refused by its place, nothing is dropped', async (_what, others) => {
    const report = lossReport()
    const count = await rows()
    const answer = await station.register({ ...report, envolvido: [...report.envolvido, ...others] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().erros).toEqual([
      {
        campo: `/envolvido/${report.envolvido.length}`,
        chave: 'notAskedHere',
        mensagem: expect.stringContaining('não se registra'),
      },
    ])
    expect(await rows()).toBe(count)
  })

  // SU-10
  test('an object of a threat is refused by its place', async () => {
    const answer = await station.register({ ...reportOf('ameaca'), objeto: lossReport().objeto.slice(0, 1) })
    expect(answer.json().erros).toEqual([
      expect.objectContaining({ campo: '/objeto/0', chave: 'notAskedHere' }),
    ])
    expect((await station.register(reportOf('ameaca'))).statusCode).toBe(201)
  })

  // ST-08
  test('a crime that the operator has switched off is refused with a message, in that municipality or everywhere', async () => {
    const answers = async (left: { crime: number; municipality?: number }, IdIdioma = 1) => {
      const narrow = await testStation(inject('clusterUrl'), { crimesNotOffered: [left] })
      const answer = await narrow.register({ ...lossReport(), IdIdioma })
      await narrow.close()
      return answer
    }
    const municipality = lossReport().fato.endereco?.id_localidade
    if (municipality === undefined) throw new Error('the loss was somewhere')
    for (const left of [{ crime: 3 }, { crime: 3, municipality }]) {
      const refused = await answers(left, 2)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().erros).toEqual([
        {
          campo: '/INFO_BOP/ID_CRIME',
          chave: 'crimeNotOffered',
          mensagem: expect.stringContaining('cannot'),
        },
      ])
    }
    for (const left of [{ crime: 1 }, { crime: 3, municipality: 1500107 }])
      expect((await answers(left)).statusCode).toBe(201)
  })

  test('no key, or one that is no UUID, is refused', async () => {
    for (const key of ['', 'seven']) {
      const answer = await station.register(lossReport(), { 'idempotency-key': key })
      expect([answer.statusCode, answer.json().erro]).toEqual([400, 'chave-ausente'])
    }
  })

  // FA-07
  test('the largest honest report fits; one beyond the limit is refused by size', async () => {
    const report = lossReport()
    report.relato_plain = `${'Á'.repeat(9)} `.repeat(500).slice(0, 5000).padEnd(5000, 'Á').replace(/ $/, 'Á')
    report.objeto = Array.from({ length: 40 }, () => ({ ...lossReport().objeto[0], compl: 'Ç'.repeat(100) }))
    const fits = await station.register(report)
    expect(fits.json()).toHaveProperty('bop')
    const huge = await station.register({ ...report, relato: 'A'.repeat(1_100_000) })
    expect([huge.statusCode, huge.json().erro]).toEqual([413, 'muito-grande'])
  })

  test('a deeply nested body is refused', async () => {
    const answer = await station.app.inject({
      method: 'POST',
      url: '/api/ocorrencia',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      payload: '['.repeat(100_000) + ']'.repeat(100_000),
    })
    expect(answer.statusCode).toBe(400)
  })
})
