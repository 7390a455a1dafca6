import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { languages, onPhone } from '../support/languages.ts'
import { dragPin, nameTileServers, pinOf } from '../support/map-pin.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

const belem = '/mapa/-1,45540/-48,48980'

const main = (page: Page) => page.locator('main')
const pointText = (page: Page): Locator =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /latitud/i })

/** Latitude and longitude as the page shows them. */
async function shownPoint(page: Page): Promise<[number, number]> {
  const text = (await pointText(page).textContent()) ?? ''
  const [latitude = NaN, longitude = NaN] = [...text.matchAll(/-?\d+,\d{5}/g)].map(([degrees]) =>
    Number(degrees.replace(',', '.')),
  )
  return [latitude, longitude]
}

async function open(page: Page, route: string, home = '/'): Promise<Locator> {
  await page.goto(`${home}#${route}`)
  await expect(heading(page)).toBeVisible()
  const pin = pinOf(main(page))
  await expect(pin).toBeVisible()
  return pin
}

// FA-03, FA-10
test('the pin is dragged, and the page describes the place', async ({ page }) => {
  const pin = await open(page, belem)
  await expect(pointText(page)).toContainText('Belém: latitude -1,45540, longitude -48,48980')
  await dragPin(page, pin, 40, -30)
  await expect(pointText(page)).not.toContainText('-48,48980')
  const [latitude, longitude] = await shownPoint(page)
  expect(latitude).toBeGreaterThan(-1.4554)
  expect(longitude).toBeGreaterThan(-48.4898)
})

// FA-10
test(
  'the arrow keys move the pin, with Shift further and closer by with a closer map',
  phoneAlone,
  async ({ page }) => {
    const pin = await open(page, belem)
    const moved = async (key: string) => {
      const before = await shownPoint(page)
      const text = (await pointText(page).textContent()) ?? ''
      await pin.press(key)
      await expect(pointText(page)).not.toHaveText(text)
      const after = await shownPoint(page)
      return [after[0] - before[0], after[1] - before[1]] as const
    }
    const [north, still] = await moved('ArrowUp')
    expect(north).toBeGreaterThan(0)
    expect(still).toBeCloseTo(0, 4)
    const [, west] = await moved('ArrowLeft')
    expect(west).toBeLessThan(0)
    expect((await moved('Shift+ArrowUp'))[0]).toBeGreaterThan(north * 5)
    await pin.press('+')
    await pin.press('+')
    expect((await moved('ArrowUp'))[0]).toBeLessThan(north / 2)
    await expect(pin).toBeFocused()
  },
)

// FA-10
test('a tap on the map brings the pin there', async ({ page }) => {
  await page.goto('/#/mapa')
  const map = page.locator('.leaflet-container')
  await expect(map).toBeVisible()
  await expect(pinOf(main(page))).toHaveCount(0)
  await map.click({ position: { x: 140, y: 200 } })
  await expect(pinOf(main(page))).toBeVisible()
  await expect(pointText(page)).toContainText(/latitude -\d/)
})

// FA-09, FA-10
test(
  'a place outside Pará is reported as outside, and coordinates beyond the map are refused',
  phoneAlone,
  async ({ page }) => {
    await open(page, '/mapa/0,03490/-51,06940')
    await expect(pointText(page)).toContainText('Fora do Pará')
    await page.locator('main summary').click()
    await page.locator('#latitude').fill('-23.55')
    await page.locator('#longitude').fill('-46,63')
    await page.locator('#longitude').press('Enter')
    await expect(page.getByRole('alert')).toContainText('Confira as coordenadas')
    await page.locator('#latitude').fill('-2.4431')
    await page.locator('#longitude').fill('-54,7083')
    await page.locator('#longitude').press('Enter')
    await expect(pointText(page)).toContainText('Santarém')
  },
)

test.describe('the position of the device', () => {
  // FA-11
  test('brings the pin, asked only when the button is pressed', phoneAlone, async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -5.3686, longitude: -49.1178 })
    await page.goto('/#/mapa')
    await expect(page.locator('.leaflet-container')).toBeVisible()
    await expect(pinOf(main(page))).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Usar minha posição' }).click()
    await expect(pointText(page)).toContainText('Marabá: latitude -5,36860, longitude -49,11780')
  })

  // FA-11
  test('stays unknown when the person refuses, and the documents say so', phoneAlone, async ({ page }) => {
    await page.goto('/#/mapa')
    await main(page).getByRole('button', { name: 'Usar minha posição' }).click()
    await expect(main(page).getByText('Usuário negou a permissão de geolocalização.')).toBeVisible()
  })
})

for (const { locale, home } of languages) {
  test(`axe finds nothing on the page of the map in ${locale}`, onPhone(locale), async ({ page }) => {
    await open(page, belem, home)
    await expect(page.getByText('IBGE', { exact: false }).first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

test.describe('pictures of the ground', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  /** The operator's settings, with tile servers that this test plays. */
  async function serve(page: Page, origin: string): Promise<string[]> {
    const requested: string[] = []
    await nameTileServers(page, origin)
    await page.route('**/tiles/**', (route) => {
      requested.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'image/png', body: picture })
    })
    return requested
  }

  // FA-10
  test(
    'come from the State, and from the open server only where the person chose it',
    phoneAlone,
    async ({ page, baseURL }) => {
      const requested = await serve(page, new URL(baseURL ?? '').origin)
      await open(page, belem)
      await expect.poll(() => requested.length).toBeGreaterThan(3)
      expect(requested.every((path) => path.startsWith('/tiles/state/16/'))).toBe(true)
      await expect(main(page)).toContainText('© Quem desenhou')
      requested.length = 0
      await main(page).getByRole('checkbox').check()
      await expect.poll(() => requested.some((path) => path.startsWith('/tiles/open/16/'))).toBe(true)
    },
  )

  test.describe('that do not come', () => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    // FA-10
    test('leave the map as it is without them', phoneAlone, async ({ page, baseURL }) => {
      await nameTileServers(page, new URL(baseURL ?? '').origin)
      await page.route('**/tiles/**', (route) => route.abort())
      const pin = await open(page, belem)
      await pin.press('ArrowUp')
      await expect(pointText(page)).not.toContainText('-1,45540')
      await expect(pointText(page)).toContainText('Belém')
      await expect(page.locator('.leaflet-container path').first()).toBeAttached()
    })
  })
})

test('a point is copied with its link, which leads to it again', phoneAlone, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, belem)
  await main(page).getByRole('button', { name: 'Copiar' }).click()
  await expect(main(page).getByText('Copiado.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Latitude: -1,45540')
  const link = /Link: (\S+)/.exec(copied)?.[1] ?? ''
  await page.goto('about:blank')
  await page.goto(link)
  await expect(pointText(page)).toContainText('Belém: latitude -1,45540')
})
