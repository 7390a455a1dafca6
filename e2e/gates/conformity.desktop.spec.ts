import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { asMarkdown } from '../../proof/conformity/print-report.mjs'
import { everyPromise, tryStation } from '../../proof/conformity/try-station.mjs'
import { root } from '../../tools/run.mjs'
import { startSpoilingProxy, type Spoiled, type Spoiling } from '../support/spoiling-proxy.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 180_000 })

const stationPort = Number(process.env['STATION_PORT'])
const own = new URL(`http://127.0.0.1:${stationPort}`)
/** Loaded machines need not go through every language: the screens have tests of their own. */
const languages = ['pt-br']

// CF-01, CF-02
test('our own station keeps every promise, and the report of it can be published', async () => {
  const report = await tryStation({ base: own, mayRegister: true, languages })
  const states = report.results.map(({ id, state, found }) => [id, state, ...(state === 'kept' ? [] : found)])
  expect(states).toEqual(
    everyPromise.map(({ id }) =>
      id === 'transport' ? [id, 'not tried', 'the address is not https'] : [id, 'kept'],
    ),
  )
  const page = asMarkdown(report)
  expect(page).toContain(`${own.origin}, version ${report.version}`)
  // One column is called so too.
  expect(page.match(/\| kept \|/g)).toHaveLength(everyPromise.length)
})

/** Changes a text answer; what is packed comes unpacked. */
const text = (path: RegExp, change: (body: string) => string): Spoiling => ({
  ask: (asked) => void (asked.headers['accept-encoding'] = 'identity'),
  answer(answer, asked) {
    if (path.test(asked.path)) answer.body = Buffer.from(change(answer.body.toString('utf8')))
  },
})
const header = (path: RegExp, change: (headers: Spoiled['headers']) => void): Spoiling => ({
  answer: (answer, asked) => void (path.test(asked.path) && change(answer.headers)),
})
const policyWith = (source: string) =>
  header(/^\/$/, (headers) => {
    const policy = String(headers['content-security-policy'])
    headers['content-security-policy'] = policy.replace(/(connect-src|script-src) /, `$1 ${source} `)
  })

const spoilings: Readonly<Record<string, Spoiling>> = {
  ready: { answer: (answer, { path }) => void (path === '/api/saude/pronta' && (answer.status = 503)) },
  errors: text(/nowhere/, (body) => body.replace('."}', '. at register (/srv/app/register.ts:12)"}')),
  validation: text(/validar-documento/, (body) => body.replace('desconhecido', 'emitido')),
  panel: text(/painel$/, (body) => body.replace('</main>', '<script>1</script></main>')),
  codes: {
    async ask({ path, body }) {
      // Much beside what an answer takes on a machine that does other work too.
      if (path === '/api/acompanhar' && !body.includes('277.2000')) await sleep(1000)
    },
  },
  once: {
    ask: ({ headers }) => void (headers['idempotency-key'] &&= crypto.randomUUID()),
  },
  policy: policyWith("'unsafe-inline'"),
  headers: header(/^\/$/, (headers) => delete headers['x-content-type-options']),
  cookies: header(/^\/$/, (headers) => (headers['set-cookie'] = ['visitor=1'])),
  'third-parties': policyWith('https://tracker.example'),
  weights: {
    answer: (answer, { path }) => void (path === '/' && (answer.body = Buffer.alloc(300_000, answer.body))),
  },
  languages: text(/^\/fr-fr\/$/, (body) => body.replace('lang="fr-fr"', 'lang="pt-br"')),
  cache: header(/acompanhar/, (headers) => (headers['cache-control'] = 'public, max-age=60')),
  quiet: text(/painel$/, (body) =>
    body.replace('</main>', '<img alt="" src="https://other.example/x.png"></main>'),
  ),
  accessible: text(/painel$/, (body) => body.replace('</main>', '<img src="/mark.svg"></main>')),
}

/** What the kit says of each. */
const told: Readonly<Record<string, string>> = {
  ready: 'pronta: 503',
  errors: 'the inside',
  validation: 'unknown code',
  panel: 'needs a script',
  codes: 'times as long',
  once: 'sent again',
  policy: 'script-src',
  headers: 'x-content-type-options',
  cookies: 'sets a cookie',
  'third-parties': 'tracker.example',
  weights: ' brings ',
  languages: 'is not in fr-fr',
  cache: '/api/acompanhar',
  quiet: 'other.example',
  accessible: 'image-alt',
}

// CF-01
test('each promise has a way to be broken here', () => {
  expect([...Object.keys(spoilings), 'transport'].toSorted()).toEqual(
    everyPromise.map(({ id }) => id).toSorted(),
  )
})

for (const [id, spoiling] of Object.entries(spoilings)) {
  // CF-01
  test(`the kit sees it where this is broken: ${id}`, async () => {
    const proxy = await startSpoilingProxy(stationPort, spoiling)
    const wanted = { base: proxy.url, only: [id], languages, mayRegister: true }
    const { results } = await tryStation(wanted)
    await proxy.close()
    expect(results.map(({ state }) => state)).toEqual(['broken'])
    expect(results.flatMap(({ found }) => found).join(' ')).toContain(told[id])
  })
}

// CF-01, CF-02
test('over HTTPS with a certificate of its own a station is tried where that is allowed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'conformity-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1', '-keyout', key, '-out', cert]
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject])
  const tls = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') }
  await rm(folder, { recursive: true })
  const year = header(/^/, (headers) => (headers['strict-transport-security'] = 'max-age=31536000'))
  const [safe, forgetful] = await Promise.all([
    startSpoilingProxy(stationPort, { ...year, tls }),
    startSpoilingProxy(stationPort, { tls }),
  ])
  const state = async (base: URL, selfSigned: boolean) =>
    (await tryStation({ base, only: ['transport'], selfSigned })).results.map((one) => one.state)
  expect(await state(safe.url, true)).toEqual(['kept'])
  expect(await state(safe.url, false)).toEqual(['broken'])
  expect(await state(forgetful.url, true)).toEqual(['broken'])
  await Promise.all([safe.close(), forgetful.close()])
})

const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'proof/conformity.mjs'), ...args]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )

// CF-02, CF-01
test('the command registers nothing by itself, says so, and writes its report', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'conformity-'))
  const { code, said } = await command(own.href, '--only', 'ready,once,codes', '--out', folder)
  expect([code, said]).toEqual([0, expect.stringContaining('1 kept, 0 broken, 2 not tried')])
  expect(said).toContain('allow it by --register-test-report')
  expect(await readFile(join(folder, 'conformity.md'), 'utf8')).toContain(
    '# What this station keeps of its promises',
  )
  expect(JSON.parse(await readFile(join(folder, 'conformity.json'), 'utf8'))).toMatchObject({
    station: own.origin,
  })
  await rm(folder, { recursive: true })
})

// CF-02
test('the command takes no certificate of its own of another machine, and no promise that nobody made', async () => {
  expect(await command('https://station.example', '--self-signed')).toMatchObject({ code: 2 })
  expect(await command(own.href, '--only', 'luck')).toMatchObject({
    code: 2,
    said: expect.stringContaining('no promise luck'),
  })
})
