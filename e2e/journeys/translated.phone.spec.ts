import { languages } from '../support/languages.ts'
import { routeReport } from '../support/route-report.ts'
import { storedReport } from '../support/read-stored-reports.ts'
import { expect, test } from '../support/test.ts'
import { expectTranslated, translatePages } from '../support/translated-page.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const [portuguese] = languages

/** Together they have every kind of question and of screen that any route has. */
for (const route of ['extravio', 'furto', 'violencia_contra_mulher', 'acidente'] as const)
  // BP-01
  test(`/${route} is filed while the browser translates every screen`, async ({ page }) => {
    await translatePages(page)
    const report = await routeReport(route)
    await walkFlow(page, portuguese, report, () => expectTranslated(page))
    await goOn(page)
    const { bop } = await registeredNumber(page)
    await expectTranslated(page)
    expect((await storedReport(bop)).relato_plain).toBe(report.context.report.relato_plain)
  })
