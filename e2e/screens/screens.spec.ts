import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { screens } from '../support/screen-list.ts'
import { downloadDocument } from '../support/download-pdf.ts'
import { languages } from '../support/languages.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { walkTheftToSummary } from '../support/walk-theft.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

const wanted = process.env['SCREEN_LANGUAGES']?.split(',') ?? languages.map(({ locale }) => locale)

const schemes = (process.env['SCREEN_COLOURS'] ?? 'light').split(',') as ('light' | 'dark')[]

test.use({ expectedErrors: [/status of 404/] })

/** One picture in each of the wanted colours; the page is left in light ones. */
async function takePicture(page: Page, path: string, fullPage: boolean): Promise<void> {
  for (const colorScheme of schemes.toReversed()) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(schemes.length > 1 ? 150 : 0)
    await page.screenshot({ path: colorScheme === 'dark' ? path.replace(/(?=[.]png$)/, '-dark') : path, fullPage })
  }
}

/** Takes screenshots into a folder, numbered in their order. */
function camera(page: Page, folder: string, first: number): (name: string) => Promise<void> {
  let number = first
  return async (name) => {
    const file = `${String(number++).padStart(2, '0')}-${name}.png`
    // Elements that stick to the edge of the window are then at the top of the page.
    await page.evaluate(() => scrollTo(0, 0))
    await takePicture(page, `screens/${folder}/${file}`, true)
  }
}

/** A flow with every kind of question, list and card: it is walked in every language. */
const representative: Route = 'odio'

for (const language of languages.filter(({ locale }) => wanted.includes(locale))) {
  test(`photographs the pages in ${language.locale}`, async ({ page }, { project }) => {
    const photograph = camera(page, `${language.locale}/${project.name}`, 1)
    for (const screen of screens) {
      await screen.open(page, language)
      await photograph(screen.name)
    }
  })

  test(`photographs a loss in ${language.locale}`, async ({ page }, { project }) => {
    const photograph = camera(page, `${language.locale}/${project.name}`, 11)
    await walkLossToSummary(page, language, async (name) => {
      await photograph(name)
      if (name === 'start-description') await photographErrors()
      if (name === 'identity') await photographCalendar()
    })
    await goOn(page)
    await expect(page.locator('main a[href^="#/imprimir/"]')).toBeVisible()
    await photograph('finish')
    await page.locator('main a[href^="#/imprimir/"]').click()
    await expect(page.locator('main a[download]')).toBeVisible()
    await photograph('print')

    async function photographCalendar(): Promise<void> {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const file = `screens/${language.locale}/${project.name}/09-calendar.png`
      await takePicture(page, file, false)
      await page.keyboard.press('Escape')
    }

    /** The first step as it looks when nothing was filled in. */
    async function photographErrors(): Promise<void> {
      const other = await page.context().newPage()
      await walkLossToSummary(other, language, async (name) => {
        if (name === 'identity') throw new Error('far enough')
      }).catch(() => undefined)
      // Emptied from the last to the first: what depends on an answer goes with it. What is folded was not filled.
      const boxes = await other.locator('main input[type=text], main input:not([type])').all()
      for (const box of boxes.toReversed()) if (await box.isVisible()) await box.fill('')
      await goOn(other)
      await expect(heading(other)).toBeVisible()
      await other.waitForTimeout(300)
      await camera(other, `${language.locale}/${project.name}`, 10)('errors')
      await other.close()
    }
  })

  test(`photographs the people of a theft in ${language.locale}`, async ({ page }, { project }) => {
    const photograph = camera(page, `${language.locale}/${project.name}`, 40)
    const seen = new Set<string>()
    await walkTheftToSummary(page, language, async (screen) => {
      if (seen.has(screen)) return
      seen.add(screen)
      await photograph(screen)
    })
  })
}

for (const language of languages.filter(({ locale }) => wanted.includes(locale)))
  for (const route of language.locale === 'pt-br' ? routes : [representative])
    test(`photographs every screen of /${route} in ${language.locale}`, async ({ page }, { project }) => {
      const folder = `${language.locale}/${project.name}/${route.replaceAll('/', '-')}`
      const photograph = camera(page, folder, 1)
      await walkFlow(page, language, await routeReport(route, language.locale), photograph)
      await goOn(page)
      await registeredNumber(page)
      await expect(page.locator('main a[href^="#/imprimir/"]')).toBeVisible()
      await photograph('finish')
      await writeFile(`screens/${folder}/paper.pdf`, await downloadDocument(page))
    })
