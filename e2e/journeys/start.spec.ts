import type { Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import {
  agree,
  answerAt,
  chooseMunicipality,
  expectDescription,
  expectStart,
  howItWorks,
  municipalityBox,
  passCards,
} from '../support/before-steps.ts'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { goBack, goOn, heading } from '../support/wizard-actions.ts'

const cardButton = (page: Page) => page.locator('main .actions button')
const goOnButton = (page: Page) => page.getByRole('button', { name: 'Continuar' })

/** How long each running animation of the screen takes, in milliseconds. */
const slides = (page: Page) =>
  page.locator('main').evaluate((main) =>
    main
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .map((one) => one.effect?.getTiming().duration),
  )

for (const motion of ['no-preference', 'reduce'] as const)
  // ST-01, ST-02
  test(`the start cards come one after another, the false-report notice last (motion: ${motion})`, async ({
    page,
  }) => {
    const flow = await getFlow('extravio')
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/#/extravio')
    const cards = page.getByRole('heading', { level: 2 })
    expect(flow.warnings.map(({ id }) => id)).toEqual(['requisitos', 'verdade'])
    const titles = flow.warnings.map(({ title }) => title.pt)
    const buttons = [
      'Entendi. Tenho 18 anos, documento e e-mail',
      'Direi a verdade e aceito os termos',
      'Começar',
    ]
    for (const [place, title] of [...titles, howItWorks].entries()) {
      const last = title === howItWorks
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([title])
      await expect(cardButton(page)).toHaveText(buttons[place] ?? '')
      await expect(page.locator('main a[href="#/termos"]')).toHaveCount(place === 1 ? 1 : 0)
      await cardButton(page).click()
      if (!last) expect(await slides(page)).toEqual(motion === 'reduce' ? [] : [500])
    }
    await expect(heading(page)).toHaveText('Antes de começar')
    await expect(cards.filter({ hasText: howItWorks })).toHaveCount(0)
  })

// ST-03
test(
  'the first card waits for a municipality where the flow asks for one, and shows none elsewhere',
  phoneAlone,
  async ({ page }) => {
    const flow = await getFlow('registro-ocorrencia')
    await page.goto('/#/registro-ocorrencia')
    await expectStart(page, flow)
    await expect(cardButton(page)).toBeDisabled()
    await expect(page.getByText('Escolha o município para continuar.')).toBeVisible()
    await expectNoAxeViolations(page)
    await chooseMunicipality(page, 'Santarém')
    await expect(cardButton(page)).toBeEnabled()
    await municipalityBox(page).fill('')
    await expect(cardButton(page)).toBeDisabled()
    await chooseMunicipality(page, 'Santarém')
    await cardButton(page).click()
    await expectDescription(page, flow)
    await expect(municipalityBox(page)).toHaveCount(0)

    await page.goto('/#/furto')
    await expectStart(page, await getFlow('furto'))
    await expect(municipalityBox(page)).toHaveCount(0)
  },
)

// ST-03
test(
  'a municipality chosen on the home screen is already chosen on the first card',
  phoneAlone,
  async ({ page }) => {
    await page.goto('/')
    await chooseMunicipality(page, 'Belém')
    await chooseOccurrence(page, 'registro-ocorrencia')
    await expectStart(page, await getFlow('registro-ocorrencia'))
    await expect(municipalityBox(page)).toHaveValue('Belém')
    await expect(cardButton(page)).toBeEnabled()
  },
)

// ST-04, ST-05
test(
  'only a person who agrees to be of age, with documents and an e-mail address, passes the restrictions; Cancel goes back',
  phoneAlone,
  async ({ page }) => {
    const flow = await getFlow('furto')
    await passCards(page, flow)
    const main = page.locator('main')
    const listed = main.locator('ul').first().locator('li')
    await expect(listed).toHaveText([
      'Homicídio',
      'Roubo a banco',
      'Sequestro',
      'Furto ou roubo de veículo',
      'Estupro',
      'Roubo seguido de morte (latrocínio)',
    ])
    await expect(main).toContainText('Comunicar um crime que não houve é crime')
    await expect(page.getByRole('checkbox')).toHaveAccessibleName(
      /concordo com os termos de uso.*18 anos ou mais, documento válido e e-mail/,
    )
    for (const section of await main.locator('section, label').all())
      expect((await section.boundingBox())?.width).toBeLessThanOrEqual(900)
    await expectNoAxeViolations(page)

    await expect(goOnButton(page)).toBeDisabled()
    await page.getByRole('checkbox').check()
    await expect(goOnButton(page)).toBeEnabled()
    await page.getByRole('checkbox').uncheck()
    await expect(goOnButton(page)).toBeDisabled()
    await goBack(page)
    await expectStart(page, flow)
  },
)

// ST-06, ST-07
test('a question follows the right answer to the one before; a wrong answer is red and can be changed', async ({
  page,
}) => {
  const flow = await getFlow('furto')
  await passCards(page, flow)
  await agree(page)
  const questions = page.locator('main').getByRole('group')
  await expect(questions).toHaveCount(1)
  await answerAt(page, 0, false)
  await expect(page.getByRole('region', { name: 'Importante' })).toBeVisible()
  await expect(questions).toHaveCount(1)
  await expectNoAxeViolations(page)
  await answerAt(page, 0, true)
  await expect(page.getByRole('region', { name: 'Importante' })).toHaveCount(0)
  await expect(questions).toHaveCount(2)
  for (const button of await questions.first().locator('[aria-pressed]').all())
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  for (const place of [1, 2, 3]) {
    await expect(goOnButton(page)).toHaveCount(0)
    await answerAt(page, place, false)
  }
  await page.getByRole('button', { name: 'Mudar a resposta' }).nth(1).click()
  await expect(questions).toHaveCount(2)
  await expect(goOnButton(page)).toHaveCount(0)
  await expectNoAxeViolations(page)
  for (const place of [1, 2, 3]) await answerAt(page, place, false)
  await goOn(page)
  await expect(page.getByText('Passo 1 de')).toBeVisible()
})

for (const alone of [true, false])
  // ST-07
  test(
    `after a flight the report ${alone ? 'goes on where no other vehicle was involved' : 'stops where another vehicle was involved'}`,
    phoneAlone,
    async ({ page }) => {
      await passCards(page, await getFlow('acidente'))
      for (const place of [0, 1, 2, 3]) await answerAt(page, place, false)
      await answerAt(page, 4, alone)
      await answerAt(page, 5, true)
      await expect(goOnButton(page)).toHaveCount(alone ? 1 : 0)
      await expect(page.getByRole('region', { name: 'Importante' })).toHaveCount(alone ? 0 : 1)
    },
  )

// ST-08
test('a route that is opened by a link or reloaded starts its own report', phoneAlone, async ({ page }) => {
  for (const route of ['estelionato', 'injuria'] as const) {
    const flow = await getFlow(route)
    await page.goto(`/#/${route}`)
    await expectStart(page, flow)
    await cardButton(page).click()
    await page.reload()
    await expectStart(page, flow)
  }
})
