import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { openSummary } from '../support/open-summary.ts'
import { expectReflow } from '../support/expect-reflow.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

// SU-01, SU-02, FI-01, FI-04, FI-08
test('a death is checked and registered, with words of comfort, and printed', async ({ page }) => {
  await openSummary(page, 'obito')
  await expect(page.getByRole('heading', { name: '5. Endereço da pessoa falecida' })).toBeVisible()
  await page.getByRole('button', { name: 'Alterar Endereço da pessoa falecida' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectNoAxeViolations(page)
  await expectReflow(page)

  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(heading(page)).toContainText(/Seu boletim foi registrado.*00277/)
  const advice = page.locator('section', { hasText: 'O que pode ajudar você agora' })
  await advice.locator('summary').click()
  await expect(advice.locator('p, li').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await expectReflow(page)

  await page.getByRole('link', { name: 'Imprimir o boletim' }).click()
  await expect(heading(page)).toHaveText('Imprimir boletim')
  await page.goBack()
  await advice.locator('summary').click()
  await advice.getByRole('button').click()
  await expect(advice).toBeHidden()
  await page.reload()
  await expect(heading(page)).toContainText('00277')
  await expect(advice).toBeHidden()
})

test.describe('a report that cannot be printed here', () => {
  test.use({ expectedErrors: [/404/] })

  // FI-04
  for (const [what, path] of [
    ['of another unit', '276/20260000019'],
    ['of an unknown number', '277/20269999999'],
  ] as const)
    test(`${what} is reported as not found, with a way home`, phoneAlone, async ({ page }) => {
      await page.goto(`/#/imprimir/${path}`)
      await expect(page.getByRole('dialog')).toContainText('Boletim não encontrado')
      await page.getByRole('dialog').getByRole('button', { name: 'Voltar ao início' }).click()
      await expect(page).toHaveURL(/[/]#?[/]?$/)
    })
})
