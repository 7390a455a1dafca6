import type { Locator, Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { expectStart, passCards } from '../support/before-steps.ts'
import { walkCareToNumber } from '../support/walk-immediate-care.ts'
import { languages, onPhone } from '../support/languages.ts'
import { setUp } from '../support/operator-settings.ts'
import { core, expect, phoneAlone, test } from '../support/test.ts'
import {
  answerSomething,
  exit,
  expectNeutral,
  expectNoTrace,
  press,
  tabKeeps,
} from '../support/quick-exit.ts'
import { goOn } from '../support/wizard-actions.ts'

const portal = 'Delegacia Virtual'

/** The element itself is what stands at its corners and its middle, on a screen of any size. */
async function expectUncovered(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() =>
      element.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const points = [top + 1, (top + bottom) / 2, bottom - 1].flatMap((y) =>
          [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, y)),
        )
        return points.every((found) => one === found || one.contains(found))
      }),
    )
    .toBe(true)
}

test('a violence report opened by a link is left without a trace, in one touch', core, async ({ page }) => {
  await answerSomething(page)
  await expect(exit(page)).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)
  await expect(page).toHaveTitle(new RegExp(`^${portal}`))
  await exit(page).click()
  await expectNoTrace(page)
})

test('three presses of Escape leave a report reached from the home screen', phoneAlone, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#registrar')).toBeVisible()
  await answerSomething(page)
  await press(page, 2)
  await expect(exit(page)).toBeVisible()
  await press(page, 1)
  await expectNoTrace(page)
})

// VI-03
test(
  'three presses of Shift leave a report, and three capital letters do not',
  phoneAlone,
  async ({ page }) => {
    await answerSomething(page)
    await press(page, 3, 'Shift+A')
    await expect(exit(page)).toBeVisible()
    await press(page, 3, 'Shift')
    await expectNoTrace(page)
  },
)

/** What else the tab has: the municipality chosen on the home, and the draft of a loss. */
const fillTab = (page: Page) =>
  page.evaluate(() => {
    const place = { id_localidade: 1501402, ds_localidade: 'BELÉM', idLocalMoradia: 1 }
    sessionStorage.setItem('inicio', JSON.stringify(place))
    sessionStorage.setItem(
      'rascunho:extravio',
      JSON.stringify({ key: 'um', report: { relato_plain: 'PERDI' } }),
    )
  })

// VI-14
for (const [how, leave] of [
  ['the button', (page: Page) => exit(page).click()],
  ['three presses of Escape', (page: Page) => press(page, 3)],
] as const)
  test(`what the tab has of the home and of other reports goes with ${how}`, phoneAlone, async ({ page }) => {
    await answerSomething(page)
    await fillTab(page)
    await leave(page)
    await expectNeutral(page)
    expect(await tabKeeps(page)).not.toMatch(/BELÉM|PERDI/)
    await expectNoTrace(page)
  })

test('slow presses of Escape do not leave the report', phoneAlone, async ({ page }) => {
  await answerSomething(page)
  await press(page, 2)
  await page.waitForTimeout(2100)
  await press(page, 1)
  await expect(exit(page)).toBeVisible()
})

test('the exit is there from the start to the number, and the title reveals nothing', async ({ page }) => {
  test.setTimeout(120_000)
  let screens = 0
  await walkCareToNumber(page, async (screen) => {
    screens += 1
    await expect(exit(page), screen).toBeInViewport({ ratio: 1 })
    await expect(page, screen).toHaveTitle(new RegExp(`^${portal}`))
    await expectNoAxeViolations(page)
  })
  expect(screens).toBeGreaterThan(12)
  await exit(page).click()
  await expectNoTrace(page)
})

test(
  'no answer survives a reload in the middle of the steps, and the exit still works',
  phoneAlone,
  async ({ page }) => {
    await walkCareToNumber(page, async (screen) => {
      if (screen === 'address') throw new Error('far enough')
    }).catch(() => undefined)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    await page.reload()
    await expectStart(page, await getFlow('violencia_contra_mulher/atendimento'))
    await exit(page).click()
    await expectNoTrace(page)
  },
)

// VI-03
test('the home is left as quickly, by one touch', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Sair depressa' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#registrar')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await link.click()
  await expectNoTrace(page)
})

// VI-03
test('the home is left as quickly, by three presses of Escape', phoneAlone, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#registrar')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await press(page, 3)
  await expectNoTrace(page)
})

// VI-04
test(
  'the operator may lead the exit to another site, from where Back shows the neutral page',
  phoneAlone,
  async ({ page, baseURL }) => {
    const weather = new URL('/tempo-de-hoje', baseURL).href
    await setUp(page, { saida: weather })
    await page.route(weather, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sol</h1>' }))
    await answerSomething(page)
    await exit(page).click()
    await expect(page).toHaveURL(weather)
    await page.goBack()
    await expectNeutral(page)
  },
)

// VI-05
test('the exit never covers the title of an error, nor what an error leads to', async ({ page }) => {
  await passCards(page, await getFlow('violencia'))
  await goOn(page)
  const title = page.getByRole('alert').getByRole('heading')
  await expectUncovered(title)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await goOn(page)
  await expectUncovered(title)
  await page.getByRole('alert').getByRole('link').first().click()
  await expectUncovered(page.locator('main fieldset').first().locator('legend'))
})

for (const { locale } of languages)
  test(`axe finds nothing on the neutral page (${locale})`, onPhone(locale), async ({ page }) => {
    await page.goto(`/receita/${locale}.html`)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`))
    await expectNoAxeViolations(page)
  })
