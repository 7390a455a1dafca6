import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { chooseReason } from '../desk-officer.ts'
import type { See, Walked } from './see.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')
const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Opens the dialog of an act, looks at it, and closes it again. */
async function lookInto(page: Page, act: string, see: () => Promise<void>): Promise<void> {
  await click(page, act)
  await expect(dialogOf(page)).toBeVisible()
  await see()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

/** Claims the open report. */
export async function claim(page: Page): Promise<void> {
  await click(page, 'Pegar')
  await expect(page.getByText(/^Você, até/)).toBeVisible()
}

/** Opens a report of the queue for a reason. */
export async function openReport(page: Page, number: string, reason = 'Triagem da fila'): Promise<void> {
  await page.goto('/#/filas/da-unidade')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number.replace(/[/.]/g, '\\$&')) })
    .click()
  await chooseReason(page, reason)
}

/** A loss from its reason to every dialog, what an officer writes, and what comes while the report is open. */
export async function walkReport(page: Page, { reports, see }: Walked): Promise<void> {
  const [{ number } = { number: '' }] = reports
  await page.goto('/#/filas/da-unidade')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number.replace(/[/.]/g, '\\$&')) })
    .click()
  await expect(dialogOf(page)).toBeVisible()
  await see(page, 'abrir')
  await page.getByRole('radio', { name: 'Outro' }).check()
  await see(page, 'abrir-outro-motivo')
  await chooseReason(page, 'Triagem da fila')
  await see(page, 'boletim-livre')
  await page.getByText('O que agora não dá, e por quê').click()
  await see(page, 'boletim-o-que-nao-da')
  await claim(page)
  await see(page, 'boletim-com-voce')
  await click(page, 'Abrir a lista')
  await see(page, 'lista-de-digitar')

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('r')
  const text = page.getByLabel(/texto, em português/)
  await text.fill('Veja www.exemplo.com: o inquérito sai amanhã.')
  await expect(page.getByText(/Rascunho guardado/)).toBeVisible()
  await see(page, 'responder-com-avisos')
  await page.getByLabel(/modelo/).selectOption({ index: 1 })
  await see(page, 'responder-por-modelo')
  await page.keyboard.press('Escape')
  await click(page, 'Pedir correção')
  await dialogOf(page).getByRole('checkbox', { name: 'IMEI' }).first().check()
  await see(page, 'corrigir')
  await page.keyboard.press('Escape')
  for (const [act, name] of [
    ['Propor outro crime', 'propor'],
    ['Encaminhar', 'encaminhar'],
    ['Não cabe aqui', 'nao-cabe'],
    ['Dar número de autenticação novo', 'codigo-novo'],
    ['Começar a apuração', 'apuracao'],
    ['Pedir o original de porta-da-frente-arrombada.jpg', 'original'],
  ] as const)
    await lookInto(page, act, () => see(page, name))

  await click(page, /^Responder/)
  await page.getByLabel(/modelo/).selectOption({ index: 1 })
  await click(page, /^Enviar, com/)
  await expect(page.getByText('ainda não saiu')).toBeVisible()
  await see(page, 'mensagem-saindo', '.sendbar')
  await page.keyboard.press('z')
  await expect(page.getByText('ainda não saiu')).toBeHidden()
}

/** Something that comes while a report is read, a decision over it, the line that breaks, and the end of the session. */
export async function walkColleagues(
  page: Page,
  portal: APIRequestContext,
  { reports, see }: Walked,
): Promise<void> {
  const { number, code } = reports[2] ?? { number: '', code: '' }
  await openReport(page, number)
  await claim(page)
  const sent = await portal.post('/api/acompanhar/mensagem', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { numero: number, codigo: code, texto: 'Achei a caixa do celular, com o IMEI escrito.' },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  // The page asks by itself every 20 s.
  await page.clock.fastForward(21_000)
  await expect(page.getByText('Chegou algo depois que você leu')).toBeVisible()
  await see(page, 'boletim-chegou')
  await click(page, 'Começar a apuração')
  await click(page, 'Confirmar')
  await expect(page.getByText(/O boletim mudou desde que você leu/)).toBeVisible()
  await see(page, 'apuracao-mudou-antes')
  await page.keyboard.press('Escape')
  await click(page, 'Ver o que chegou')
  await expect(page.getByText('Chegou algo depois que você leu')).toBeHidden()
  await expect(page.getByText('Uma mensagem não prova quem escreveu.', { exact: false })).toBeVisible()
  await see(page, 'boletim-com-mensagem')
  await leaveAlone(page, see)
  await page.route('**/andamento*', (route) => route.abort())
  await page.clock.fastForward(21_000)
  await expect(page.getByText('Sem ligação com o servidor')).toBeVisible()
  await see(page, 'boletim-sem-ligacao')
  await page.unroute('**/andamento*')
  await page.keyboard.press('r')
  await page.getByLabel(/texto, em português/).fill('Obrigado, vamos anotar o IMEI.')
  await expect(page.getByText(/Rascunho guardado/)).toBeVisible()
  await page.context().clearCookies()
  await click(page, /^Enviar/)
  await expect(page.getByRole('dialog', { name: 'A sua sessão terminou' })).toBeVisible()
  await see(page, 'sessao-terminou')
}

/** OF-70. A screen that nobody touches for two minutes is covered, until somebody presses a key. */
async function leaveAlone(page: Page, see: See): Promise<void> {
  const isCovered = (wanted: boolean) =>
    page.waitForFunction((open) => Boolean(document.querySelector('dialog.cover')) === open, wanted)
  await page.clock.fastForward(121_000)
  await isCovered(true)
  await see(page, 'tela-coberta')
  await page.keyboard.press('x')
  await isCovered(false)
}

/** Violence at home: what stands above the telephone, and what two officers close. */
export async function walkViolence(page: Page, { reports, see }: Walked): Promise<void> {
  await openReport(page, reports.at(-1)?.number ?? '')
  await claim(page)
  await see(page, 'violencia')
  await click(page, /^Responder/)
  await see(page, 'violencia-responder')
  await page.keyboard.press('Escape')
  await lookInto(page, 'Dar número de autenticação novo', () => see(page, 'violencia-codigo-novo'))
  await lookInto(page, 'Registrar o primeiro contato', () => see(page, 'primeiro-contato'))
  await click(page, 'Começar a apuração')
  await click(page, 'Confirmar')
  await expect(page.getByText('Em apuração')).toBeVisible()
  await lookInto(page, 'Arquivar', () => see(page, 'violencia-arquivar'))
}
