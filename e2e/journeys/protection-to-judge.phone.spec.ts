import type { Page } from '@playwright/test'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { stateNow } from '@delegacia/domain/language/dates'
import { say } from '@delegacia/domain/language/text'
import { texts as offer } from '../../apps/web/pages/report/finish/protection-card-texts.ts'
import { texts } from '../../apps/web/pages/risk-form/protection-texts.ts'
import { texts as now } from '../../apps/web/pages/risk-form/what-now-texts.ts'
import { button, reported, skipTo, textOf } from '../support/ask-protection.ts'
import { sitDown, type OfficerAtDesk } from '../support/desk-officer.ts'
import { download } from '../support/download-pdf.ts'
import { expectGoodScreen } from '../support/expect-good-screen.ts'
import { cardOf, openThread } from '../support/follow-report.ts'
import { languages, type Language } from '../support/languages.ts'
import { takeFromQueue } from '../support/officers-part.ts'
import { signaturesOf, textOf as printed, withoutBlanks } from '../support/read-pdf.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'
import { goOn, heading } from '../support/wizard-actions.ts'

const [port, deskPort] = [await freePort(), await freePort()]
const [portuguese] = languages

let station: DeskStation
let delegate: OfficerAtDesk
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  const first = { role: 'delegado', name: 'M. Lobato', registration: '5900001', unit: 'Delegacia Virtual' }
  // As if Belém had no court of its own and Ananindeua's were the one for it.
  const settings = { COURT_SEATS: 'A. Souza, 2026-11-27; 1501402=1500800' }
  const started = await startDeskStation(port, deskPort, first, { settings })
  ;({ station } = started)
  // The newer invitation opens the account with both duties.
  const code = station.invite({ ...first, role: 'entrevistador' })
  delegate = await sitDown(browser, `http://localhost:${deskPort}`, code)
})
test.afterAll(() => station?.stop())
// One station for all: each worker would start its own.
test.describe.configure({ mode: 'default', timeout: 360_000 })
// The browser's lines about calls without a line.
test.use({ baseURL: `http://127.0.0.1:${port}`, expectedErrors: [/Failed to load resource/] })

/** From the number of the report to its questions: no code is asked for. */
async function seeQuestions(page: Page, { locale }: Language): Promise<void> {
  await page.getByRole('link', { name: say(offer.go, locale), exact: true }).click()
  await expect(heading(page)).toHaveText(say(texts.title, locale))
}

/** The line breaks as she sends: the same request goes again by itself, and she is told that it is no report until then. */
async function sendOverBrokenLine(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await goOn(page)
  await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(heading(page)).toContainText('00277', { timeout: 60_000 })
}

/** The officer takes the report from the queue; the sealed request that its card gives. */
async function requestFor(desk: Page, numero: string): Promise<Buffer> {
  await takeFromQueue(desk, numero, 'Triagem da fila')
  const card = cardOf(desk, 'Pedido de medidas ao juiz')
  await expect(card).toContainText('Enviar até')
  const pending = card.getByRole('button', { name: 'Ver se já está pronto' })
  const file = card.getByRole('button', { name: 'Baixar o pedido selado' })
  await expect(async () => {
    if (await pending.isVisible()) await pending.click()
    await expect(file).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  return download(desk, file)
}

// RF-11, RF-12, RF-13, RF-15, RF-16
test('what a woman reports and asks on a slow phone whose line breaks is a sealed request in the hands of an officer', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const own = await reported(page, portuguese, async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await sendOverBrokenLine(page)
    // A slow page keeps a processor busy even while it waits; `protection.phone.spec.ts` asks on one.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  })
  await seeQuestions(page, portuguese)
  await button(page, texts.begin).click()
  await page.getByRole('checkbox', { name: 'Sim, de outro jeito' }).check()
  await page.getByLabel('Sim, de outro jeito: quer dizer qual ou como?').fill('com um terçado')
  await skipTo(page, '14')
  await page.getByRole('checkbox', { name: 'Sim, com essa pessoa' }).check()
  const howMany = page.getByLabel('Sim, com essa pessoa: quantas pessoas?')
  await howMany.fill('0')
  await button(page, texts.next).click()
  // What the station would refuse leads back to its field.
  await expect(page.getByText('Escreva um número inteiro de 1 a 30.')).toBeVisible()
  await expect(howMany).toBeFocused()
  await expect(heading(page)).toHaveText(textOf('14').pt)
  // The line breaks in the form: she goes on, and is told where her answers are.
  await page.context().setOffline(true)
  await howMany.fill('2')
  await expect(page.getByText(texts.waiting.pt)).toBeVisible()
  await skipTo(page, 'medidas-distancia')
  await page.context().setOffline(false)
  await expect(page.getByText(texts.kept.pt)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('checkbox').nth(0).check()
  await skipTo(page, 'dependentes')
  // And in the request to the judge, until after she handed it in.
  await page.context().setOffline(true)
  await page.getByLabel('Nome e idade de cada pessoa').fill('Ana, 5 anos\nLia, 9 anos')
  await expect(page.getByText(texts.waiting.pt)).toBeVisible()
  await button(page, texts.end).click()
  await button(page, texts.handIn).click()
  await expectGoodScreen(page)
  await page.context().setOffline(false)
  await expect(heading(page)).toHaveText(now.title.pt, { timeout: 30_000 })
  await expect(page.getByText(now.copy.pt)).toBeVisible()
  // LW-07
  await expect(page.getByText(now.noCourt.pt)).toBeVisible()

  const { page: desk } = delegate
  const pdf = await requestFor(desk, own.numero)
  await expectGoodScreen(desk)
  expect(signaturesOf(pdf)).toContain('Signature is Valid')
  const text = printed(pdf)
  for (const part of ['com um terçado', 'Ana, 5 anos', '(quantos: 2)', 'Não chegar perto', own.numero])
    expect(text).toContain(withoutBlanks(part))
  expect(text).not.toContain(own.codigo)

  await keepsPartTwo(desk, own.numero)
  await ordersRemoval(desk, own.numero)
  await desk.setViewportSize({ width: 360, height: 740 })
  await expectGoodScreen(desk)
  // She opens her report again: nothing tells of it.
  await openThread(page, { language: portuguese, number: own.numero, code: own.codigo })
  await expect(page.getByText(/entrevista|Parte II/i)).toHaveCount(0)
})

// RF-11, RF-12, RF-13, RF-15
for (const language of languages.filter((one) => one !== portuguese))
  test(`what a woman reports and asks in ${language.locale} reaches the officer as a sealed request`, async ({
    page,
  }) => {
    const own = await reported(page, language)
    await seeQuestions(page, language)
    await button(page, texts.begin, language).click()
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('checkbox').nth(2).check()
    await page.getByRole('textbox').fill('terçado')
    await expect(page.getByText(say(texts.kept, language.locale))).toBeVisible()
    await skipTo(page, 'medidas-distancia', language)
    await page.getByRole('checkbox').nth(0).check()
    await skipTo(page, 'contato', language)
    await button(page, texts.end, language).click()
    await expect(heading(page)).toHaveText(say(texts.summary, language.locale))
    await expectGoodScreen(page)
    await button(page, texts.handIn, language).click()
    await expect(heading(page)).toHaveText(say(now.title, language.locale))

    const pdf = await requestFor(delegate.page, own.numero)
    expect(signaturesOf(pdf)).toContain('Signature is Valid')
    const text = printed(pdf)
    for (const part of ['terçado', 'Não chegar perto', own.numero])
      expect(text).toContain(withoutBlanks(part))
    expect(text).not.toContain(own.codigo)
  })

/** RF-25. A trained officer fills in Part II by keyboard, and takes its own sealed paper. */
async function keepsPartTwo(desk: Page, numero: string): Promise<void> {
  const card = cardOf(desk, 'Parte II da avaliação de risco')
  await card.getByRole('button', { name: 'Abrir a Parte II' }).press('Enter')
  await card.getByRole('button', { name: 'Preencher a Parte II' }).press('Enter')
  const save = card.getByRole('button', { name: 'Guardar e selar' })
  await save.press('Enter')
  const first = card.getByLabel('1. Percepção de risco por parte da vítima')
  await expect(card.getByText('Responda ou marque pelo menos uma pergunta.')).toBeVisible()
  await expect(first).toBeFocused()
  await desk.keyboard.type('Dorme na casa da irmã.')
  const second = card.getByRole('group', { name: '2. Contexto atual' })
  await second.getByRole('checkbox', { name: 'Não perguntei' }).press('Space')
  await expectGoodScreen(desk)
  await card.getByLabel('Seu cargo').fill('Escrivã')
  await desk.keyboard.press('Enter')
  await expect(card.getByText('Guardada. A versão nova está abaixo.')).toBeVisible()
  const pdf = await download(desk, card.getByRole('button', { name: 'Baixar a versão 1 selada' }))
  expect(signaturesOf(pdf)).toContain('Signature is Valid')
  const text = printed(pdf)
  for (const part of ['Dorme na casa da irmã.', 'Não perguntei', 'Escrivã', numero])
    expect(text).toContain(withoutBlanks(part))
}

/** LW-07, LW-08, LW-11, LW-13. The officer reads the rule, tells the order that was given, and takes the paper for the judge. */
async function ordersRemoval(desk: Page, numero: string): Promise<void> {
  const card = cardOf(desk, 'Risco agora, e o juiz em outra cidade')
  await expect(card).toContainText('Este município não é sede de comarca.')
  await expect(card).toContainText('o juiz é avisado em até 24 horas')
  await card.getByRole('button', { name: 'Registrar afastamento do lar' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Afastamento do lar ordenado' })
  await dialog.getByLabel('Dia e hora da ordem').fill(stateNow(new Date()))
  await dialog.getByLabel('Nome e matrícula de quem ordenou').fill('M. Lobato, 5900001')
  await expectGoodScreen(desk)
  await dialog.getByRole('button', { name: 'Registrar a ordem' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText(/Avisar o juiz até .*\(23 h|\(24 h/)
  await expectGoodScreen(desk)
  const pdf = await download(desk, card.getByRole('button', { name: 'Baixar a comunicação nº 1' }))
  expect(signaturesOf(pdf)).toContain('Signature is Valid')
  const text = printed(pdf)
  const court = 'Ao juízo da comarca de Ananindeua, competente para Belém'
  for (const part of [court, 'M. Lobato, 5900001', 'art. 12-C, II', numero])
    expect(text).toContain(withoutBlanks(part))
}
