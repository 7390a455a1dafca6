import { createHash } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { showInstant } from '@delegacia/domain/language/dates'
import { say, type Text } from '@delegacia/domain/language/text'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { texts } from '../../apps/web/pages/validate/validate-texts.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { withoutBlanks, textOf } from '../support/read-pdf.ts'
import { registerLoss } from '../support/register-report.ts'
import { expectNothingLogged } from '../support/station-log.ts'
import { core, expect, test } from '../support/test.ts'

for (const language of languages.filter(({ locale }) => ['pt-br', 'fr-fr'].includes(locale))) {
  const result = (page: Page, text: Text) =>
    page.getByRole('heading', { level: 2, name: say(text, language.locale), exact: true })

  // FI-07
  test(
    `a document is found by the address printed on it, and its file compared (${language.locale})`,
    onPhone(language.locale, core),
    async ({ page, request }) => {
      const { bop, nrBop, autDig, registradoEm } = await registerLoss(request)
      const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
      const original = Buffer.from(pdf, 'base64')
      const reference = createHash('sha256').update(autDig).digest('hex').slice(0, 20)
      const route = `#/validar/${reference}`
      const { origin } = new URL((await request.get('/')).url())
      expect(textOf(original)).toContain(withoutBlanks(`${origin}/${route}`))

      await page.goto(`${language.home}${route}`)
      await expect(result(page, texts.valid)).toBeVisible()
      const issued = showInstant(new Date(registradoEm), language.locale)
      for (const fact of [formatBulletinNumber(bop), issued, 'Delegacia Virtual TESTE'])
        await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible()
      await expectNoAxeViolations(page)

      await expectComparison(page, original, 'intact')
      await expectNoAxeViolations(page)
      for (const place of [100, Math.floor(original.length / 2), original.length - 10])
        await expectComparison(page, changedAt(original, place), 'same-number')
      await expectComparison(page, Buffer.concat([original, Buffer.from('\n')]), 'same-number')
      await expectComparison(page, Buffer.from('%PDF-1.7\n'), 'no-number')
      await expectNoAxeViolations(page)

      await typeCode(page, authenticationCode(crypto.getRandomValues(new Uint8Array(15))))
      await expect(result(page, texts.unknown)).toBeVisible()
      await expect(result(page, texts.valid)).toHaveCount(0)
      await expectNothingLogged([autDig, withoutHyphens(autDig), reference])
    },
  )

  test(`an unknown number and a mistyped one each have their own message (${language.locale})`, async ({
    page,
    request,
  }) => {
    const { autDig } = await registerLoss(request)
    const neverIssued = authenticationCode(crypto.getRandomValues(new Uint8Array(15)))
    await page.goto(`${language.home}#/validar/${withoutHyphens(neverIssued)}`)
    await expect(result(page, texts.unknown)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoRequest(page, async () => {
      await typeCode(page, mistyped(autDig))
      await expect(page.locator('main form [role=alert]')).not.toBeEmpty()
    })
    await expectNoAxeViolations(page)
    await typeCode(page, ` ${withoutHyphens(autDig).toLowerCase()} `)
    await expect(result(page, texts.valid)).toBeVisible()
    // The code opens the document: if it is typed, it never appears in the address.
    expect(page.url()).not.toContain(withoutHyphens(autDig))
  })
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('main form input').fill(code)
  await page.keyboard.press('Enter')
}

async function expectComparison(page: Page, file: Buffer, found: string): Promise<void> {
  const name = `${found}-${file.length}.pdf`
  const sent = await requestsOf(page, async () => {
    await page
      .locator('main input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: file })
    await expect(page.locator('main [data-comparison]')).toHaveAttribute('data-comparison', found)
  })
  // The file stays on the device: of one that is not the document its SHA-256 is asked for.
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(sent).toEqual(found === 'intact' ? [] : [`/api/validar-arquivo ${JSON.stringify({ sha256 })}`])
}

/** A mistyped code does not leave the device. */
const expectNoRequest = async (page: Page, act: () => Promise<void>): Promise<void> =>
  expect(await requestsOf(page, act), 'requests that were sent').toEqual([])

/** Paths and bodies of what is sent meanwhile. */
async function requestsOf(page: Page, act: () => Promise<void>): Promise<string[]> {
  const requests: string[] = []
  const record = (request: Request) =>
    void requests.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim())
  page.on('request', record)
  await act()
  page.off('request', record)
  return requests
}

const withoutHyphens = (code: string): string => code.replaceAll('-', '')

const mistyped = (code: string): string => `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`

function changedAt(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
  return changed
}
