import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { chooseReason, goDownTo } from './desk-officer.ts'

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })

/** Claims the report in the unit's queue and opens it, by keyboard alone; the queue shows it within two seconds (EV-19). */
export async function takeFromQueue(page: Page, number: string, reason: string): Promise<void> {
  await page.goto('/')
  const opened = Date.now()
  await page.reload()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const drawn = Date.now() - opened
  await expect(rowOf(page, number)).toBeVisible()
  // Where the machine takes long to draw a page at all, what the server knows may take twice as long again.
  expect(Date.now() - opened, 'milliseconds until the queue shows it').toBeLessThan(Math.max(2000, 3 * drawn))
  await goDownTo(page, number)
  await page.keyboard.press('c')
  await expect(rowOf(page, number)).toContainText('Você')
  await page.keyboard.press('Enter')
  await chooseReason(page, reason)
}

/** Asks about these answers; the question has left when this returns. */
export async function askAbout(page: Page, labels: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Pedir correção' }).click()
  const dialog = page.getByRole('dialog')
  for (const label of labels) {
    await dialog.getByRole('checkbox', { name: label }).check()
    const own = dialog.getByLabel(`${label}: texto, em português`)
    const template = dialog.getByLabel(`${label}: modelo`)
    if ((await template.locator('option').count()) > 1) await template.selectOption({ index: 1 })
    else await own.fill('Pode conferir esta resposta?')
  }
  await dialog.getByRole('button', { name: `Enviar ${labels.length} perguntas` }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('ainda não saiu')).toBeVisible()
  await expect(page.getByText('ainda não saiu')).toBeHidden({ timeout: 15_000 })
}

/** Opens the report again, as it stands now. */
export async function openAgain(page: Page, reason: string): Promise<void> {
  await page.reload()
  await chooseReason(page, reason)
}

export async function forwardTo(page: Page, unit: string): Promise<void> {
  await page.getByRole('button', { name: 'Encaminhar' }).click()
  const dialog = page.getByRole('dialog')
  const option = dialog.getByRole('option', { name: `${unit}:` })
  await dialog.getByLabel('Para que unidade').selectOption(await option.getAttribute('value'))
  await dialog.getByRole('button', { name: 'Encaminhar' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function startInvestigation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar a apuração' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** One officer asks for the original of a file with a reason, the other reads the request and signs it; then it is read, once. */
export async function readOriginal(asker: Page, signer: Page, file: string, number: string): Promise<Buffer> {
  await asker.getByRole('button', { name: `Pedir o original de ${file}` }).click()
  await asker.getByLabel(/Para que/).fill('Perícia do aparelho')
  await asker.getByRole('button', { name: 'Pedir a segunda assinatura' }).click()
  await expect(asker.getByText(/espera a segunda assinatura/)).toBeVisible()

  await signer.goto('/#/assinaturas')
  await signer.reload()
  await signer.getByRole('button', { name: `Ler o pedido de ${number}` }).click()
  await signer.getByRole('button', { name: 'Abrir o boletim' }).click()
  await signer.getByRole('checkbox', { name: /Li o boletim e o texto/ }).check()
  await signer.getByRole('button', { name: 'Assinar' }).click()
  await proveIfAsked(signer, signer.getByText('Assinado. Quem pediu conclui.'))

  await asker.getByRole('button', { name: 'Ver de novo' }).click()
  const started = asker.waitForEvent('download')
  await asker.getByRole('button', { name: 'Baixar o original' }).click()
  await proveIfAsked(asker, asker.getByText(/Original baixado/))
  return readFile(await (await started).path())
}

/** Waits for that; where the last proof is too old, gives a fresh one. */
async function proveIfAsked(page: Page, done: Locator): Promise<void> {
  const proof = page.getByRole('button', { name: 'Usar a chave de acesso' })
  await expect(done.or(proof).first()).toBeVisible()
  if (await proof.isVisible()) await proof.click()
  await expect(done.first()).toBeVisible()
}
