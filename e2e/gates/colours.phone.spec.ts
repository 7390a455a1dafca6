import { getFlow } from '@delegacia/flows/crimes/flows'
import { chooseMunicipality, expectDescription, expectStart } from '../support/before-steps.ts'
import { expectOtherColours } from '../support/expect-every-look.ts'
import { languages } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })

// AX-01
test('every screen of a loss holds in dark and forced colours', async ({ page }) => {
  const [portuguese] = languages
  await walkLossToSummary(page, portuguese, (screen) => test.step(screen, () => expectOtherColours(page)))
  await goOn(page)
  await registeredNumber(page)
  await expectOtherColours(page)
})

// AX-01
test('the first screens of violence hold in dark and forced colours', async ({ page }) => {
  const flow = await getFlow('violencia_contra_mulher')
  await page.goto(`/#/${flow.route}`)
  await expectStart(page, flow)
  if (flow.needsMunicipality) await chooseMunicipality(page, 'Belém')
  for (const { title } of flow.warnings) {
    await expect(page.getByRole('heading', { level: 2, name: title.pt, exact: true })).toBeVisible()
    await expectOtherColours(page)
    await goOn(page)
  }
  await expectDescription(page, flow)
  await expectOtherColours(page)
  await goOn(page)
  await expect(heading(page)).not.toHaveText(flow.title.pt)
  await expectOtherColours(page)
})
