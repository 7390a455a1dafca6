import type { Page } from '@playwright/test'
import { occurrences } from '../../apps/web/pages/home/register/occurrences.fixture.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { setUp } from '../support/operator-settings.ts'
import { core, expect, phoneAlone, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

const card = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name })

/** Opens a card of which only the title is seen. */
const unfold = (page: Page, name: string | RegExp) => card(page, name).locator('summary').first().click()

// SH-06
test('the home leads into a report and has every card that a person may need', core, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Quero registrar' }).click()
  await expect(
    page
      .getByRole('textbox', { name: 'Em que município aconteceu?' })
      .or(page.getByRole('combobox', { name: 'Em que município aconteceu?' })),
  ).toBeFocused()
  await expect(card(page, 'Registrar uma ocorrência')).toBeVisible()
  await expect(card(page, 'Informação importante')).toContainText(/cancelado.*138, 339 e 340 do Código Penal/)
  await expect(card(page, 'Segunda via')).toContainText('número de autenticação digital')
  await unfold(page, 'Validar um documento')
  await expect(card(page, 'Validar um documento').getByRole('link')).toHaveAttribute('href', '#/validar')
  const contacts = card(page, 'Contatos e endereço')
  for (const part of ['Av. Governador Magalhães Barata, 209', 'Nazaré, Belém', '66040-170', '197'])
    await expect(contacts).toContainText(part)
  const device = card(page, 'Seu aparelho').getByRole('definition')
  await expect(device.first()).toBeHidden()
  await unfold(page, 'Seu aparelho')
  await expect(device).toHaveText(['127.0.0.1', 'Chrome', /^\d+[.]\d/, /\w+/])
})

// SH-08
test('a municipality is found among the 144 without its accents, and kept; the residence begins in Brazil', async ({
  page,
  request,
}) => {
  const all = await (await request.get('/api/COMBO_LOCALIDADE/PA/pt-br')).json()
  expect(all).toHaveLength(144)
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Em que município aconteceu?' })
  await box.click()
  await expect(page.getByRole('option')).toHaveCount(144)
  await box.fill('obidos')
  await page.getByRole('option', { name: 'Óbidos' }).click()
  await expect(box).toHaveValue('Óbidos')
  await expect(page.getByRole('radio', { name: 'No Brasil' })).toBeChecked()
  await page.getByText('Sou turista estrangeiro(a)').click()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Em que município aconteceu?' })).toHaveValue('Óbidos')
  await expect(page.getByRole('radio', { name: 'Sou turista estrangeiro(a)' })).toBeChecked()
})

// SH-09, SH-19
test('the list of the finished portal is short on a phone: violence open, the rest in groups that open', async ({
  page,
}) => {
  await page.route('**/api/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/**', (route) =>
    route.fulfill({ json: occurrences }),
  )
  await page.goto('/')
  const safety = page.getByRole('region', { name: 'Segurança em casa e na família' })
  await expect(safety.getByRole('link')).toHaveCount(3)
  const phone = (page.viewportSize()?.width ?? 0) < 768
  await expect(page.locator('a[href="#/furto"]')).toBeVisible({ visible: !phone })
  const heights = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  expect(heights).toBeLessThanOrEqual(4)
  const scam = page.locator('a[href="#/estelionato"]')
  await expect(scam).toBeHidden()
  await expectNoAxeViolations(page)
  await page.locator('summary', { hasText: 'Golpes, internet e compras' }).click()
  await expect(scam).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await page.getByRole('searchbox').fill('gado')
  await expect(page.locator('#registrar a')).toHaveText([/^Ocorrência no campo/])
  await expect(safety).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await chooseOccurrence(page, 'obito')
  await expect(heading(page)).toBeVisible()
})

// SH-19
test('the home of the finished portal is at most four screens high in every language', async ({ page }) => {
  await page.route('**/api/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/**', (route) =>
    route.fulfill({ json: occurrences }),
  )
  for (const { locale, home } of languages) {
    await page.goto(home)
    await expect(page.locator('#registrar a[href="#/violencia"]').first()).toBeVisible()
    const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(scrollHeight, locale).toBeLessThanOrEqual(4 * (page.viewportSize()?.height ?? 0))
  }
})

test.describe('without an address', () => {
  test.use({ expectedErrors: [/status of 500/] })

  // SH-10
  test('the home says why, offers to try again and stays usable', async ({ page }) => {
    await page.route('**/api/USER_IP', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Não conseguimos ver o seu endereço IP' })
    await expect(notice).toContainText('bloqueador de anúncios ou um firewall')
    await expect(page.locator('#registrar a[href="#/violencia"]').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.unroute('**/api/USER_IP')
    await notice.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(notice).toHaveCount(0)
    await expect(card(page, 'Seu aparelho')).toContainText('127.0.0.1')
  })
})

test.describe('where the operator requires the place of the device', () => {
  test.beforeEach(({ page }) => setUp(page, { exigeLocalizacao: true }))

  // SH-10
  test('a person who refuses is shown a guide, in every language', phoneAlone, async ({ page }) => {
    for (const { home } of languages) {
      await page.goto(home)
      const allow = page.locator('#registrar section button')
      const guide = page.locator('#registrar [role=alert]')
      await expect(allow.first()).toBeVisible()
      // After a refusal the browser answers without asking the person again.
      if (!(await guide.isVisible())) await allow.click()
      await expect(guide).toContainText('Android')
      await expect(guide).toContainText('iPhone')
      await expect(page.locator('a[href="#/extravio"]')).toHaveCount(0)
      await expectNoAxeViolations(page)
    }
  })

  // SH-10
  test('a place that the browser may give opens the list', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -1.45, longitude: -48.49 })
    await page.goto('/')
    await expect(page.locator('#registrar a[href="#/violencia"]').first()).toBeVisible()
  })
})

/** Words of what the page must mention: the state, the age, the identity documents, the e-mail address and the terms. */
const requirements = {
  'pt-br': ['Pará', '18 anos', 'CPF', 'passaporte', 'e-mail', 'termos'],
  'en-us': ['Pará', '18', 'CPF', 'passport', 'e-mail', 'terms'],
  'es-es': ['Pará', '18 años', 'CPF', 'pasaporte', 'correo', 'términos'],
  'fr-fr': ['Pará', '18 ans', 'CPF', 'passeport', 'e-mail', 'conditions'],
} as const

for (const { locale, home } of languages)
  // SH-17, ST-05
  test(
    `before a report the portal says what it takes and offers the terms (${locale})`,
    onPhone(locale),
    async ({ page }) => {
      const about = async () => (await page.getByRole('main').textContent()) ?? ''
      await page.goto(`${home}#/extravio`)
      await expect(heading(page)).toBeVisible()
      let cards = await about()
      for (let card = 0; card < 3; card += 1) {
        await page.locator('main .actions button').last().click()
        cards += await about()
      }
      expect(requirements[locale].filter((text) => !cards.includes(text))).toEqual([])
      await page.goto(home)
      const first = await about()
      expect(requirements[locale].filter((text) => !first.includes(text))).toEqual([])
      await page.locator('main section:has(a[href="#/termos"]) summary').first().click()
      await page.locator('main a[href="#/termos"]').click()
      await expect(heading(page)).toBeFocused()
      const terms = await about()
      expect(requirements[locale].slice(0, 5).filter((text) => !terms.includes(text))).toEqual([])
      await page.locator('main a[href="#/privacidade"]').click()
      await expect(page.getByRole('main')).toContainText('13.709/2018')
      await expect(page.getByRole('contentinfo')).toContainText(/\d+[.]\d+[.]\d+/)
    },
  )
