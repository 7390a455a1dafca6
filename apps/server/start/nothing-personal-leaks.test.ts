import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LogLine } from '../base/platform/log.ts'
import { MailError } from '../documents/mail/mail-error.ts'
import { startOutboxWorker } from '../reports/documents/outbox-worker.ts'
import { testStation, type TestStation } from './test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

/** Everything that the station has put out so far: its log and its error answers. */
const said = (answers: readonly string[] = [], lines: readonly LogLine[] = station.lines) =>
  `${JSON.stringify(lines)}\n${answers.join('\n')}`.toLocaleUpperCase('pt-BR')

/** The path of every single answer in a report: `envolvido/0/documento/1/numero`. */
function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}/${key}`))
}

const withSecret = (report: Occurrence, path: string, secret: unknown) =>
  writeAt(report as unknown as Entity, path, secret) as unknown

describe('a secret in any one field of a report', { timeout: 90_000 }, () => {
  test.each([
    ['loss', lossReport],
    ['theft', theftReport],
  ])('of a %s is in no answer that refuses and in no line of the log', async (_crime, make) => {
    const paths = [
      ...leaves(make()),
      'recaptchaToken',
      'ip',
      'registrante/userAgent',
      'registrante/endereco',
      'versionFrontEnd',
    ]
    expect(paths.length).toBeGreaterThan(40)
    const sent = paths.map(async (path, place) => {
      const secret = `SEGREDO${place}X`
      // Mostly as a text, sometimes in a shape that does not belong there.
      const given = place % 3 === 0 ? [{ [secret]: secret }] : `${secret} ZULMIRA`
      const answer = await station.register(withSecret(make(), path, given))
      expect([200, 201, 422]).toContain(answer.statusCode)
      expect(JSON.stringify(answer.headers)).not.toContain('SEGREDO')
      return answer.body
    })
    const answers = await Promise.all(sent)
    expect(said(answers)).not.toContain('ZULMIRA')
    // A pointer names the invalid field; an unknown key never becomes part of one.
    expect(said(answers)).not.toMatch(/SEGREDO\d+X/)
  })
})

const secrets = {
  name: 'ZULMIRA QUARESMA YPIRANGA',
  mother: 'IRACEMA QUARESMA YPIRANGA',
  email: 'zulmira.ypiranga@example.org',
  street: 'CASA DE ZULMIRA',
  account: `${'PERDI A CARTEIRA DE ZULMIRA NA FEIRA DO VER-O-PESO. '.repeat(3)}ACHO QUE CAIU.`,
}

/** A valid report with all texts that a person writes freely. */
function revealingReport(): Occurrence {
  const report = lossReport()
  const [person] = report.envolvido
  Object.assign(person ?? {}, { nome: secrets.name, mae: secrets.mother })
  Object.assign(person?.contato?.[2] ?? {}, { valor: secrets.email })
  Object.assign(person?.endereco?.[0] ?? {}, { complemento: secrets.street })
  report.relato_plain = secrets.account
  return report
}

function expectNothing(text: string, extra: string[] = []): void {
  expect(text).not.toMatch(
    /ZULMIRA|YPIRANGA|IRACEMA|VER-O-PESO|CARTEIRA|52998224725|529\.982|7654321|98765-4321/,
  )
  for (const secret of extra) expect(text).not.toContain(secret.toLocaleUpperCase('pt-BR'))
}

test('a report that goes its whole way leaves nothing in the log', async () => {
  const answer = await station.register(revealingReport())
  const { nrBop, autDig, recibo } = answer.json()
  const cookie = `registrante=${answer.cookies[0]?.value}`
  const ask = (url: string, payload?: object) =>
    station.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { cookie },
      ...(payload && { payload }),
    })
  expect((await ask(`/api/print/277/${nrBop}`)).statusCode).toBe(200)
  await ask(`/api/print/277/${nrBop}?autDig=${autDig}`)
  expect((await ask(`/api/print/277/${nrBop}`, { autDig })).statusCode).toBe(200)
  await ask(`/api/validar-documento/${autDig}`)
  expect((await ask('/api/validar-documento', { codigo: autDig })).json()).toMatchObject({
    situacao: 'valido',
  })
  await ask('/api/validar-documento', { codigo: [autDig] })
  await ask('/api/email', { contato: secrets.email, nome: secrets.name, unidade: '277', nrBop })
  await ask('/api/translate', { text: secrets.account })
  await ask(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent(secrets.street)}`)
  await ask(`/api/${encodeURIComponent(secrets.name)}?email=${secrets.email}`)
  const cookieValue = answer.cookies[0]?.value ?? ''
  expectNothing(said(), [
    nrBop,
    autDig,
    autDig.replaceAll('-', ''),
    recibo.sha256,
    cookieValue,
    encodeURIComponent(secrets.name),
  ])
})

describe('when something breaks', () => {
  test('a database that quotes what it was given is not quoted', async () => {
    const broken = await testStation(inject('clusterUrl'), {
      ensureDocument: () => Promise.reject(new Error(`cannot print for ${secrets.name} <${secrets.email}>`)),
    })
    const answer = await broken.register(revealingReport())
    const { nrBop, autDig } = answer.json()
    const print = await broken.app.inject(`/api/print/277/${nrBop}?autDig=${autDig}`)
    const byCode = await broken.app.inject({
      method: 'POST',
      url: '/api/validar-documento',
      payload: { codigo: autDig },
    })
    await broken.db.schema.dropTable('outbox').execute()
    await broken.db.schema.dropTable('papers').execute()
    await broken.db.schema.dropTable('reports').cascade().execute()
    const failed = await broken.register(revealingReport())
    expect([print.statusCode, byCode.statusCode, failed.statusCode]).toEqual([500, 500, 500])
    expect(broken.lines.some(({ event }) => event === 'fault')).toBe(true)
    expectNothing(said([print.body, byCode.body, failed.body], broken.lines), [nrBop, autDig])
    await broken.close()
  })

  test('a letter that cannot go names nobody', async () => {
    const lines: LogLine[] = []
    const other = await testStation(inject('clusterUrl'), { onRegistered: () => undefined })
    await other.register(revealingReport())
    let tries = 0
    const worker = startOutboxWorker({
      db: other.db,
      vault: other.vault,
      ensureDocument: other.ensureDocument,
      log: (line) => void lines.push(line),
      worker: 'another',
      idleSeconds: 0.05,
      mailer: {
        sendConfirmation: ({ to }) => {
          tries += 1
          return Promise.reject(
            tries % 2 === 0 ? new MailError('EENVELOPE 550', false) : new Error(`550 no <${to}>`),
          )
        },
        sendNotice: () => Promise.resolve(),
      },
    })
    const again = { due_at: new Date(0), done_at: null, leased_until: null }
    await expect
      .poll(
        async () => {
          await other.db.updateTable('outbox').set(again).where('kind', '=', 'mail').execute()
          return tries
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(1)
    await worker.stop()
    expect(lines.filter(({ event }) => event === 'fault').length).toBeGreaterThan(0)
    expectNothing(said([], lines))
    await other.close()
  })
})
