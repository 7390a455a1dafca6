import { say } from '@delegacia/domain/language/text'
import { getFlow } from '@delegacia/flows/crimes/flows'
import type { Page } from '@playwright/test'
import { texts } from '../../apps/web/reading/reading-texts.ts'
import { expectStart } from '../support/before-steps.ts'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { languages } from '../support/languages.ts'
import { stubSpeech } from '../support/speech/stub-speech.ts'
import { expect, test } from '../support/test.ts'
import { goOn, heading } from '../support/wizard-actions.ts'

const ofEach = languages.map(({ locale }) => ({ lang: locale, localService: true }))
const turnOn = (page: Page) =>
  page.getByRole('button', { name: /^(Ouvir esta tela|Listen to|Oír esta|Écouter cet)/ }).click()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The engine ends what it says, until it was asked for so many parts. */
async function sayParts(page: Page, told: readonly string[], count: number): Promise<void> {
  for (let part = 1; part <= count; part++) {
    await page.evaluate(() => window.endSpoken())
    await expect.poll(() => told.filter((one) => one !== 'silence').length).toBeGreaterThan(part)
  }
}

// AX-05
test('a screen is read from its title on once asked for, pauses, and falls silent with the next screen', async ({
  page,
}) => {
  const told = await stubSpeech(page, [{ lang: 'pt-BR', localService: false }, ...ofEach])
  await page.goto('/')
  await turnOn(page)
  await expect(page.getByText(texts.explain.pt)).toBeVisible()
  await expect(page.getByText(texts.nearby.pt)).toBeHidden()
  expect(told, 'nothing before it is wanted').toEqual([])
  await expectGoodScreen(page)
  await button(page, texts.read.pt).click()
  await expect.poll(() => told.at(-1)).toBe(`pt-br ${await heading(page).textContent()}`)
  await sayParts(page, told, 2)
  const third = told.at(-1)
  await button(page, texts.pause.pt).click()
  await expect.poll(() => told.at(-1)).toBe('silence')
  await button(page, texts.goOn.pt).click()
  await expect.poll(() => told.at(-1)).toBe(third)
  await chooseOccurrence(page, 'extravio')
  await expectStart(page, await getFlow('extravio'))
  await expect(button(page, texts.read.pt)).toBeVisible()
  expect(told.at(-1)).toBe('silence')
  await goOn(page)
  await button(page, texts.read.pt).click()
  await expect.poll(() => told.at(-1)).toBe('pt-br Perda ou extravio')
  await button(page, texts.off.pt).click()
  await expect(page.getByText(texts.explain.pt)).toHaveCount(0)
  expect(told.at(-1)).toBe('silence')
})

// AX-05
test('each language has its own voice, and buttons and choices say what they are', async ({ page }) => {
  const told = await stubSpeech(page, ofEach)
  for (const { locale, home } of languages) {
    await page.goto(`${home}#/acompanhar`)
    await page.reload()
    // The page itself, not what stands there until it has come: with that, reading would end.
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await turnOn(page)
    const before = told.length
    await button(page, say(texts.read, locale)).click()
    const saidHere = () => told.slice(before).filter((one) => one !== 'silence')
    for (let part = 1; part <= 6; part++) {
      await expect.poll(() => saidHere().length).toBe(part)
      await page.evaluate(() => window.endSpoken())
    }
    const said = saidHere()
    expect(said.filter((one) => !one.startsWith(`${locale} `))).toEqual([])
    expect(said.some((one) => one.startsWith(`${locale} ${say(texts.button, locale)}: `))).toBe(true)
  }
})

// AX-05
test('a voice that sends the text elsewhere is never used, and it is said why there is none', async ({
  page,
}) => {
  const told = await stubSpeech(page, [{ lang: 'pt-BR', localService: false }])
  await page.goto('/')
  await turnOn(page)
  await expect(page.getByText(texts.remote.pt)).toBeVisible()
  await expect(button(page, texts.read.pt)).toHaveCount(0)
  await page.goto('/fr-fr/')
  await turnOn(page)
  await expect(page.getByText(texts.none.fr)).toBeVisible()
  expect(told.filter((one) => !/silence|page left/.test(one))).toEqual([])
})

// AX-05, VI-03
test('on a flow of violence it reminds of who may hear, can be reached in a dialog, and the quick exit silences it before the page goes', async ({
  page,
}) => {
  const told = await stubSpeech(page, ofEach)
  await page.goto('/#/violencia')
  await button(page, 'Experimentar a saída').click()
  const dialog = page.getByRole('dialog')
  await turnOn(page)
  await expect(dialog.getByText(texts.nearby.pt)).toBeVisible()
  // The page that the dialog shows has a main part of its own.
  await expectNoAxeViolations(page, 'dialog > section')
  await button(page, texts.read.pt).click()
  await expect.poll(() => told.at(-1)).toBe('pt-br Assim a tela fica')
  await button(page, 'Voltar').click()
  await expect.poll(() => told.at(-1)).toBe('silence')
  await expect(
    button(page, 'Experimentar a saída'),
    'the focus stays where the dialog leaves it',
  ).toBeFocused()
  await expect(page.getByText(texts.nearby.pt)).toBeVisible()
  await expectGoodScreen(page)
  const silent = told.length
  await button(page, texts.read.pt).click()
  await expect.poll(() => told.length).toBeGreaterThan(silent)
  const spoken = told.length
  await button(page, 'Sair depressa').click()
  await expect(heading(page)).toHaveText('Bolo de macaxeira')
  const after = told.slice(spoken)
  expect(after[0], 'the first that happens').toBe('silence')
  expect(after.filter((one) => !/silence|page left/.test(one))).toEqual([])
})
