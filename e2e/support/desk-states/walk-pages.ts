import { expect, type Page } from '@playwright/test'
import { hold, home, type Walked } from './see.ts'

const click = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Searching an identifier, with nothing and with something to find. */
export async function walkSearch(page: Page, { see }: Walked): Promise<void> {
  await page.goto('/#/buscar')
  await expect(page.getByText(/Restam \d+ de/)).toBeVisible()
  await see(page, 'buscar')
  const search = async (kind: string, value: string) => {
    await page.getByLabel('O que buscar').selectOption(kind)
    await page.getByLabel('Identificador', { exact: true }).fill(value)
    await page.getByLabel(/Motivo da busca/).fill('Aparelho apreendido na feira')
    await click(page, 'Buscar')
  }
  await search('imei', '356938035643809')
  await expect(
    page
      .locator('[role=status]')
      .filter({ hasText: /boletim|00277/ })
      .first(),
  ).toBeVisible()
  await see(page, 'buscar-resposta')
  await search('imei', '12')
  await expect(page.locator('[role=alert] .error')).toBeVisible()
  await see(page, 'buscar-errado')
}

/** Through the glass, from another unit. */
export async function walkGlass(page: Page, { reports, see }: Walked): Promise<void> {
  await page.goto('/#/entre-unidades')
  await expect(page.getByRole('heading', { name: 'Abrir entre unidades' })).toBeVisible()
  await see(page, 'entre-unidades')
  await page.getByLabel('Número do boletim').fill('00277/2026.000001-0')
  await page.getByLabel(/Por que a unidade de lá/).fill('Vítima internada aqui')
  await click(page, 'Abrir por 60 minutos')
  await expect(page.locator('[role=alert] .error')).toBeVisible()
  await see(page, 'entre-unidades-nao-achado')
  await page.getByLabel('Número do boletim').fill(reports[0]?.number ?? '')
  await click(page, 'Abrir por 60 minutos')
  await expect(page.getByText('Boletim de outra unidade, só para ler')).toBeVisible()
  await see(page, 'entre-unidades-aberto')
}

/** One's own keys and app, and the proof that is asked again. */
export async function walkKeys(page: Page, { see }: Walked): Promise<void> {
  await page.goto('/#/chaves')
  await expect(page.getByText('Este computador')).toBeVisible()
  await see(page, 'chaves')
  await click(page, 'Cadastrar outra chave')
  await see(page, 'chaves-outra')
  await page.keyboard.press('Escape')
  await click(page, 'Tirar a chave Este computador')
  await see(page, 'chaves-tirar')
  await click(page, 'Tirar')
  await expect(page.locator('[role=alert] .error')).toBeVisible()
  await see(page, 'chaves-ultima')
  await page.keyboard.press('Escape')
  await click(page, 'Cadastrar um aplicativo')
  await expect(page.locator('.secret')).toBeVisible()
  await see(page, 'aplicativo')
  await page.keyboard.press('Escape')
  await page.route('**/api/codigo/opcoes', (route) =>
    route.fulfill({ status: 403, json: { erro: 'prova-de-novo', mensagem: 'Prove de novo que é você.' } }),
  )
  await click(page, 'Cadastrar um aplicativo')
  await expect(page.getByRole('dialog', { name: 'Prove de novo que é você' })).toBeVisible()
  await see(page, 'provar-de-novo')
  await page.getByRole('button', { name: /código/ }).click()
  await see(page, 'provar-com-codigo')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/codigo/opcoes')
}

/** What a chief sees: accounts, a report without its content; and what a second person confirms. */
export async function walkChief(page: Page, second: Page, { station, reports, see }: Walked): Promise<void> {
  await page.goto('/#/contas')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await see(page, 'contas')
  await click(page, 'Convidar')
  await page.getByLabel('Nome', { exact: true }).fill('P. Castro')
  await page.getByLabel('Matrícula').fill('5920001')
  await see(page, 'contas-convidar')
  await page.getByRole('dialog').getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText('ele não aparece de novo')).toBeVisible()
  await see(page, 'contas-convite')
  await page.keyboard.press('Escape')
  await page.reload()
  for (const [act, name] of [
    [/^Encerrar sessões: /, 'contas-encerrar'],
    [/^Desligar: /, 'contas-desligar'],
    [/^Mover: /, 'contas-mover'],
    [/^Fim da função: /, 'contas-fim-da-funcao'],
    ['Pedir recuperação: P. Castro', 'contas-recuperar'],
  ] as const) {
    await page.getByRole('button', { name: act }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await see(page, name)
    if (name !== 'contas-recuperar') await page.keyboard.press('Escape')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir recuperação' }).click()
  await expect(page.getByText('Outra pessoa precisa confirmar')).toBeVisible()
  await second.goto('/#/contas')
  await expect(second.getByText('O que espera a segunda pessoa')).toBeVisible()
  await see(second, 'contas-recuperacao-espera')
  await click(second, 'Confirmar')
  await see(second, 'contas-confirmar-recuperacao')
  await second.keyboard.press('Escape')
  const cancelled = ['--reason', 'duplicado', '--by', 'Esc. Ana Lima', '--yes']
  station.operate('papers', 'cancel', reports[2]?.number ?? '', ...cancelled)
  await page.goto('/#/filas/da-unidade')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp((reports[2]?.number ?? '').replace(/[/.]/g, '\\$&')) })
    .click()
  await expect(page.getByText('A chefia vê o andamento')).toBeVisible()
  await expect(page.getByText('Documento cancelado')).toBeVisible()
  await see(page, 'boletim-da-chefia')
}

/** What an auditor sees, after officers were at work. */
export async function walkAuditor(page: Page, walked: Walked): Promise<void> {
  const { see } = walked
  await walkWaiting(page, walked, [['auditoria', 'auditoria', 'Carregando o registro']])
  await page.reload()
  await expect(page.getByText('Pede atenção')).toBeVisible()
  await see(page, 'auditoria')
  await click(page, 'Verificar agora')
  await expect(page.getByText('A cadeia está inteira')).toBeVisible()
  await see(page, 'auditoria-verificada')
}

type Waiting = readonly [name: string, call: string, loading: string]

/** A page while it loads, and when the server has failed. */
async function walkWaiting(page: Page, { see }: Walked, pages: readonly Waiting[]): Promise<void> {
  for (const [name, call, loading] of pages) {
    // Another page first: an address that is there already asks for nothing.
    await page.goto('/#/chaves')
    const answer = await hold(page, `**/api/${call}`, 503)
    await page.goto(`/#/${name}`)
    await expect(page.getByText(loading)).toBeVisible()
    await see(page, `${name}-carregando`)
    await answer()
    await see(page, `${name}-com-defeito`)
  }
}

const late = (id: string, falha: string, parada: boolean) => ({
  id,
  numero: `00277/2026.00018${id}-8`,
  recebedor: 'SISP da unidade',
  modo: 'envio',
  desde: new Date(Date.now() - 82 * 60_000).toISOString(),
  minutos: 82,
  tentativas: 7,
  falha,
  parada,
})
const exact = (valor: number) => ({ tipo: 'exato', valor })
const hidden = { tipo: 'oculto' }
const pace = { primeiroOlharHoras: exact(26), corrigidos: { tipo: 'poucos' }, respondidos: hidden }

/** Late deliveries and figures: loading, failing, empty, and as after months of work, which no station has in a minute. */
export async function walkOperations(page: Page, walked: Walked): Promise<void> {
  const { see } = walked
  await walkWaiting(page, walked, [
    ['numeros', 'numeros', 'Carregando os números'],
    ['contas', 'contas', 'Carregando as contas'],
    ['assinaturas', 'assinaturas', 'Carregando as assinaturas'],
  ])
  for (const [name, empty] of [
    ['entregas', 'Tudo chegou'],
    ['numeros', 'Nenhum boletim nesse mês'],
  ] as const) {
    await page.goto(`/#/${name}`)
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
    await see(page, `${name}-vazio`)
  }
  await page.route('**/api/entregas', (route) =>
    route.fulfill({ json: { total: 2, entregas: [late('7', '503', true), late('9', 'tempo', false)] } }),
  )
  await page.route('**/api/numeros', (route) =>
    route.fulfill({
      json: {
        mes: '2026-10',
        unidades: [{ unidade: home, recebidos: exact(1200), ...pace }],
        meioDasOutras: pace,
      },
    }),
  )
  await page.goto('/#/entregas')
  await page.reload()
  await expect(page.getByText('o sistema está com defeito (503)')).toBeVisible()
  await see(page, 'entregas')
  await page.goto('/#/numeros')
  await expect(page.getByRole('rowheader', { name: /No meio das outras/ })).toBeVisible()
  await see(page, 'numeros')
}
