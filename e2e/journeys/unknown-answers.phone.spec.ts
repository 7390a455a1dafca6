import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { openSummary } from '../support/open-summary.ts'
import { storedReport } from '../support/read-stored-reports.ts'
import { expect, test } from '../support/test.ts'
import { field, goOn, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

// LA-08, LA-10
test('who knows neither the time nor the street files a report, and it is kept as such', async ({ page }) => {
  await openSummary(page, 'extravio')
  await page.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()

  await page.getByRole('checkbox', { name: 'Não sei' }).check()
  await field(page, '/fato/ds_dia').fill('18/11/2026')
  await page.getByRole('radio', { name: 'À tarde' }).check()

  await page.getByRole('button', { name: 'Trocar endereço' }).click()
  await page.getByRole('button', { name: 'Não sei a rua' }).click()
  const town = page.getByRole('combobox', { name: 'Município' })
  await town.fill('Abaetetuba')
  await page.getByRole('option', { name: 'Abaetetuba', exact: true }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'É aqui' }).click()
  await expect(field(page, '/fato/endereco/ds_logradouro')).toHaveValue('Não sei')
  await goOn(page)

  const summary = page.locator('main')
  await expect(summary).toContainText('À tarde')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  const { bop } = await registeredNumber(page)
  const { fato } = await storedReport(bop)
  expect(fato).toMatchObject({
    ds_datahora: 'NÃO SEI',
    ds_dia: '18/11/2026',
    periodo: 3,
    datahora: '2026-11-18 12:00',
    endereco: { ds_logradouro: 'NÃO SEI', ds_localidade: 'Abaetetuba' },
  })
})
