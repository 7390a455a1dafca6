import type { Locator } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { answerAt, passCards } from '../support/before-steps.ts'
import { expect, test } from '../support/test.ts'
import { field, goOn, heading } from '../support/wizard-actions.ts'

// Colours of the person's own choice: the browser paints over every background and every shadow of ours.
test.use({ forcedColors: 'active' })

const styleOf = (element: Locator, name: string): Promise<string> =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name)

/** The two are told apart by what is painted around or behind their text. */
async function expectToldApart(one: Locator, other: Locator): Promise<void> {
  const look = (element: Locator) =>
    Promise.all(['background-color', 'border-top-color', 'color'].map((name) => styleOf(element, name)))
  await expect.poll(() => look(one)).not.toEqual(await look(other))
}

async function expectFocusSeen(element: Locator): Promise<void> {
  await element.focus()
  expect(await styleOf(element, 'outline-style')).toBe('solid')
  expect(parseFloat(await styleOf(element, 'outline-width'))).toBeGreaterThanOrEqual(2)
}

// SH-21
test('on the home the language of the page, the option of a menu and a button are told without our colours', async ({
  page,
}) => {
  await page.goto('/')
  const languages = page.getByRole('banner').getByRole('navigation').getByRole('link')
  await expectToldApart(languages.nth(0), languages.nth(1))
  await expectFocusSeen(languages.nth(1))
  const box = page.getByRole('combobox').first()
  await box.fill('b')
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('option')
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1)
  await expectToldApart(
    page.locator('[role=option][aria-selected=true]'),
    page.locator('[role=option][aria-selected=false]').first(),
  )
  expect(await options.count()).toBeGreaterThan(1)
})

// SH-21
test('answers, held buttons, errors, progress and the chosen day are told without our colours', async ({
  page,
}) => {
  const flow = await getFlow('extravio')
  await passCards(page, flow)
  await answerAt(page, 0, true)
  const answers = page.locator('main').getByRole('group').first().getByRole('button')
  await expectToldApart(answers.nth(0), answers.nth(1))
  await answerAt(page, 1, false)
  await goOn(page)
  await expect(page.locator('main form')).toBeVisible()

  const steps = page.locator('main ol li')
  await expectToldApart(page.locator('main form input[type=radio]').first().locator('..'), heading(page))
  const radios = page.locator('main label:has(> input[type=radio])')
  await radios.first().click()
  await expectToldApart(radios.nth(0), radios.nth(1))
  await goOn(page)
  const wrong = page.locator('[aria-invalid=true]').first()
  expect(parseFloat(await styleOf(wrong, 'border-top-width'))).toBe(3)
  expect(await steps.count()).toBeGreaterThan(2)

  const birth = field(page, '/envolvido/0/ds_nascimento')
  await birth.fill('29/02/1984')
  await birth.press('Tab')
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('dialog').getByRole('button', { name: /escolhido/ })
  await expectToldApart(
    chosen,
    page
      .getByRole('dialog')
      .getByRole('button', { name: /1 de fevereiro/ })
      .first(),
  )
})
