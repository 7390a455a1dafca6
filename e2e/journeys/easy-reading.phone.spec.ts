import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { downloadDocument } from '../support/download-pdf.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { languages } from '../support/languages.ts'
import { textOf, withoutBlanks } from '../support/read-pdf.ts'
import { start, startOfLoss } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
import { kept, typed } from '../support/typed-values.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { field, goOn, registeredNumber } from '../support/wizard-actions.ts'

const easyTitle = 'Conte o que aconteceu. A gente anota.'

// RE-01, RE-05, RE-07, RE-09
test('easy reading is chosen on the home, goes through a report, and what was typed goes along', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Leitura fácil' }).click()
  await expect(page).toHaveURL(/\/pt-facil\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR-simple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(easyTitle)
  await expect(page.getByText('Ainda falta uma pessoa conferir')).toBeVisible()
  await expect(page.getByText('Ainda não há vídeos em Libras.')).toBeVisible()
  await page.getByLabel('O que aconteceu?').fill('sossego')
  await expect(page.getByText('Barulho que não deixa descansar')).toBeVisible()
  await page.getByLabel('O que aconteceu?').fill('')
  const words = page.getByRole('group').filter({ hasText: 'Palavras difíceis desta tela' })
  await words.locator('summary').click()
  await expect(words.getByRole('definition').first()).toBeVisible()
  await expect(words).toContainText('o documento em que a polícia anota o que aconteceu')
  await expectGoodScreen(page)

  await page.goto('/')
  await expect(page).toHaveURL(/\/pt-facil\/$/)
  await chooseOccurrence(page, 'extravio')
  await start(page, () => Promise.resolve(), startOfLoss)
  await field(page, '/envolvido/0/nome').fill(typed.name)
  expect(page.url()).toContain('/pt-facil/#/extravio')

  const banner = page.getByRole('banner')
  await banner.locator('summary').click()
  await banner.locator('a[lang="pt-br"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-br')
  await expect(field(page, '/envolvido/0/nome')).toHaveValue(typed.name.toUpperCase())
  const draft = await page.evaluate(() => sessionStorage.getItem('rascunho:extravio'))
  expect(JSON.parse(draft ?? '{}').report).toMatchObject({ IdIdioma: 1 })
})

// RE-10
test('a whole loss is told in easy reading, from the first press to the sealed paper', async ({ page }) => {
  test.setTimeout(180_000)
  const easy = { ...languages[0], home: '/pt-facil/' }
  const isEasy = () => expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR-simple')
  await walkLossToSummary(page, easy, isEasy)
  await goOn(page)
  const { number } = await registeredNumber(page)
  await isEasy()
  await expectGoodScreen(page)
  const pdf = textOf(await downloadDocument(page))
  for (const part of [number, kept.name, kept.imei]) expect(pdf).toContain(withoutBlanks(part))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // RE-01
  test('the page of a pack says it before any script', async ({ page }) => {
    await page.goto('/pt-facil/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(easyTitle)
    await expect(page.locator('body')).toContainText('190', { useInnerText: true })
  })
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|could not be/] })
  test.describe.configure({ timeout: 120_000 })

  // RE-01
  test('a pack that was opened once opens again', async ({ page, context }) => {
    await keepPortal(page, '/pt-facil/')
    await context.setOffline(true)
    await page.goto('/pt-facil/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(easyTitle)
    await chooseOccurrence(page, 'extravio')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
