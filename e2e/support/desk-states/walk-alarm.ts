import { expect, type Page } from '@playwright/test'
import type { Walked } from './see.ts'

/** OF-71 to OF-73. Something urgent over another page, without sound and with it, and a line that is lost. */
export async function walkAlarm(page: Page, { see }: Walked): Promise<void> {
  await page.goto('/#/chaves')
  await expect(page.getByRole('region', { name: 'Alarme' })).toContainText('Ajuda agora')
  await see(page, 'alarme')
  await page.getByRole('button', { name: 'Permitir o som' }).click()
  await expect(page.getByText('O som do alarme está ligado.')).toBeVisible()
  await see(page, 'alarme-com-som')
  await page.route('**/api/alarme*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Sem ligação: alarmes não chegam.')).toBeVisible()
  await see(page, 'alarme-sem-ligacao')
  await page.unroute('**/api/alarme*')
}
