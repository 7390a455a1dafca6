import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { afterEach, expect, inject, test } from 'vitest'
import { testStation } from '../../start/test-station.fixture.ts'
import { startMailOffice } from '../../documents/mail/mail-office.fixture.ts'
import { readSettings, type Settings } from '../../base/settings/settings.ts'
import { checkMail } from './mail.ts'
import { checkDeliveryAddress, checkDeskAddress, checkPortalAddress, checkTiles, judgeTls } from './reach.ts'

const now = new Date()
const servers: (Server | TcpServer)[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listening(server: Server | TcpServer): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `127.0.0.1:${port}`
}
const web = async (answer: RequestListener) => `http://${await listening(createServer(answer))}`
const nobody = async () => {
  const server = createServer()
  const address = await listening(server)
  server.close()
  await once(server, 'close')
  return `http://${address}`
}
const settingsOf = (env: Record<string, string>): Settings => {
  const reading = readSettings(env)
  if (!reading.ok) throw new Error(reading.errors.map(({ name }) => name).join())
  return reading.settings
}

type Answers = Record<string, { status?: number; body?: string; headers?: Record<string, string> }>
const site = (answers: Answers) =>
  web((request, response) => {
    const { status = 200, body = '', headers = {} } = answers[request.url ?? ''] ?? { status: 404 }
    const forwarded = String(request.headers['x-forwarded-for'])
    response.writeHead(status, headers).end(body.replace('FORWARDED', forwarded))
  })
const alive = { '/api/saude/viva': { body: '{"estado":"viva"}' } }
const portal = async (answers: Answers) => {
  const publicUrl = await site({ ...alive, ...answers })
  return (await checkPortalAddress({ publicUrl, trustProxy: 1 }, now)).map(
    ({ check, verdict }) => `${check} ${verdict}`,
  )
}

// DC-16
test('a portal that does not answer, is something else, believes clients or shows its measurements is found', async () => {
  const well = ['portal-address ok', 'proxy-headers ok', 'metrics-closed ok']
  const ip = { '/api/USER_IP': { body: '{"ip":"127.0.0.1"}' } }
  expect(await portal(ip)).toEqual(well)
  expect((await checkPortalAddress({ publicUrl: await nobody(), trustProxy: 1 }, now))[0]?.found).toContain(
    'ECONNREFUSED',
  )
  expect(await portal({ '/api/saude/viva': { body: 'Welcome to nginx!' } })).toEqual(['portal-address wrong'])
  expect(await portal({ '/api/USER_IP': { body: '{"ip":"FORWARDED"}' } })).toContain('proxy-headers wrong')
  expect(await portal({ ...ip, '/metrics': { body: 'station_alarm 0' } })).toContain('metrics-closed wrong')
})

// DC-16
test('the station itself is reached as it should be, and believes a client where it trusts a proxy that is not there', async () => {
  for (const [trustProxy, verdict] of [
    [false, 'ok'],
    [1, 'wrong'],
  ] as const) {
    const station = await testStation(inject('clusterUrl'), { trustProxy })
    const publicUrl = await station.app.listen({ host: '127.0.0.1', port: 0 })
    const findings = await checkPortalAddress({ publicUrl, trustProxy }, now)
    expect(findings.map((each) => each.verdict)).toEqual(['ok', verdict, 'ok'])
    await station.close()
  }
})

// DC-16
test('a certificate that ends soon, and a header that the proxy drops, are found', () => {
  const headers = { 'strict-transport-security': 'max-age=63072000' }
  const judge = (days: number, given: Record<string, string> = headers) =>
    judgeTls('https://d.example', { headers: given, endsAt: now.getTime() + days * 86_400_000 }, now).verdict
  expect([judge(60), judge(20), judge(60, {})]).toEqual(['ok', 'look', 'look'])
})

// DC-17
test('a desk that is not reached, is something else or gets another name is found', async () => {
  const judge = async (answers: Answers, served = true) => {
    const deskUrl = await site(answers)
    const { verdict } = await checkDeskAddress(
      { deskUrl, deskPort: 8081, publicUrl: 'http://localhost' },
      served,
    )
    return verdict
  }
  expect(await judge({ '/api/sessao': { status: 401 } })).toBe('ok')
  expect(await judge({ '/api/sessao': { status: 421 } })).toBe('wrong')
  expect(await judge({})).toBe('wrong')
  expect(await judge({}, false)).toBe('ok')
  const gone = { deskUrl: await nobody(), deskPort: 8081, publicUrl: 'http://localhost' }
  expect((await checkDeskAddress(gone, true)).verdict).toBe('wrong')
  const deskUrl = await site({ '/api/sessao': { status: 401 } })
  const local = { deskUrl, deskPort: 8081, publicUrl: 'https://delegacia.example.org' }
  expect((await checkDeskAddress(local, true)).verdict).toBe('look')
})

// DC-17
test('a delivery that is not reached or fails is found', async () => {
  const judge = async (deliveryUrl: string, deliveryPort: number | undefined = 8082) =>
    (await checkDeliveryAddress({ deliveryUrl, deliveryPort })).verdict
  expect(await judge(await site({}))).toBe('ok')
  expect(await judge(await site({ '/': { status: 502 } }))).toBe('wrong')
  expect(await judge(await nobody())).toBe('look')
  expect((await checkDeliveryAddress({ deliveryUrl: await nobody(), deliveryPort: undefined })).verdict).toBe(
    'ok',
  )
})

// DC-19
test('a mail server that is away, is none, or takes letters in the clear is found, and nobody gets a letter', async () => {
  const judge = (url: string) =>
    checkMail(settingsOf({ MAIL_URL: url, PUBLIC_URL: 'https://delegacia.example.org' }))
  const office = await startMailOffice()
  expect((await judge(office.url)).verdict).toBe('ok')
  expect(office.letters).toEqual([])
  await office.close()
  const away = await judge(office.url)
  expect([away.verdict, away.found]).toEqual(['wrong', '127.0.0.1 does not answer (ECONNREFUSED)'])
  const other = await listening(createTcpServer((socket) => socket.end('554 go away\r\n')))
  expect((await judge(`smtp://${other}`)).verdict).toBe('wrong')
  const simple = await listening(
    createTcpServer((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', () => socket.write('250-hello\r\n250 8BITMIME\r\n'))
      socket.on('error', () => undefined)
    }),
  )
  const secret = await judge(`smtp://somebody:very-secret@${simple}`)
  expect(secret.verdict).toBe('wrong')
  expect(JSON.stringify(secret)).not.toMatch(/somebody|very-secret/)
  expect((await checkMail(settingsOf({}))).verdict).toBe('look')
})

// DC-20
test('a server of tiles that sends none is found', async () => {
  const tile = { status: 200, headers: { 'content-type': 'image/png' } }
  const judge = async (answers: Answers) => {
    const tilesUrl = `${await site(answers)}/{z}/{x}/{y}.png`
    return (await checkTiles({ tilesUrl, tilesOpenUrl: undefined })).verdict
  }
  expect(await judge({ '/8/93/128.png': tile })).toBe('ok')
  expect(await judge({ '/8/93/128.png': { ...tile, headers: { 'content-type': 'text/html' } } })).toBe('look')
  expect(await judge({})).toBe('look')
  expect(
    (await checkTiles({ tilesUrl: `${await nobody()}/{z}/{x}/{y}`, tilesOpenUrl: undefined })).verdict,
  ).toBe('look')
})
