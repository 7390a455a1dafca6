import type { APIRequestContext, Page } from '@playwright/test'
import type { Registration } from '@delegacia/contract/occurrence'
import { cancellationReasons } from '@delegacia/domain/language/cancellation-reasons'
import { showInstant } from '@delegacia/domain/language/dates'
import { say } from '@delegacia/domain/language/text'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { makeForgeries } from '../../apps/server/documents/seal/corpus.fixture.ts'
import { texts } from '../../apps/web/pages/validate/validate-texts.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages } from '../support/languages.ts'
import { runOperatorCommand } from '../support/run-operator-command.ts'
import { registerLoss } from '../support/register-report.ts'
import { expectNothingLogged } from '../support/station-log.ts'
import { expect, test } from '../support/test.ts'

for (const { locale, home } of languages.filter(({ locale: code }) => ['pt-br', 'es-es'].includes(code))) {
  /** One language is enough for axe. */
  const checkAccessibility = async (page: Page) => {
    if (locale === 'pt-br') await expectNoAxeViolations(page)
  }

  test(`a document that the operator cancels is shown as cancelled everywhere, with time and reason (${locale})`, async ({
    page,
  }) => {
    const report = await registerLoss(page.request)
    const original = await documentOf(page.request, report)
    await typeCode(page, home, report.autDig)
    await expect(heading(page, say(texts.valid, locale))).toBeVisible()
    await expect(comparison(page, original)).resolves.toBe('intact')

    const number = formatBulletinNumber(report.bop)
    runOperatorCommand(
      'papers',
      'cancel',
      number,
      '--reason',
      'dados-incorretos',
      '--by',
      'Esc. Ana Lima',
      '--yes',
    )
    await typeCode(page, home, report.autDig)
    await expect(heading(page, say(texts.cancelled, locale))).toBeVisible()
    await expect(heading(page, say(texts.valid, locale))).toHaveCount(0)
    const since = await page.getByRole('definition').first().textContent()
    expect(recentTimes(locale)).toContain(since)
    const reason = say(cancellationReasons['dados-incorretos'], locale)
    await expect(page.getByRole('definition').filter({ hasText: reason })).toBeVisible()
    await expect(comparison(page, original)).resolves.toBe('cancelled')
    await checkAccessibility(page)

    const notice = page.getByRole('region', { name: since ?? 'no time' })
    await page.goto(`${home}#/imprimir/277/${report.nrBop}`)
    await expect(notice).toContainText(reason)
    await expect(page.locator('main a[download]')).toBeVisible()
    await checkAccessibility(page)
    await page.goto(`${home}#/`)
    await page.locator('#segunda-via summary').click()
    await page.locator('main form input').fill(report.autDig)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator(notice)).toContainText(reason)
    await expect(page.getByRole('dialog').locator('a[download]')).toBeVisible()
    await checkAccessibility(page)
    await expectNothingLogged(['Ana Lima', report.autDig, report.nrBop])
  })

  test(`only the file that was issued is shown as good (${locale})`, async ({ page, request }) => {
    const report = await registerLoss(request)
    const genuine = await documentOf(request, report)
    const another = await documentOf(request, await registerLoss(request))
    await typeCode(page, home, report.autDig)
    await expect(heading(page, say(texts.valid, locale))).toBeVisible()
    await expectNothingGood(page)
    const results = new Set<string | null>()
    for (const { name, wrong, bytes } of [...(await makeForgeries(genuine, another)), ...notOurs]) {
      const found = await comparison(page, bytes)
      expect(found, `${name}: ${wrong}`).toMatch(/^(same|other|no)-/)
      await expectNothingGood(page)
      if (!results.has(found)) await checkAccessibility(page)
      results.add(found)
    }
    expect(results).toEqual(new Set(['same-number', 'other-number', 'no-number', 'no-pdf']))
    await expect(comparison(page, genuine)).resolves.toBe('intact')
    await expect(page.locator('main section[class*=good]')).toHaveCount(1)
  })
}

const notOurs = [
  { name: 'empty-pdf', wrong: 'an empty PDF', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
  { name: 'photograph', wrong: 'not a PDF', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
]

async function documentOf(request: APIRequestContext, { nrBop, autDig }: Registration): Promise<Buffer> {
  const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
  return Buffer.from(pdf, 'base64')
}

async function typeCode(page: Page, home: string, code: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${home}#/validar`)
  await page.locator('main form input').fill(code)
  await page.keyboard.press('Enter')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** The result that the page shows for a file. */
async function comparison(page: Page, buffer: Buffer): Promise<string | null> {
  const name = `boletim-${crypto.randomUUID()}.pdf`
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  const card = page.locator('main section').filter({ hasText: name })
  return card.locator('[data-comparison]').getAttribute('data-comparison')
}

/** Neither the colour nor the icon of a good result, whatever the text. */
async function expectNothingGood(page: Page): Promise<void> {
  await expect(page.locator('main section[class*=good]')).toHaveCount(0)
  const icons = page.locator('main h2 svg path')
  for (const icon of await icons.all()) expect(await icon.getAttribute('d')).not.toBe('m5 12.5 5 5 9.5-11')
}

/** This minute and the one before, as people of that language read them. */
const recentTimes = (locale: (typeof languages)[number]['locale']) =>
  [0, 60_000].map((ago) => showInstant(new Date(Date.now() - ago), locale))
