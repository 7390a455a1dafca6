import type { Locator, Page } from '@playwright/test'

/** The pin of a map, which is moved by dragging or by the arrow keys. */
export const pinOf = (map: Locator): Locator => map.getByRole('application')

/** Drags the pin by pixels to the right and down. */
export async function dragPin(page: Page, pin: Locator, right: number, down: number): Promise<void> {
  await pin.scrollIntoViewIfNeeded()
  const box = await pin.boundingBox()
  if (!box) throw new Error('the pin is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 8 })
  await page.mouse.up()
}

/** Gives the page the addresses of two tile servers, `/tiles/state` and `/tiles/open`. The station has none: each test decides what they answer. */
export async function nameTileServers(page: Page, origin: string): Promise<void> {
  const servers = {
    estadual: `${origin}/tiles/state/{z}/{x}/{y}.png`,
    externo: `${origin}/tiles/open/{z}/{x}/{y}.png`,
    atribuicao: '© Quem desenhou',
  }
  await page.route('**/api/mapa', (route) => route.fulfill({ json: servers }))
}
