import type { ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HumanChallenge } from '@delegacia/contract/human-check'
import { pieceBytes } from '@delegacia/domain/desk/evidence/limits'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inviteOfficer } from '../desk/accounts/invite.ts'
import { pdfOf } from '../reports/evidence/send-evidence.fixture.ts'
import { solvedToken } from '../integrations/solved-token.fixture.ts'
import { readArguments } from '../base/settings/arguments.ts'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { freePort } from './free-port.fixture.ts'
import { createStationRunner, type StationRunner } from './station-runner.fixture.ts'

type Web = StationRunner & { desk: string; child: ChildProcess }

let database: Awaited<ReturnType<typeof testDatabase>>
let webs: [Web, Web]
let worker: StationRunner
const dataKey = randomBytes(32).toString('base64')

/** Two servers for people and one for what nobody waits for, on one database and nothing else in common. */
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
  const duty = { role: 'auditor' } as const
  await inviteOfficer(database.db, { name: 'H. Castro', registration: '1', duty }, undefined, new Date())
  webs = [await startWeb(), await startWeb()]
  worker = await createStationRunner()
  await worker.start({ ...shared(), ROLE: 'worker' })
})
afterAll(async () => {
  await Promise.all([...webs, worker].map((one) => one.endAll()))
  for (const one of [...webs, worker]) one.remove()
  await database.drop()
})

const shared = () => ({ DATABASE_URL: database.url, DATA_KEY: dataKey, DESK_URL: 'https://mesa.example.org' })

async function startWeb(): Promise<Web> {
  const runner = await createStationRunner()
  const deskPort = await freePort()
  const { said, child } = await runner.start({
    ...shared(),
    ROLE: 'web',
    HUMAN_CHECK: 'altcha',
    DESK_PORT: String(deskPort),
    DRAIN_SECONDS: '2',
  })
  while (!said.text.includes('The desk of the officers')) await sleep(100)
  return Object.assign(runner, { child, desk: `http://127.0.0.1:${deskPort}/api` })
}

const tokenFrom = async ({ address }: StationRunner) =>
  solvedToken((await (await fetch(`${address}/api/verificacao-humana`)).json()) as HumanChallenge)

const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const report = (at: StationRunner, recaptchaToken: string, key: string = crypto.randomUUID()) =>
  send(`${at.address}/api/ocorrencia`, { ...lossReport(), recaptchaToken }, { 'idempotency-key': key })

// AV-07
test('a challenge of one server is spent at another, and then at every one', async () => {
  const [one, other] = webs
  const token = await tokenFrom(one)
  const key = crypto.randomUUID()
  const first = await report(other, token, key)
  expect(first.status).toBe(201)
  const repeated = await report(one, token, key)
  expect(repeated.status).toBe(200)
  expect(await repeated.json()).toEqual(await first.json())
  expect((await report(one, token)).status).toBe(422)
})

// AV-08
test('a server for people leaves documents and letters to the one that does nothing else', async () => {
  const [one] = webs
  const registered = (await (await report(one, await tokenFrom(one))).json()) as { bop: string }
  const open = () =>
    database.db
      .selectFrom('outbox')
      .innerJoin('reports', 'reports.id', 'outbox.report_id')
      .select('kind')
      .where('bop', '=', registered.bop)
      .where('done_at', 'is', null)
      .execute()
  await expect.poll(open, { timeout: 20_000 }).toEqual([])
  const letters = (server: StationRunner) => {
    const folder = join(server.dataDir, 'mail')
    return existsSync(folder) ? readdirSync(folder).length : 0
  }
  expect(letters(worker)).toBeGreaterThan(0)
  expect(webs.map(letters)).toEqual([0, 0])
  const asked = ['/api/saude/viva', '/api/saude/pronta', '/api/verificacao-humana', '/']
  const answers = await Promise.all(asked.map((path) => fetch(`${worker.address}${path}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404])
})

// AV-07
test('a file is announced at one server, and its pieces go to both', async () => {
  const [one, other] = webs
  const { bop, autDig } = (await (await report(one, await tokenFrom(one))).json()) as Record<string, string>
  const file = pdfOf(pieceBytes * 2 + 1000)
  const announced = await send(`${one.address}/api/acompanhar/evidencia`, {
    numero: formatBulletinNumber(bop ?? ''),
    codigo: autDig,
    nome: 'laudo.pdf',
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
  })
  const { token } = (await announced.json()) as { token: string }
  const answers = []
  for (const [place, at] of [other, one, other].entries()) {
    const offset = place * pieceBytes
    const headers = {
      'content-type': 'application/octet-stream',
      'upload-token': token,
      'upload-offset': String(offset),
    }
    const body = new Uint8Array(file.subarray(offset, offset + pieceBytes))
    const answer = await fetch(`${at.address}/api/acompanhar/evidencia`, { method: 'PATCH', headers, body })
    answers.push(answer.status)
  }
  expect(answers).toEqual([200, 200, 200])
  const [row] = await database.db.selectFrom('evidence').select('bytes').execute()
  expect(Number(row?.bytes)).toBe(file.length)
})

/** As a browser on the desk's page, whose name a proxy would pass on. */
async function call({ desk }: Web, path: string, body?: object, cookie = '') {
  const asked = request(`${desk}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      host: 'mesa.example.org',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      cookie,
    },
  })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of answer) text += String(piece)
  return { status: answer.statusCode, text, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
}

// AV-07
test('an officer logs in at one server, acts at the other, and leaves both at once', async () => {
  const [one, other] = webs
  const duty = { role: 'auditor' } as const
  const who = { name: 'L. Reis', registration: '2', duty }
  const outcome = await inviteOfficer(database.db, who, undefined, new Date())
  if (!outcome.ok || !outcome.invitation) throw new Error('not invited')
  const { code: convite } = outcome.invitation
  const offered = await call(one, '/convite/codigo/opcoes', { convite })
  const { segredo, bilhete } = JSON.parse(offered.text) as { segredo: string; bilhete: string }
  const codigo = new TOTP({ secret: Secret.fromBase32(segredo) }).generate()
  const accepted = await call(other, '/convite/codigo', { convite, bilhete, codigo })
  expect(accepted.status).toBe(200)
  const { cookie } = accepted
  expect((await call(one, '/sessao', undefined, cookie)).status).toBe(200)
  expect((await call(one, '/sair', { todas: false }, cookie)).status).toBeLessThan(300)
  expect((await call(other, '/sessao', undefined, cookie)).status).toBe(401)
})

// AV-08
test('without a database that servers share there is one role, and an unknown argument starts nothing', async () => {
  const runner = await createStationRunner()
  const alone = runner.run({ ROLE: 'web' })
  const [code] = await once(alone.child, 'close')
  expect({ code, said: alone.said.text }).toEqual({
    code: 1,
    said: 'DATABASE_URL must be set too: the embedded database has one server, which does everything\n',
  })
  runner.remove()
  expect(readArguments(['--role', 'worker'])).toEqual({ ok: true, env: { ROLE: 'worker' } })
  expect(readArguments(['--rôle', 'worker']).ok).toBe(false)
})

// AV-13
test('a server that was told to end says so, and answers for as long as its balancer needs', async () => {
  const [, leaving] = webs
  const token = await tokenFrom(leaving)
  const ended = once(leaving.child, 'exit')
  leaving.child.kill('SIGTERM')
  const ready = () => fetch(`${leaving.address}/api/saude/pronta`)
  await expect.poll(async () => (await ready()).status, { timeout: 2000 }).toBe(503)
  expect(await (await ready()).json()).toMatchObject({ motivos: ['stopping'] })
  const answer = await report(leaving, token)
  expect([answer.status, answer.headers.get('connection')]).toEqual([201, 'close'])
  expect(await ended).toEqual([0, null])
})
