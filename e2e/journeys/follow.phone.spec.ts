import type { Page } from '@playwright/test'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { theftReport } from '../../packages/flows/crimes/theft.fixture.ts'
import { askTheCitizen } from '../support/ask-the-citizen.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { registerReport } from '../support/register-report.ts'
import { expectNothingLogged } from '../support/station-log.ts'
import { core, expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about the wrong code, and about calls that are aborted on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })

async function bothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that are still on their way are no colours of the page.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expectNoAxeViolations(page)
  }
}

async function open(page: Page, number: string, code: string): Promise<void> {
  await page.getByLabel('Número do boletim').fill(number)
  await page.getByLabel('Número de autenticação digital').fill(code)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

/** A connection that breaks so often at that call: once before the station has it, once after. */
async function breakConnection(page: Page, path: string): Promise<{ keys: string[] }> {
  const keys: string[] = []
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length === 1) return route.abort()
    if (keys.length === 2) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  return { keys }
}

// TH-25, TH-19
test(
  'number and code open the thread; a question is answered and a message arrives once over a connection that breaks',
  core,
  async ({ page }) => {
    const { bop, autDig } = await registerReport(page.request, theftReport())
    const number = formatBulletinNumber(bop)
    await page.goto('/#/acompanhar')
    await bothSchemes(page)
    await open(page, number, 'ABCD-1234-EFGH-5678')
    await expect(page.getByRole('alert')).toContainText('Não achamos um boletim')
    await expect(page.getByLabel('Número do boletim')).toHaveValue(number)

    await askTheCitizen(bop, ['/objeto/1/imei', '/fato/ds_datahora'])
    await open(page, number, autDig)
    await expect(page.getByRole('heading', { name: 'A polícia perguntou' })).toBeVisible()
    await expect(page.getByText('para ver o que é preciso fazer')).toBeVisible()
    expect(page.url()).not.toContain(autDig)
    expect(
      await page.evaluate(
        () => [sessionStorage, localStorage].map((store) => JSON.stringify(store)).join() + window.name,
      ),
    ).not.toContain(autDig)

    const imei = page.locator('#campo-objeto-1-imei')
    await imei.fill('490154203237519')
    await page.getByRole('checkbox', { name: 'Não sei' }).last().check()
    await page.getByRole('button', { name: 'Enviar as respostas' }).click()
    await expect(imei).toHaveAttribute('aria-invalid', 'true')
    await bothSchemes(page)
    await imei.fill('490154203237518')
    await page.getByRole('button', { name: 'Enviar as respostas' }).click()
    await expect(page.getByText('As respostas foram juntadas ao boletim')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Ver o acréscimo (PDF)' }).click()
    await expect(page.getByRole('dialog').locator('a[download]')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Fechar', exact: true }).click()

    const { keys } = await breakConnection(page, '/api/acompanhar/mensagem')
    const words = 'O portão da vizinha tem câmera.'
    await page.getByLabel('Sua mensagem').fill(words)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Sem resposta ainda. Estamos tentando de novo')).toBeVisible()
    await expect(page.getByLabel('Sua mensagem')).toHaveValue(words)
    await expect(page.locator('blockquote', { hasText: words })).toHaveCount(1, { timeout: 30_000 })
    await expect(page.getByLabel('Sua mensagem')).toHaveValue('')
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    await bothSchemes(page)
    await expectNothingLogged([autDig, number, words])
  },
)

// TH-16
test('a code is given to who helps, and the own one is closed after asking', async ({ page }) => {
  const { bop, autDig } = await registerReport(page.request, theftReport())
  await page.goto('/#/acompanhar')
  await open(page, bop, autDig)
  await page.getByRole('button', { name: 'Criar um código só para ler' }).click()
  await expect(page.locator('output strong')).toHaveText(/^\w{4}(-\w{4}){3}$/)
  const reader = await page.locator('output strong').innerText()
  await bothSchemes(page)
  await page.getByRole('button', { name: 'Fechar este número de autenticação' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Não fechar' }).click()
  await page.getByRole('button', { name: 'Fechar este número de autenticação' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar este número de autenticação' }).click()
  await expect(page.getByText('O número de autenticação foi fechado')).toBeVisible()
  for (const code of [autDig, reader]) {
    await open(page, bop, code)
    await expect(page.getByRole('alert')).toContainText('Não achamos um boletim')
  }
})
