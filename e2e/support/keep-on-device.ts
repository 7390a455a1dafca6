import { expect, type Page } from '@playwright/test'

/** Says that the device is the person's own, and waits until the draft is there. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar neste aparelho' }).click()
  await page.getByRole('button', { name: 'É só meu: guardar' }).click()
  await expect(page.getByText(/^Guardado neste aparelho até/)).toBeVisible()
}
