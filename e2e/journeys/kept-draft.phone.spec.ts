import type { Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { passCards } from '../support/before-steps.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { keepSummary, kept, keptCard, offer, openAnew, readDevice } from '../support/keep-on-device.ts'
import { openSummary } from '../support/open-summary.ts'
import { core, expect, test } from '../support/test.ts'
import { registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })
// The browser's lines about calls that are aborted on purpose.
test.use({ expectedErrors: [/Failed to load resource/] })

// OFF-01, OFF-02, OFF-04
test(
  'a draft that is kept on the device survives its tab, is offered on the home and goes with its registration',
  core,
  async ({ page, context }) => {
    await keepSummary(page)
    const device = await readDevice(page)
    expect(device).toMatchObject({ records: 1, keys: 1, extractable: [false] })
    expect(device.bytes).not.toMatch(/MARIA|extravio|envolvido/i)
    const next = await openAnew(context, page)
    await expect(keptCard(next)).toContainText('ainda não é um boletim')
    await expectNoAxeViolations(next)
    await keptCard(next).scrollIntoViewIfNeeded()
    await keptCard(next).getByRole('button', { name: 'Continuar' }).click()
    await expect(kept(next)).toBeVisible()
    await next.getByRole('button', { name: 'Registrar ocorrência' }).click()
    await registeredNumber(next)
    await expect.poll(async () => (await readDevice(next)).records).toBe(0)
    await next.goto('/')
    await next.reload()
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(keptCard(next)).toHaveCount(0)
    expect(await readDevice(next)).toMatchObject({ records: 0, keys: 0 })
  },
)

// OFF-02
test('a kept draft is erased by its buttons, and seven days after its last change', async ({
  page,
  context,
}) => {
  await keepSummary(page)
  await page.getByRole('button', { name: 'Apagar deste aparelho' }).click()
  await expect(offer(page)).toBeVisible()
  await expect.poll(() => readDevice(page)).toMatchObject({ records: 0, keys: 0 })
  await keepSummary(page)
  const home = await openAnew(context, page)
  await keptCard(home).locator('summary').click()
  await keptCard(home).getByRole('button', { name: 'Apagar' }).click()
  await expect(keptCard(home)).toHaveCount(0)
  await expect.poll(() => readDevice(home)).toMatchObject({ records: 0, keys: 0 })
  await keepSummary(home)
  await context.clock.setFixedTime(Date.now() + 6.9 * 86_400_000)
  const before = await openAnew(context, home)
  await expect(keptCard(before)).toBeVisible()
  await context.clock.setFixedTime(Date.now() + 7.1 * 86_400_000)
  const after = await openAnew(context, before)
  await expect.poll(() => readDevice(after)).toMatchObject({ records: 0, keys: 0 })
  await expect(keptCard(after)).toContainText('passou de 7 dias e foi apagado')
  await keptCard(after).getByRole('button', { name: 'Entendi' }).click()
  await expect(keptCard(after)).toHaveCount(0)
  await after.reload()
  await expect(after.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(keptCard(after)).toHaveCount(0)
})

// OFF-07
test('what waits for its answer stays after seven days, and is sent from the home', async ({
  page,
  context,
}) => {
  await keepSummary(page)
  await page.route('**/api/ocorrencia', (route) => route.abort())
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/^Guardado neste aparelho até chegar a resposta/)).toBeVisible()
  await context.clock.setFixedTime(Date.now() + 7.1 * 86_400_000)
  const home = await openAnew(context, page)
  await expect(keptCard(home)).toContainText(/Já é um boletim: 00277/, { timeout: 40_000 })
})

// OFF-15
test('what can no longer be read is erased, and the person is told', async ({ page, context }) => {
  await keepSummary(page)
  await page.evaluate(async () => {
    const device = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('delegacia')
      request.addEventListener('success', () => resolve(request.result))
    })
    const clearing = device.transaction('chaves', 'readwrite')
    clearing.objectStore('chaves').clear()
    await new Promise((resolve) => clearing.addEventListener('complete', resolve))
    device.close()
  })
  const home = await openAnew(context, page)
  await expect(keptCard(home)).toContainText('não pôde mais ser lido e foi apagado')
  expect(await readDevice(home)).toMatchObject({ records: 0, keys: 0 })
  await keptCard(home).getByRole('button', { name: 'Entendi' }).click()
  await expect(keptCard(home)).toHaveCount(0)
})

// OFF-05
test('of two tabs with one report the second is told, and changes nothing on the device', async ({
  page,
  context,
}) => {
  await keepSummary(page)
  const before = (await readDevice(page)).bytes
  const second = await context.newPage()
  await second.goto('/')
  await keptCard(second).getByRole('button', { name: 'Continuar' }).click()
  await expect(second.getByText(/aberto em outra aba/)).toBeVisible()
  await second.getByRole('button', { name: 'Alterar Quando, onde e como foi' }).click()
  await second.locator('main textarea').fill('OUTRA HISTÓRIA')
  // Where a change is kept on the device, it is there a moment after the tab has it.
  await expect
    .poll(() => second.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('OUTRA HISTÓRIA')
  await second.waitForTimeout(1_000)
  expect((await readDevice(second)).bytes).toBe(before)
  await expect(second.getByRole('button', { name: /aparelho/ })).toHaveCount(0)
})

/** Whether the browser asks before the tab is closed. */
async function asksOnClose(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 3000 }).then(
    async (dialog) => {
      await dialog.dismiss()
      return dialog.type() === 'beforeunload'
    },
    () => false,
  )
  await page.close({ runBeforeUnload: true })
  return asked
}

// OFF-03
test('closing asks while answers are in the tab alone, and no longer once the device has them', async ({
  page,
}) => {
  await openSummary(page, 'extravio')
  await expect(offer(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  expect(await asksOnClose(page)).toBe(true)
  await offer(page).click()
  await page.getByRole('button', { name: 'É só meu: guardar' }).click()
  await expect(kept(page)).toBeVisible()
  expect(await asksOnClose(page)).toBe(false)
})

// OFF-03
test('what was answered before the first step survives a reload', async ({ page }) => {
  await passCards(page, await getFlow('extravio'))
  const main = page.locator('main')
  await main.getByRole('group').first().getByRole('button', { name: 'Sim' }).click()
  await expect(main.getByRole('group')).toHaveCount(2)
  await page.reload()
  await expect(main.getByRole('group').first().getByRole('button', { name: 'Sim' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(main.getByRole('group')).toHaveCount(2)
})

// OFF-06
test('a report of violence offers no keeping, leaves nothing on the device and asks nothing on closing', async ({
  page,
}) => {
  await page.goto('/#/violencia_contra_mulher')
  const main = page.locator('main')
  await main.getByRole('button').last().click()
  await expect(page.getByRole('button', { name: 'Sair depressa' }).first()).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  const stored = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }))
  expect(stored.databases).toEqual([])
  expect(stored.session.filter((name) => /viol|rascunho|perguntas/.test(name))).toEqual([])
  expect(await asksOnClose(page)).toBe(false)
})
