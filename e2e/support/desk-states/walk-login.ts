import { expect, type Page } from '@playwright/test'
import { addVirtualKey } from '../virtual-key.ts'
import { hold, home, inviteTo, type Walked } from './see.ts'

/** Every way in, and what is said where one does not open. */
export async function walkDoor(page: Page, { station, see }: Walked): Promise<void> {
  await page.route('**/api/entrar/formas', (route) => route.fulfill({ json: { conta: true } }))
  for (const [address, heading, name] of [
    ['/', 'Entrar', 'entrar'],
    ['/#/entrar/codigo', 'Código do aplicativo', 'entrar-codigo'],
    ['/#/entrar/perdi', 'Perdi a minha chave', 'entrar-perdi'],
    ['/#/entrar/conta-nao-entrou', 'Entrar', 'entrar-conta-nao-entrou'],
    ['/#/convite', 'Primeira vez', 'convite'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await see(page, name)
  }
  await page.goto('/#/entrar/codigo')
  await page.getByLabel('Matrícula').fill('5999999')
  await page.getByLabel(/seis números/).fill('123456')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.locator('[role=alert] .error')).toBeVisible()
  await see(page, 'entrar-codigo-errado')

  await page.goto('/#/convite')
  await page.getByLabel('Convite, como está no papel').fill('AAAA-BBBB-CCCC-DDDD')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.locator('[role=alert] .error')).toBeVisible()
  await see(page, 'convite-errado')
  await addVirtualKey(page)
  await page.getByLabel('Convite, como está no papel').fill(inviteTo(station, 'atendente', 'T. Nunes', home))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('T. Nunes')).toBeVisible()
  await see(page, 'convite-aceito')
  await page.getByRole('button', { name: 'Usar o código de um aplicativo' }).click()
  await expect(page.locator('.secret')).toBeVisible()
  await see(page, 'convite-aplicativo')
}

/** The queue while it loads, when it fails, with reports, without any, and its keys. */
export async function walkQueue(page: Page, { see }: Walked): Promise<void> {
  const answer = await hold(page, '**/api/filas/*', 503)
  await page.goto('/#/filas/da-unidade')
  await page.reload()
  await expect(page.getByText('Carregando a fila')).toBeVisible()
  await see(page, 'fila-carregando')
  await answer()
  await see(page, 'fila-com-defeito')
  await page.getByRole('button', { name: 'Tentar agora' }).click()
  await expect(page.getByText('Agir agora')).toBeVisible()
  await see(page, 'fila')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await see(page, 'fila-linha')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await see(page, 'fila-teclas')
  await page.keyboard.press('Escape')
  await page.getByText('Filtros', { exact: true }).click()
  await see(page, 'fila-filtros')
  await page.getByLabel('Estado').selectOption({ label: 'Pede correção' })
  await expect(page.getByText('Ameaça', { exact: true }).and(page.getByRole('link'))).toHaveCount(0)
  // What is urgent ignores filters.
  await expect(page.getByText('Nenhum boletim com estes filtros')).toBeVisible()
  await expect(page.getByText('Agir agora')).toBeVisible()
  await see(page, 'fila-filtrada')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByRole('link', { name: /Esperam o cidadão/ }).click()
  await expect(page.getByText('Nada espera aqui')).toBeVisible()
  await see(page, 'fila-vazia')
  await page.getByRole('link', { name: /Arquivadas/ }).click()
  await expect(page.getByText('Nada foi fechado assim')).toBeVisible()
  await see(page, 'fila-arquivadas')
}
