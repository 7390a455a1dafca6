import type { Page } from '@playwright/test'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { languages } from '../support/languages.ts'
import { dragPin, nameTileServers, pinOf } from '../support/map-pin.ts'
import { reporter, start, startOfTheft, entryNames } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
import { typed } from '../support/typed-values.ts'
import { choose, field, findPlace, goOn } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 180_000 })

const [portuguese] = languages
const place = '/fato/endereco/lat'

/** A theft with the reporter as the only party, up to the screen that asks when and where it was. */
async function walkToFact(page: Page): Promise<void> {
  await page.goto(portuguese.home)
  await chooseOccurrence(page, 'furto')
  await start(page, () => Promise.resolve(), startOfTheft)
  for (const { fill } of reporter) {
    await fill(page, entryNames['pt-br'])
    await goOn(page)
  }
  await field(page, '/objeto').getByRole('button').first().click()
  await choose(page, '/objeto/0/documento', entryNames['pt-br'].card)
  await field(page, '/objeto/0/numero').fill(typed.lostDocument)
  for (let screen = 0; screen < 5; screen++) await goOn(page)
  await expect(field(page, '/fato/ds_datahora')).toBeVisible()
}

// AD-02, FA-03, FA-04, FA-09, FA-10
test('the place of a theft is found by the advanced search, marked by keyboard, and refused outside Pará', async ({
  page,
}) => {
  await walkToFact(page)
  const address = field(page, '/fato/endereco')
  await expect(field(page, place)).toHaveCount(0)
  await page.getByRole('button', { name: 'Busca avançada' }).click()
  const search = page.getByRole('search')
  await expect(address).toBeFocused()
  await address.pressSequentially('66040170')
  await search.getByLabel('Logradouro').fill('magalhães barata')
  await page.keyboard.press('Enter')
  const first = search.getByRole('list').getByRole('button').first()
  await expect(first).toContainText('66040-170')
  await first.press('Enter')

  const map = field(page, place)
  const pin = pinOf(map)
  await expect(pin).toBeVisible()
  await goOn(page)
  await expect(map.locator('..')).toContainText('Mostre no mapa onde foi')
  const pointText = map.getByRole('status').filter({ hasText: 'latitude' })
  for (const _ of [7, 8, 9, 10]) await pin.press('-')
  await pin.press('Shift+ArrowRight')
  await expect(pointText).toContainText('mas o endereço escolhido é de Belém')
  for (const _ of [1, 2]) await pin.press('Shift+ArrowRight')
  await expect(pointText).toContainText('Fora do Pará')
  await expect(map).not.toContainText('Lugar marcado no mapa.')
  await goOn(page)
  await expect(map.locator('..')).toContainText('O marcador está fora do Pará')
  await expect(page.locator(`a[href="#campo-fato-endereco-lat"]`)).toBeVisible()

  for (const _ of [1, 2, 3]) await pin.press('Shift+ArrowLeft')
  await expect(pointText).toContainText('Belém: latitude -1,45540, longitude -48,48980')
  await expect(map).toContainText('Lugar marcado no mapa.')
  await fillTheRest(page)
  await goOn(page)
  await expect(field(page, '/fato/id_natureza_cidadao')).toBeVisible()
})

async function fillTheRest(page: Page): Promise<void> {
  await field(page, '/fato/ds_datahora').pressSequentially(typed.fact)
  await choose(page, '/fato/endereco/id_local', entryNames['pt-br'].place)
  await field(page, '/fato/endereco/complemento').fill(typed.placeDetails)
}

test.describe('with the tile servers cut off', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  // AD-01, AD-08, FA-03, FA-09, FA-10
  test('a street typed with an error is chosen by keyboard, its pin dragged, and moved by keys', async ({
    page,
    baseURL,
  }) => {
    await nameTileServers(page, new URL(baseURL ?? '').origin)
    const cutOff: string[] = []
    await page.route('**/tiles/**', (route) => {
      cutOff.push(route.request().url())
      return route.abort()
    })
    await walkToFact(page)
    const address = field(page, '/fato/endereco')
    await address.pressSequentially('av magalhaes barrata nazare')
    await expect(page.getByRole('option').first()).toContainText('66040-170')
    await address.press('ArrowDown')
    await address.press('Enter')
    await expect(page.locator('main dd', { hasText: 'Magalhães Barata' })).toBeVisible()

    const map = field(page, place)
    const pin = pinOf(map)
    await expect(pin).toBeVisible()
    await expect.poll(() => cutOff.length).toBeGreaterThan(0)
    const pointText = map.getByRole('status').filter({ hasText: 'latitude' })
    const chosen = await pointText.textContent()
    await dragPin(page, pin, 30, -20)
    await expect(pointText).not.toHaveText(chosen ?? '')
    await expect(pointText).toContainText('Belém: latitude')
    await expect(map).toContainText('Lugar marcado no mapa.')

    const dragged = await pointText.textContent()
    await pin.press('ArrowDown')
    await expect(pointText).not.toHaveText(dragged ?? '')
    for (let wider = 0; wider < 9; wider++) await pin.press('-')
    for (let east = 0; east < 3; east++) await pin.press('Shift+ArrowRight')
    await expect(pointText).toContainText('Fora do Pará')
    await fillTheRest(page)
    await goOn(page)
    await expect(map.locator('..')).toContainText('O marcador está fora do Pará')

    for (let west = 0; west < 3; west++) await pin.press('Shift+ArrowLeft')
    await expect(pointText).toContainText('Belém: latitude')
    await goOn(page)
    await expect(field(page, '/fato/id_natureza_cidadao')).toBeVisible()
  })
})

test.describe('where the map cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported/] })

  // FA-03, FA-15
  test('who does not know the point goes on without it', async ({ page }) => {
    await page.route(/\/(place-map|para-map)-[^/]*[.]js/, (route) => route.abort())
    await walkToFact(page)
    await findPlace(page, '/fato/endereco', '66040-170', '66040-170')
    await expect(page.getByText('O mapa não abriu.')).toBeVisible()
    await page.getByRole('button', { name: 'Não sei o ponto exato' }).click()
    await fillTheRest(page)
    await goOn(page)
    await expect(field(page, '/fato/id_natureza_cidadao')).toBeVisible()
  })
})
