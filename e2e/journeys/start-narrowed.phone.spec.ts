import { getFlow } from '@delegacia/flows/crimes/flows'
import {
  agree,
  chooseMunicipality,
  expectStart,
  municipalityBox,
  passCards,
} from '../support/before-steps.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { startOwnStation, type OwnStation } from '../support/start-own-station.ts'
import { expect, test } from '../support/test.ts'
import { heading } from '../support/wizard-actions.ts'

const port = await freePort()
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.describe.configure({ mode: 'default', timeout: 120_000 })

// The operator's settings about the start of a report, on a station of its own.
let station: OwnStation
test.beforeAll(async () => {
  test.setTimeout(180_000)
  station = await startOwnStation(port, {
    CRIMES_NOT_OFFERED: '1@1501402,15,28@1500107',
    HARASSMENT_RESTRICTED: 'on',
  })
})
test.afterAll(() => station.stop())

const notOffered = 'Isto não se registra pela internet'

// ST-08
test('a crime that is not available in the chosen municipality says so, with alternatives', async ({
  page,
}) => {
  const theft = await getFlow('furto')
  await page.goto('/')
  await chooseMunicipality(page, 'Belém')
  await expect(page.locator('a[href="#/extravio"]').first()).toBeAttached()
  await expect(page.locator('a[href="#/furto"]')).toHaveCount(0)

  await page.goto('/#/furto')
  await expect(heading(page)).toHaveText(notOffered)
  await expect(page.locator('main')).toContainText(`Em Belém, “${theft.title.pt}” não se registra`)
  await expect(page.locator('main')).toContainText('qualquer delegacia')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Registrar como outra ocorrência' }).click()
  await expectStart(page, await getFlow('registro-ocorrencia'))

  await page.goto('/#/furto')
  await page.getByRole('link', { name: 'Ver o que se registra por aqui' }).click()
  await expect(page.locator('#registrar')).toBeVisible()

  await page.goto('/#/furto')
  await municipalityBox(page).fill('')
  await expect(heading(page)).toHaveText(notOffered)
  await chooseMunicipality(page, 'Santarém')
  await expectStart(page, theft)
})

// ST-08
test('a crime that is available nowhere says so without a municipality', async ({ page }) => {
  await page.goto('/#/falso-alarme')
  await expect(heading(page)).toHaveText(notOffered)
  await expect(municipalityBox(page)).toHaveCount(0)
})

// ST-03, ST-08
test('a municipality chosen on the first card may not have the crime either', async ({ page }) => {
  await page.goto('/#/registro-ocorrencia')
  await chooseMunicipality(page, 'Abaetetuba')
  await expect(heading(page)).toHaveText(notOffered)
  await expect(page.getByRole('link', { name: 'Registrar como outra ocorrência' })).toHaveCount(0)
})

// ST-04
test('harassment is named among the restrictions where the operator says so', async ({ page }) => {
  await passCards(page, await getFlow('furto'))
  await expect(page.locator('main ul').first().locator('li')).toContainText(['Homicídio', 'Assédio'])
  await agree(page)
})
