import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { noticeMessage } from '../../apps/server/documents/mail/notice-message.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import {
  signs,
  texts as messages,
  messageVerdicts as judged,
} from '../../apps/web/pages/validate/message-texts.ts'
import { texts as validate } from '../../apps/web/pages/validate/validate-texts.ts'
import { fileVerdicts } from '../../apps/web/pages/validate/file-verdicts.ts'
import { reasons } from '../../apps/web/pages/validate/signature-reasons.ts'
import { saidOf, texts } from '../../apps/web/pages/validate/signature-texts.ts'
import { corpus } from '../../packages/pades/corpus/corpus.fixture.ts'
import { lists, people } from '../../packages/pades/corpus/people.fixture.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { languages } from '../support/languages.ts'
import { registerLoss } from '../support/register-report.ts'
import { startOwnStation, type OwnStation } from '../support/start-own-station.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ expectedErrors: [/Failed to load resource|could not be/] })

const port = await freePort()
test.use({ baseURL: `http://127.0.0.1:${port}` })

let station: OwnStation
const folder = mkdtempSync(join(tmpdir(), 'roots-'))
const authority = createServer((request, response) => {
  response.end(lists[Number(request.url?.slice(1))])
})
const cases = corpus()
const named = (name: string) => cases.find((one) => one.name === name)?.bytes ?? Buffer.alloc(0)

test.beforeAll(async () => {
  await new Promise<void>((ready) => authority.listen(0, '127.0.0.1', ready))
  const { port: listPort } = authority.address() as AddressInfo
  const roots = join(folder, 'roots.pem')
  const body = people.root.certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  writeFileSync(roots, `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`)
  station = await startOwnStation(port, {
    SIGNATURE_ROOTS: roots,
    REVOCATION_LISTS: lists.map((_list, place) => `http://127.0.0.1:${listPort}/${place}`).join(),
  })
})

test.afterAll(async () => {
  await station.stop()
  authority.close()
  rmSync(folder, { recursive: true })
})

async function choose(page: Page, bytes: Buffer): Promise<void> {
  const file = { name: 'documento.pdf', mimeType: 'application/pdf', buffer: bytes }
  await page.locator('main input[type=file]').setInputFiles(file)
}

/** From the home, as people come. */
async function goToCheck(page: Page, home: string): Promise<void> {
  await page.goto(home)
  await page
    .locator('main details', { has: page.locator('a[href$="#/validar"]') })
    .locator('summary')
    .click()
  await page.locator('main a[href$="#/validar"]').click()
}

const found = (page: Page) => page.locator('main [data-signatures]')

// VP-01, VP-02, VP-05, VP-07
test('a person finds out from the home who signed a file, and the file stays on the phone', async ({
  page,
}) => {
  await goToCheck(page, '/')
  const sent: { path: string; body: string }[] = []
  page.on('request', (request) => {
    sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' })
  })
  const good = named('long-term')
  await choose(page, good)
  await expect(found(page)).toHaveAttribute('data-signatures', 'trusted')
  const card = page.getByRole('region', { name: /está confirmado/ })
  await expect(card).toContainText('MARIA DE TESTE')
  await expect(card).toContainText('***.444.***-**')
  await expect(card.getByText('Carimbo de Teste')).toBeVisible()
  await expect(card).toContainText('AC Raiz de Teste')
  await expect(card).toContainText(say(texts.lists, 'pt-br'))
  await expect(page.getByRole('heading', { name: 'Este arquivo não é da Delegacia Virtual' })).toBeVisible()
  await expectGoodScreen(page)

  const calls = sent.filter(({ path }) => path.startsWith('/api/'))
  const sha256 = createHash('sha256').update(good).digest('hex')
  expect(calls.filter(({ body }) => body !== '')).toEqual([
    { path: '/api/validar-arquivo', body: JSON.stringify({ sha256 }) },
  ])
  expect(calls.map(({ path }) => path.replace(/[\da-f]{64}$/, '…'))).toEqual(
    expect.arrayContaining(['/api/validar-arquivo', '/api/assinaturas', '/api/assinaturas/lista/…']),
  )

  for (const [name, verdict, reason] of [
    ['content-replaced', 'altered', 'changed-after'],
    ['unknown-root-same-names', 'unknown-signer', 'no-path'],
    ['revoked', 'unsure', 'revoked'],
    ['answer-of-a-responder', 'trusted', undefined],
    ['lock-only-asked-and-filled', 'unsure', 'locked'],
    ['two-people', 'trusted', undefined],
    ['unsigned', 'unsigned', undefined],
    ['encrypted', 'encrypted', undefined],
    ['half-a-file', 'broken', undefined],
  ] as const) {
    await choose(page, named(name))
    await expect(found(page), name).toHaveAttribute('data-signatures', verdict)
    if (reason) await expect(found(page)).toContainText(say(reasons[reason], 'pt-br'))
    await expect(page.locator('main [class*=good]')).toHaveCount(verdict === 'trusted' ? 1 : 0)
  }
  await choose(page, named('content-replaced'))
  await expect(found(page)).toHaveAttribute('data-signatures', 'altered')
  await expectGoodScreen(page)
})

// PF-10, VP-01
test('the check says how far it is and can be stopped, and a file that is too large is not held against anybody', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/assinaturas/lista/*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/validar')
  await choose(page, named('long-term'))
  const bar = page.getByRole('progressbar')
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.3)
  await expectGoodScreen(page)
  expect(page.workers()).toHaveLength(1)
  await page.getByRole('button', { name: say(texts.cancel, 'pt-br') }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: say(texts.stopped, 'pt-br') })).toBeVisible()
  await expect.poll(() => page.workers()).toEqual([])
  const again = page.getByRole('button', { name: say(texts.again, 'pt-br') })
  await expect(again).toBeFocused()
  await expectGoodScreen(page)
  letGo()
  await again.press('Enter')
  await expect(found(page)).toHaveAttribute('data-signatures', 'trusted')

  const large = join(folder, 'large.pdf')
  writeFileSync(large, named('long-term'))
  truncateSync(large, 100 * 2 ** 20)
  await page.locator('main input[type=file]').setInputFiles(large)
  const { title, text } = fileVerdicts['too-large']
  const card = page.getByRole('region', { name: say(title, 'pt-br') })
  await expect(card).toContainText(say(text, 'pt-br'))
  await expect(found(page)).toHaveCount(0)
  await expectGoodScreen(page)
})

const examples = {
  trusted: 'plain',
  altered: 'signature-taken-out',
  'unknown-signer': 'self-made',
  unsure: 'expired',
} as const

// VP-02
for (const { locale, home } of languages.filter(({ locale: code }) => code !== 'pt-br'))
  test(`the verdicts are said in ${locale}`, async ({ page }) => {
    await goToCheck(page, home)
    for (const verdict of ['trusted', 'altered', 'unknown-signer', 'unsure'] as const) {
      await choose(page, named(examples[verdict]))
      const { title, text } = saidOf({ found: 'signed', verdict, reasons: [], signatures: [] })
      await expect(page.getByRole('heading', { name: say(title, locale) })).toBeVisible()
      await expect(found(page)).toContainText(say(text, locale))
    }
    await expectGoodScreen(page)
  })

// VP-09, VP-10
test('a frightening message is read on the phone alone, and number and code are compared when both are given', async ({
  page,
  request,
}) => {
  const { bop, autDig } = await registerLoss(request)
  await goToCheck(page, '/')
  await page.getByRole('button', { name: say(validate.checkMessage, 'pt-br') }).click()
  const box = page.getByLabel(say(messages.label, 'pt-br'))
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: say(messages.ask, 'pt-br') }).click()
  await expect(page.getByRole('alert').filter({ hasText: say(messages.empty, 'pt-br') })).toBeVisible()
  const sent: string[] = []
  page.on('request', (one) => sent.push(`${new URL(one.url()).pathname} ${one.postData() ?? ''}`))
  await box.fill(
    `POLÍCIA CIVIL: mandado de prisão contra você, boletim ${formatBulletinNumber(bop)}. Pague a fiança por Pix em 2 horas: https://delegacia-pa.gov.br.pagar.site`,
  )
  await page.getByRole('button', { name: say(messages.ask, 'pt-br') }).click()
  const said = page.locator('main [data-message]')
  await expect(said).toHaveAttribute('data-message', 'not-ours')
  for (const sign of ['false-link', 'payment', 'threat'] as const)
    await expect(said).toContainText(say(signs[sign], 'pt-br'))
  await expect(said).toContainText(say(messages.numberFits, 'pt-br'))
  await expect(said.getByRole('link', { name: say(messages.report, 'pt-br') })).toBeVisible()
  expect(sent).toEqual([])
  await expectGoodScreen(page)

  await page.getByText(say(messages.pairTitle, 'pt-br')).click()
  const pair = page.getByRole('region', { name: say(messages.pairTitle, 'pt-br') })
  const answerTo = async (number: string, code: string, text: Text) => {
    await pair.getByLabel(say(messages.number, 'pt-br')).fill(number)
    await pair.getByLabel(/autenticação/).fill(code)
    await pair.getByRole('button').click()
    await expect(pair.getByText(say(text, 'pt-br'))).toBeVisible()
  }
  await answerTo(formatBulletinNumber(bop), autDig, messages.pairFits)
  await answerTo('00277/2026.000001-0', autDig, messages.pairWrong)
  const other = authenticationCode(crypto.getRandomValues(new Uint8Array(15)))
  await answerTo(formatBulletinNumber(bop), other, messages.pairWrong)
  await expectGoodScreen(page)
})

/** A demand in the language of the page, and what it asks for. */
const demands = {
  'pt-br': 'Polícia: envie o código de autenticação, uma selfie e 300 reais para a conta 123.',
  'en-us': 'Police: send the authentication code of your report, a selfie and 300 dollars to account 123.',
  'es-es':
    'Policía: envíe el código de autenticación de la denuncia, una selfie y 300 reales a la cuenta 123.',
  'fr-fr': 'Police : envoyez le code d’authentification, un selfie et 300 euros sur le compte 123.',
} as const

// VP-09, VP-17
for (const { locale, home } of languages)
  test(`a message is read in ${locale}: what asks, what poses as ours, a letter with its head, and what nobody can tell`, async ({
    page,
  }) => {
    await goToCheck(page, home)
    await page.getByRole('button', { name: say(validate.checkMessage, locale) }).click()
    const said = page.locator('main [data-message]')
    const read = async (text: string, verdict: keyof typeof judged) => {
      await page.getByLabel(say(messages.label, locale)).fill(text)
      await page.getByRole('button', { name: say(messages.ask, locale) }).click()
      await expect(said).toHaveAttribute('data-message', verdict)
      const card = page.getByRole('region', { name: say(judged[verdict].title, locale) })
      await expect(card).toContainText(say(judged[verdict].text, locale))
    }
    await read(demands[locale], 'unlike-ours')
    for (const sign of ['secret', 'personal', 'payment'] as const)
      await expect(said).toContainText(say(signs[sign], locale))
    await expect(said.getByRole('link', { name: say(messages.report, locale) })).toBeVisible()
    await expectGoodScreen(page)
    await read('https://delegacia-pa.gov.br.pagar.site', 'not-ours')
    await expect(said).toContainText(say(signs['false-link'], locale))
    const { subject, text } = noticeMessage(locale)
    await read(`To: maria@gmail.com\nSubject: ${subject}\n\n${text}`, 'like-ours')
    await read('?', 'unclear')
    await expectGoodScreen(page)
  })

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  // VP-08
  test('a file is judged all the same, and what cannot be known is said', async ({ page, context }) => {
    await keepPortal(page)
    await page.goto('/#/validar')
    await context.setOffline(true)
    await choose(page, named('plain'))
    await expect(
      page.getByRole('heading', { name: /Não conseguimos conferir este arquivo agora/ }),
    ).toBeVisible({
      timeout: 30_000,
    })
    await expect(found(page)).toHaveAttribute('data-signatures', 'unsure')
    await expect(found(page)).toContainText(say(reasons['revocation-unknown'], 'pt-br'))
    await choose(page, named('hole-filled'))
    await expect(found(page)).toHaveAttribute('data-signatures', 'altered', { timeout: 30_000 })
    await choose(page, named('self-made'))
    await expect(found(page)).toHaveAttribute('data-signatures', 'unknown-signer', { timeout: 30_000 })
  })
})
