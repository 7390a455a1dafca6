import type { Page } from '@playwright/test'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { texts } from '../../apps/web/pages/risk-form/protection-texts.ts'
import { theftReport } from '../../packages/flows/crimes/theft.fixture.ts'
import { button, open, registered, textOf } from '../support/ask-protection.ts'
import { openSummary, wholeReport } from '../support/open-summary.ts'
import { plantFault } from '../support/plant-fault.ts'
import { registerReport } from '../support/register-report.ts'
import { entryNames, reporter, start, startOfLoss } from '../support/reporter-steps.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { walkFlow } from '../support/walk-flow.ts'
import { languages } from '../support/languages.ts'
import { field, goBack, goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.use({ expectedErrors: [/planted/] })

const failed = 'Algo deu errado do nosso lado'
const goOnButton = (page: Page) => page.getByRole('button', { name: 'Continuar de onde parei' })
const nameBox = (page: Page) => field(page, '/envolvido/0/nome')
const inTab = (page: Page) => page.evaluate(() => window.name + JSON.stringify(sessionStorage))

/** A loss whose first step is filled in and whose second does not come. */
async function failAtSecondStep(page: Page): Promise<void> {
  await page.goto('/#/extravio')
  await start(page, () => Promise.resolve(), startOfLoss)
  await reporter[0]?.fill(page, entryNames['pt-br'])
  await reporter[1]?.fill(page, entryNames['pt-br'])
  await plantFault(page)
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await expect(page.getByText('O que você já preencheu continua nesta aba.')).toBeVisible()
}

async function expectSecondStep(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Como falamos com você?')
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
}

// BP-03
test('a page that fails in the middle of a loss goes on at the same step, every answer in its place', async ({
  page,
}) => {
  await failAtSecondStep(page)
  await goOnButton(page).click()
  await expectSecondStep(page)
  expect(await page.evaluate(() => window.name)).toBe('')
})

// BP-03
test('so it does where the person reloads the page, or chooses another language', async ({ page }) => {
  await failAtSecondStep(page)
  await page.reload()
  await expectSecondStep(page)
  await plantFault(page)
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
  await expect(heading(page)).toHaveText('How can we reach you?')
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
})

// BP-03
test('a report whose last step failed is registered whole', async ({ page }) => {
  const { relato_plain: account = '' } = await wholeReport(page, 'extravio')
  await openSummary(page, 'extravio')
  await plantFault(page)
  await goBack(page)
  await expect(heading(page)).toHaveText(failed)
  await goOnButton(page).click()
  await goOn(page)
  await expect(page.locator('main')).toContainText(account.slice(0, 40))
  await goOn(page)
  await registeredNumber(page)
})

// BP-04
test('a report of violence goes on in this tab, and nothing is written down for it before that is asked for', async ({
  page,
}) => {
  const report = await routeReport('violencia_contra_mulher')
  const { nome = '' } = report.context.report.envolvido[0] ?? {}
  expect(nome).not.toBe('')
  let screens = 0
  await walkFlow(page, languages[0], report, async () => {
    if (!(await nameBox(page).isVisible())) return
    screens += 1
    await plantFault(page)
  }).catch(() => undefined)
  expect(screens).toBe(1)
  await expect(heading(page)).toHaveText(failed)
  expect(await inTab(page)).not.toContain(nome)
  await goOnButton(page).click()
  await goBack(page)
  await expect(nameBox(page)).toHaveValue(nome)
  expect(await inTab(page)).not.toContain(nome)
})

/** Lets the screen with that title fail whenever it is drawn, as a fault in its own code would. */
async function plantFaultOf(page: Page, title: string): Promise<void> {
  await page.addInitScript((failing) => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
    Object.defineProperty(Node.prototype, 'textContent', {
      ...own,
      set(text: unknown) {
        if (text === failing) throw new Error('planted')
        own?.set?.call(this, text)
      },
    })
  }, title)
}

// BP-06
test('a screen of a loss that always fails is gone around, and every answer is there', async ({ page }) => {
  await plantFaultOf(page, 'Como falamos com você?')
  await page.goto('/#/extravio')
  await start(page, () => Promise.resolve(), startOfLoss)
  await reporter[0]?.fill(page, entryNames['pt-br'])
  await reporter[1]?.fill(page, entryNames['pt-br'])
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await goOnButton(page).click()
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
  await goOn(page)
  await expect(page.getByText(/Esta tela falhou outra vez/)).toBeVisible()
  await page.getByRole('button', { name: 'Voltar uma tela' }).click()
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
  await goOn(page)
  await expect(heading(page)).toHaveText(failed)
  await page.getByRole('button', { name: 'Pular esta tela' }).click()
  await expect(heading(page)).not.toHaveText(failed)
  await expect(heading(page)).not.toHaveText('Como falamos com você?')
  await goBack(page)
  await expect(heading(page)).toHaveText(failed)
  await page.getByRole('button', { name: 'Voltar uma tela' }).click()
  await expect(nameBox(page)).toHaveValue(typed.name.toUpperCase())
})

// BP-03
test('a message to the police is still in its box after a fault', async ({ page }) => {
  const { bop, autDig } = await registerReport(page.request, theftReport())
  await page.goto('/#/acompanhar')
  await page.getByLabel('Número do boletim').fill(formatBulletinNumber(bop))
  await page.getByLabel('Número de autenticação digital').fill(autDig)
  await page.getByRole('button', { name: 'Abrir' }).click()
  const box = page.getByLabel('Sua mensagem')
  await box.fill('Achei a bolsa na rua.')
  await plantFault(page)
  await page.getByRole('button', { name: 'Ver o boletim (PDF)' }).click()
  await expect(heading(page)).toHaveText(failed)
  expect(await inTab(page)).not.toContain(autDig)
  await goOnButton(page).click()
  await expect(box).toHaveValue('Achei a bolsa na rua.')
  expect(await inTab(page)).not.toContain(autDig)
})

// BP-03
test('what a woman answers about the risk goes on after a fault where she was, and stays in the page', async ({
  page,
}) => {
  const own = await registered(page)
  await open(page, languages[0], own)
  await button(page, texts.begin).click()
  // With a knife, which asks for more words beside it.
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('textbox').fill('Terçado')
  await plantFault(page)
  await button(page, texts.next).click()
  await expect(heading(page)).toHaveText(failed)
  expect(await inTab(page)).not.toContain('Terçado')
  await goOnButton(page).click()
  await expect(heading(page)).not.toHaveText(failed)
  await page.goBack()
  await expect(heading(page)).toHaveText(textOf('1').pt)
  await expect(page.getByRole('textbox')).toHaveValue('Terçado')
  const left = await inTab(page)
  expect(left).not.toContain('Terçado')
  expect(left).not.toContain(own.codigo)
})
