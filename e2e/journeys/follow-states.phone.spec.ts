import type { Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { codeTexts } from '../../apps/web/documents/code-texts.ts'
import { texts as accessTexts } from '../../apps/web/thread/access-texts.ts'
import { texts as contactTexts } from '../../apps/web/pages/follow/contact-texts.ts'
import { texts } from '../../apps/web/pages/follow/thread-texts.ts'
import { expectEveryLook } from '../support/expect-every-look.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { cardOf } from '../support/follow-report.ts'
import { languages, type Language } from '../support/languages.ts'
import { registerReport } from '../support/register-report.ts'
import { conversation, destroyed, stubThread, threadOf } from '../support/stub-thread.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about a call that is aborted on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })

const [portuguese] = languages

async function type(page: Page, { home, locale }: Language): Promise<void> {
  await page.goto(`${home}#/acompanhar`)
  await page.getByLabel(say(accessTexts.number, locale)).fill('00277/2026.000171-4')
  await page.getByLabel(say(codeTexts.label, locale)).fill('ABCD-1234-EFGH-5678')
  await page.getByRole('button', { name: say(accessTexts.open, locale), exact: true }).click()
}

/** The state is good in every look, at both sizes, with large letters and magnified. */
async function expectGood(page: Page, colours = true): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expectEveryLook(page, colours)
  if (!colours) return
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGoodScreen(page)
  await page.setViewportSize({ width: 360, height: 740 })
}

// AX-01
for (const language of languages)
  test(`a thread of thirty steps is read in ${language.locale}`, async ({ page }) => {
    await stubThread(page, threadOf({ passos: conversation(30) }))
    await type(page, language)
    await expect(cardOf(page, say(texts.steps, language.locale)).getByRole('listitem')).toHaveCount(30)
    await expect(page.getByRole('link', { name: '(91) 3222-1111' })).toBeVisible()
    await expectGood(page, language === portuguese)
  })

// AX-01
test('while the thread is on its way the button says so, and what was typed stays', async ({ page }) => {
  let arrive = (): void => undefined
  await stubThread(page, threadOf(), new Promise((done) => (arrive = done)))
  await type(page, portuguese)
  await expect(page.locator('form button[aria-busy=true]')).toBeVisible()
  await expect(page.getByLabel('Número do boletim')).toHaveValue('00277/2026.000171-4')
  await expectGood(page)
  arrive()
  await expect(page.getByRole('heading', { name: 'O que aconteceu' })).toBeVisible()
})

// AX-01
test('what was destroyed at the end of the time of the law is said, and nothing can be sent any more', async ({
  page,
}) => {
  await stubThread(page, destroyed())
  await type(page, portuguese)
  await expect(page.getByText('O conteúdo foi apagado')).toBeVisible()
  await expect(page.getByText('Feche o número de autenticação')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ver o boletim (PDF)' })).toHaveCount(0)
  await expectGood(page)
})

// AX-01
test('a code that only reads says so and offers nothing to write', async ({ page }) => {
  const { leitores: _, avisos: _wanted, avisosPara: _address, ...reader } = threadOf({ somenteLeitura: true })
  await stubThread(page, reader)
  await type(page, portuguese)
  await expect(page.getByText('Este código é só para ler.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectGood(page)
})

// TH-19, AX-01
test('without a connection the words stay in their box, and it is said that no answer has come and that they are sent again', async ({
  page,
  context,
}) => {
  await stubThread(page, threadOf())
  await type(page, portuguese)
  const box = page.getByLabel('Sua mensagem')
  await box.fill('Achei a nota fiscal.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Sem resposta ainda. Estamos tentando de novo')).toBeVisible()
  await expect(box).toHaveValue('Achei a nota fiscal.')
  await expectGood(page)
  await context.setOffline(false)
})

// TH-55, AX-01
test('where danger is near another way to call is told by one press, and is not written on the page', async ({
  page,
}) => {
  const { bop, autDig } = await registerReport(page.request, reportOf('violencia_contra_mulher'))
  await page.goto('/#/acompanhar')
  await page.getByLabel('Número do boletim').fill(bop)
  await page.getByLabel('Número de autenticação digital').fill(autDig)
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
  const card = cardOf(page, contactTexts.title.pt)
  await card.locator('summary').click()
  await card.getByRole('button', { name: contactTexts.tell.pt }).click()
  await expect(card.getByText(contactTexts.missing.pt)).toBeVisible()
  await expectGood(page)
  await card.getByText('Só à tarde').click()
  await card.getByRole('button', { name: contactTexts.tell.pt }).click()
  await expect(page.getByText('A polícia foi avisada de como ligar sem risco.')).toBeVisible()
  await expect(card.locator(':checked')).toHaveCount(0)
})
