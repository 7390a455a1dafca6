import { emptyReport } from '@delegacia/flows/engine/normalize-report'
import type { Page } from '@playwright/test'
import type { Route } from '@delegacia/domain/lists/routes'
import { leaveDraft } from '../support/open-summary.ts'
import { expect, test } from '../support/test.ts'
import { field, heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const search = (page: Page) => page.getByRole('combobox', { name: 'O que é? Uma palavra basta' })

/** Opens a report without any answer at its step of things. */
async function openThings(page: Page, route: Route): Promise<void> {
  await leaveDraft(page, route, emptyReport(), { kind: 'list', step: 'objetos' })
  await page.goto(`/#/${route}`)
  await expect(heading(page)).toHaveText('Objetos')
}

/** Searches and takes the first of what is found. */
async function take(page: Page, words: string, first: string): Promise<void> {
  await search(page).fill(words)
  const option = page.getByRole('option').first()
  await expect(option).toContainText(first)
  await option.click()
}

// OB-13
test('one search finds a thing, a paper or a phone and opens its form with what is known', async ({
  page,
}) => {
  await openThings(page, 'extravio')
  await take(page, 'mochila', 'Bolsa ou mochila')
  await expect(field(page, '/objeto/0/tipo')).toHaveValue('Bolsa ou mochila')
  await expect(page.locator('summary', { hasText: 'Quantidade: 1 unidade. Mudar' })).toBeVisible()
  await page.getByLabel(/^O que havia dentro/).fill('rg, r$ 80 e chaves de casa')
  await page.getByRole('button', { name: 'Salvar e adicionar mais' }).click()
  await expect(page.locator('main li dd', { hasText: 'RG, R$ 80 E CHAVES DE CASA' })).toBeVisible()
  await take(page, 'passaporte', 'Passaporte')
  await expect(field(page, '/objeto/1/documento')).toHaveValue('Passaporte')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await take(page, 'celular samsung', 'Telefone celular')
  await expect(field(page, '/objeto/1/marcaCel')).toHaveValue('Samsung')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await take(page, 'muiraquitã xyzzy', 'Outra coisa: “muiraquitã xyzzy”')
  await expect(field(page, '/objeto/1/tipo')).toHaveValue('Outro objeto')
  await expect(field(page, '/objeto/1/compl')).toHaveValue('MUIRAQUITÃ XYZZY')
})

// OB-10, OB-13
test('a fraud asks for the money first, and its amount is shown as money', async ({ page }) => {
  await openThings(page, 'estelionato')
  const [first] = await field(page, '/objeto').getByRole('button').allTextContents()
  expect(first).toBe('Adicionar valor ou Pix')
  await field(page, '/objeto').getByRole('button').first().click()
  await expect(field(page, '/objeto/0/tipo')).toHaveValue('Valor por Pix ou transferência')
  await page
    .getByLabel(/^Valor/)
    .last()
    .fill('350')
  await page.getByLabel(/^Chave Pix/).fill('ana@example.org')
  await page.getByRole('button', { name: 'Salvar e adicionar mais' }).click()
  await expect(page.locator('main li dd', { hasText: /^R\$\s350,00$/ })).toBeVisible()
  await take(page, 'carro', 'Automóvel')
  await expect(field(page, '/objeto/1/tipo')).toHaveValue('Automóvel')
})
