import { say, type Text } from '@delegacia/domain/language/text'
import type { Page } from '@playwright/test'
import { texts as keptTexts } from '../../apps/web/pages/home/cards/kept-texts.ts'
import { texts as keepingTexts } from '../../apps/web/pages/report/keeping/keeping-texts.ts'
import { expectEveryLook } from '../support/expect-every-look.ts'
import { languages } from '../support/languages.ts'
import { openSummary } from '../support/open-summary.ts'
import { start, startOfLoss } from '../support/reporter-steps.ts'
import { Readout } from '../support/spoken/readout.ts'
import { expect, test } from '../support/test.ts'
import { field, goOn, heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })
// The browser's lines about calls that are aborted on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })

/** What the others say is another day, or another second. */
const stored = new Set(['errors', 'leave', 'keep', 'new-version'])

/** Opens the state that the portal shows when its server runs another version. */
async function announceVersion(page: Page): Promise<void> {
  await page.route('**/api/VERSAO_ATIVA_FRONTEND?*', (route) =>
    route.fulfill({ json: [{ versao: '99.0.0' }] }),
  )
  await page.clock.setSystemTime(Date.now() + 11 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

for (const { locale, home } of languages)
  // AX-01
  test(`every state that comes and goes can be seen, read and heard (${locale})`, async ({
    page,
    context,
  }) => {
    const heard = new Readout(page, locale)
    const says = (text: Text) => say(text, locale)
    const dialog = page.getByRole('dialog')
    const look = (state: string) =>
      test.step(state, async () => {
        await expectEveryLook(page, locale === 'pt-br')
        if (stored.has(state)) await heard.listen(state)
      })
    const lookAndClose = async (state: string) => {
      await expect(dialog).toBeVisible()
      await look(state)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }

    await page.goto(`${home}#/extravio`)
    await start(page, () => Promise.resolve(), startOfLoss)
    await expect(field(page, '/envolvido/0/nome')).toBeVisible()
    await goOn(page)
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
    await look('errors')
    const menu = field(page, '/envolvido/0/id_nacionalidade')
    await menu.fill('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    await look('menu')
    await page.keyboard.press('Escape')
    await page.locator('main button[aria-haspopup=dialog]').first().click()
    await lookAndClose('calendar')
    await page.getByRole('banner').getByRole('link').first().click()
    await lookAndClose('leave')
    await page.getByRole('button', { name: says(keepingTexts.offer) }).click()
    await lookAndClose('keep')
    await announceVersion(page)
    await lookAndClose('new-version')
    await page.unroute('**/api/VERSAO_ATIVA_FRONTEND?*')
    await context.setOffline(true)
    await expect(page.locator('[role=status]').filter({ visible: true }).last()).toContainText('internet')
    await look('offline')
    await context.setOffline(false)

    await openSummary(page, 'extravio')
    await page.goto(`${home}#/extravio`)
    await page.getByRole('button', { name: says(keepingTexts.offer) }).click()
    await dialog.locator('.actions').getByRole('button').last().click()
    await page.route('**/api/ocorrencia', (route) => route.abort())
    await goOn(page)
    await expect(dialog.getByRole('heading')).toBeVisible()
    await look('waiting')
    // What is sent while a page goes is not stubbed any more.
    await context.setOffline(true)
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(home)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('main section', { hasText: says(keptTexts.waiting) }).first()).toBeVisible()
    await look('kept')
    heard.expectAsStored('states')
  })
