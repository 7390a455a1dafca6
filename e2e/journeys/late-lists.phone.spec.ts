import { say } from '@delegacia/domain/language/text'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { texts } from '../../apps/web/pages/report/frame/wizard-texts.ts'
import { checkAt, expectWhatIsNew, passCards } from '../support/before-steps.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { languages } from '../support/languages.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goBack, goOn, heading } from '../support/wizard-actions.ts'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 120_000 })

/** Holds up the answers whose address names a list. Returns how they come. */
async function holdUp(page: Page, list: string): Promise<() => void> {
  let come = () => undefined as void
  const line = new Promise<void>((resolve) => (come = resolve))
  await page.route(
    (url) => url.href.includes(list),
    async (route) => {
      await line
      await route.continue()
    },
  )
  return come
}

/** Ends the walk at the screen whose list came late. */
class FarEnough extends Error {}

for (const language of languages)
  // WZ-12
  test(`going on waits for a list that comes late, and then asks nothing (${language.locale})`, async ({
    page,
  }) => {
    const report = await routeReport('extravio', language.locale)
    const come = await holdUp(page, 'COMBO_ORIENTACAO_SEXUAL')
    const awaited = page.getByText(say(texts.listsAwaited, language.locale))
    const walk = walkFlow(page, language, report, async () => {
      const box = page.locator('[id$="id_orientacao_sexual"]')
      if ((await box.count()) === 0) return
      const title = (await heading(page).textContent()) ?? ''
      await goOn(page)
      await expect(awaited).toBeVisible()
      await expectGoodScreen(page)
      come()
      await expect(heading(page)).not.toHaveText(title)
      await goBack(page)
      await expect(heading(page)).toHaveText(title)
      await expect(box).toHaveCount(0)
      throw new FarEnough()
    })
    await expect(walk).rejects.toThrow(FarEnough)
  })

// VI-10, QS-04
test('a woman who needs help now goes on though no list has come', async ({ page }) => {
  const come = await holdUp(page, 'COMBO_SEXO')
  const from = await getFlow('violencia_contra_mulher')
  await passCards(page, from)
  await checkAt(page, 'atendimentoImediato', 0)
  await goOn(page)
  await expectWhatIsNew(page, from, await getFlow('violencia_contra_mulher/atendimento'))
  come()
})
