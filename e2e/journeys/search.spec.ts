import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@delegacia/domain/language/text'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

type Told = { loss: string; beaten: string; rape: string; suicide: string; unknown: string }

/** What people type in each language, without accents and in their own words. */
const told: Readonly<Record<Locale, Told>> = {
  'pt-br': {
    loss: 'perdi meu rg',
    beaten: 'meu marido me bateu',
    rape: 'estupro',
    suicide: 'suicidio',
    unknown: 'nave espacial',
  },
  'en-us': {
    loss: 'lost my passport',
    beaten: 'my husband hits me',
    rape: 'i was raped',
    suicide: 'i want to die',
    unknown: 'space ship',
  },
  'es-es': {
    loss: 'se me perdio el pasaporte',
    beaten: 'mi marido me pega',
    rape: 'me violaron',
    suicide: 'quiero morir',
    unknown: 'nave espacial',
  },
  'fr-fr': {
    loss: 'perdu passeport',
    beaten: 'mon mari me frappe',
    rape: "on m'a violee",
    suicide: 'je veux mourir',
    unknown: 'vaisseau spatial',
  },
}

const card = (page: Page) => page.locator('#registrar')
const search = (page: Page) => card(page).getByRole('searchbox')
/** The numbers that may be called, in the order in which they stand. */
const numbers = (place: Locator) =>
  place
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(4)))

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

for (const { locale, home } of languages) {
  const words = told[locale]

  // SE-01, SE-02, SE-04
  test(
    `own words lead into the report, say why, and are not sent (${locale})`,
    onPhone(locale),
    async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.goto(home)
      await search(page).fill(words.loss)
      const first = card(page).getByRole('link').first()
      await expect(first).toHaveAttribute('href', '#/extravio')
      await expect(first.locator('mark').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await fits(page)
      expect(sent.length).toBeGreaterThan(0)
      const long = words.loss.split(' ').filter((word) => word.length > 4)
      expect(sent.filter((one) => long.some((word) => one.includes(word)))).toEqual([])
      await first.click()
      await expect(heading(page)).toBeVisible()
      await expect(page).toHaveURL(/#\/extravio$/)
    },
  )

  // SE-03, SE-04
  test(
    `danger is answered with care first, and nothing is a dead end (${locale})`,
    onPhone(locale),
    async ({ page }) => {
      await page.goto(home)
      await search(page).fill(words.beaten)
      const care = card(page).getByRole('region').first()
      await expect(care).toBeVisible()
      await expect.poll(() => numbers(care)).toEqual(expect.arrayContaining(['190', '192', '180']))
      await expect(card(page).locator('a[href="#/violencia_contra_mulher"]')).toBeVisible()
      await expectNoAxeViolations(page)
      await fits(page)
      await search(page).fill(words.rape)
      await expect.poll(() => numbers(care)).toEqual(['190', '192', '180', '100', '188'])
      await expect(care).toContainText('12.845/2013')
      await expectNoAxeViolations(page)
      await search(page).fill(words.suicide)
      await expect.poll(() => numbers(care)).toEqual(['188', '192', '190'])
      await expectNoAxeViolations(page)
      await search(page).fill(words.unknown)
      await expect(care).toHaveCount(0)
      await expect(card(page).getByRole('status').filter({ visible: true })).not.toHaveCount(0)
      await card(page).getByRole('button').last().click()
      await expect(search(page)).toHaveValue('')
      await chooseOccurrence(page, 'furto')
      await expect(page).toHaveURL(/#\/furto$/)
    },
  )
}

// SE-03, ST-09
test('what is told in person leads to the police units of the municipality', phoneAlone, async ({ page }) => {
  const unit = { nome: 'Seccional do Marco', endereco: 'Rua do Marco, 1' }
  await page.route('**/api/unidades/1501402', (route) => route.fulfill({ json: { unidades: [unit] } }))
  await page.goto('/')
  await search(page).fill('estupro')
  await card(page).getByRole('button', { name: 'Ver a delegacia mais perto' }).click()
  await expect(card(page)).toContainText('Qualquer delegacia recebe você')
  await card(page).getByRole('combobox', { name: 'Em que município você está?' }).fill('Belém')
  await page.getByRole('option', { name: 'Belém', exact: true }).click()
  await expect(card(page)).toContainText(`${unit.nome}${unit.endereco}`)
  await expectNoAxeViolations(page)
  await fits(page)
})

// SE-04
test('a kind that the municipality does not offer is not shown', phoneAlone, async ({ page }) => {
  await page.route('**/api/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/**', async (route) => {
    const all: { url_dv_s2: string }[] = await (await route.fetch()).json()
    await route.fulfill({ json: all.filter(({ url_dv_s2 }) => !url_dv_s2.endsWith('furto')) })
  })
  await page.goto('/')
  await search(page).fill('me roubaram o celular')
  await expect(card(page).locator('a[href="#/roubo"]')).toBeVisible()
  await expect(card(page).locator('a[href="#/furto"]')).toHaveCount(0)
})

test.describe('where the model does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  // SE-04
  test('names are filtered as without it', phoneAlone, async ({ page }) => {
    await page.route('**/assets/model-*', (route) => route.abort())
    await page.goto('/')
    await search(page).fill('gado')
    await expect(card(page).locator('a[href="#/agrarios"]')).toBeVisible()
    await search(page).fill('nave espacial')
    await expect(card(page)).toContainText('Nenhuma ocorrência com essa palavra')
  })
})
