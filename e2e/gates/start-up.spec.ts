import { test as plain, type Page } from '@playwright/test'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { setUp } from '../support/operator-settings.ts'
import { checkAt } from '../support/before-steps.ts'
import { start, startOfLoss } from '../support/reporter-steps.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { field, goOn, heading } from '../support/wizard-actions.ts'

const newVersion = (page: Page) => page.getByRole('dialog', { name: 'Há uma versão nova do portal' })

test.describe('a new version', () => {
  // A cache that still serves the old page: this is logged, and the page stays.
  test.use({ expectedErrors: [/still runs .* after a restart/] })

  // SH-11
  test(
    'is announced and restarts the page once, and what was typed is still there',
    phoneAlone,
    async ({ page }) => {
      await page.goto('/#/extravio')
      await start(page, () => Promise.resolve(), startOfLoss)
      await field(page, '/envolvido/0/nome').fill('Conceição Ângela')
      await page.route('**/api/VERSAO_ATIVA_FRONTEND?*', (route) =>
        route.fulfill({ json: [{ versao: '99.0.0' }] }),
      )
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(newVersion(page)).toContainText('99.0.0')
      const reloaded = page.waitForEvent('load')
      await newVersion(page).getByRole('button', { name: 'Reiniciar agora' }).click()
      await reloaded
      await expect(field(page, '/envolvido/0/nome')).toHaveValue('CONCEIÇÃO ÂNGELA')
      await page.waitForLoadState('networkidle')
      await expect(newVersion(page)).toHaveCount(0)
    },
  )

  // SH-11, SH-18
  test(
    'is told the truth about a report of violence: Escape stays, a restart keeps the answers, stored nowhere',
    phoneAlone,
    async ({ page }) => {
      let versao = '99.0.0'
      await page.route('**/api/VERSAO_ATIVA_FRONTEND?*', (route) => route.fulfill({ json: [{ versao }] }))
      await page.goto('/#/violencia')
      await expect(newVersion(page)).toContainText('99.0.0')
      await page.keyboard.press('Escape')
      await expect(newVersion(page)).toHaveCount(0)
      const { warnings } = await getFlow('violencia')
      for (let card = 0; card <= warnings.length; card++) await goOn(page)
      await checkAt(page, 'isMulher', 0)
      versao = '99.1.0'
      // Only this page is so late: the restarted one runs on the browser's own clock and timers.
      await page.evaluate(() => {
        const late = Date.now() + 11 * 60_000
        Date.now = () => late
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(newVersion(page)).toContainText('99.1.0')
      await expect(newVersion(page)).toContainText('o que você já preencheu continua aqui')
      const reloaded = page.waitForEvent('load')
      await newVersion(page).getByRole('button', { name: 'Reiniciar agora' }).click()
      await reloaded
      await expect(page.getByRole('list', { name: 'Já respondido' })).toContainText('A vítima é mulher: Sim')
      expect(await page.evaluate(() => window.name + JSON.stringify(sessionStorage))).not.toContain(
        'isMulher',
      )
    },
  )
})

test.describe('a check that fails', () => {
  test.use({ expectedErrors: [/status of 500|The version could not/] })

  // SH-11
  test('is only logged', phoneAlone, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => void logged.push(`${message.type()} ${message.text()}`))
    await page.route('**/api/VERSAO_ATIVA_FRONTEND?*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/')
    await expect.poll(() => logged).toContainEqual(expect.stringMatching(/^error The version could not/))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[popover] p')).toHaveCount(0)
  })
})

// SH-03
test(
  'each page is counted by its pattern where the operator has a counter, otherwise not',
  phoneAlone,
  async ({ page }) => {
    const counted: (string | null)[] = []
    await page.route('**/count', (route) => {
      counted.push(route.request().postData())
      return route.fulfill({ status: 204 })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(counted).toEqual([])
    await setUp(page, { rastreador: '/count' })
    await page.goto('/#/validar/ABCD1234EFGH5678')
    await page.reload()
    await expect.poll(() => counted).toEqual(['pagina=%2Fvalidar%2F%3Acodigo%3F'])
    await page.getByRole('banner').getByRole('link').click()
    await expect.poll(() => counted).toEqual(['pagina=%2Fvalidar%2F%3Acodigo%3F', 'pagina=%2F'])
  },
)

test.describe('an address that the policy does not name', () => {
  test.use({ expectedErrors: [/Content Security Policy|Failed to (fetch|load)/] })

  // SH-03
  test('never gets a request, whatever the settings say', phoneAlone, async ({ page }) => {
    await setUp(page, { rastreador: 'https://stranger.example/count' })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
  })
})

// SH-15
test(
  'the older version is in a frame without its own header, footer and title',
  phoneAlone,
  async ({ page }) => {
    await setUp(page, { versaoAnterior: '/old/' })
    await page.route('**/old/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Velho</title><header>Topo</header><h1>Velho</h1><p>Consulta</p><footer>Fim</footer>',
      }),
    )
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Versão anterior' }).click()
    await expect(heading(page)).toHaveText('Versão anterior do portal')
    const frame = page.locator('main iframe')
    await expect(page.frameLocator('main iframe').locator('body')).toHaveText('Consulta')
    expect((await frame.boundingBox())?.height).toBe(1300)
    await expect(frame).toHaveAttribute('scrolling', 'no')
  },
)

// SH-15
test('a form is narrower than a page with cards', async ({ page }) => {
  const width = async () => (await page.locator('main .wrap').last().boundingBox())?.width ?? 0
  await page.goto('/')
  const home = await width()
  await page.goto('/#/extravio')
  await expect(heading(page)).toBeVisible()
  const form = await width()
  const room = page.viewportSize()?.width ?? 0
  expect([home, form]).toEqual([Math.min(room, 1120), Math.min(room, 704)])
})

for (const [where, way, ends] of [
  ['this server', '/en-us/', /\/en-us\/$/],
  ['an address on the operator’s list', 'https://example.org/login', /^https:\/\/example[.]org\/login/],
  ['no unknown address', 'https://stranger.example/', /^http:\/\/127[^#]*\/$/],
] as const)
  // SH-16
  plain(`a start that fails is logged, and leads to ${where}`, phoneAlone, async ({ page }) => {
    await setUp(page, { redirecionamentos: ['https://example.org/login'] })
    await page.addInitScript((url) => {
      document.getElementById = () => {
        throw Object.assign(new Error('planted'), { url })
      }
    }, way)
    const left: string[] = []
    await page.route(/^https:/, (route) => {
      left.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '' })
    })
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not start'))
    const settingsLoaded = page.waitForResponse('**/api/ajustes').catch(() => undefined)
    await page.goto('/')
    await logged
    if (way.startsWith('https')) await settingsLoaded
    await expect(page).toHaveURL(ends)
    expect(left).toEqual(where.startsWith('an address') ? [way] : [])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(left.length === 0 ? 1 : 0)
  })
