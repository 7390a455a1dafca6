import { displayDegrees } from '@delegacia/domain/geography/coordinates'
import { storedReport } from '../support/read-stored-reports.ts'
import { routeReport } from '../support/route-report.ts'
import { expect, test } from './support/test.ts'
import type { Visitor } from './support/visitor.ts'
import { registeredNumber, storedAs, walkToSummary } from './support/walk.ts'

test.describe.configure({ timeout: 240_000 })

const pin = { css: '[role=application]' }

/** What the page says of the place of the pin, once it is not what was said before. */
const placeBeside = (visitor: Visitor, before: string): Promise<string> =>
  visitor.until('the place in words', async () => {
    const { text } = await visitor.see({ css: 'main p span', named: 'latitude' })
    return text !== before && text
  })

/** Drags the pin with the pointer, then moves it by a key; what the page says of it then. */
async function movePin(visitor: Visitor): Promise<string> {
  const { mouse, keyboard } = visitor.page
  const chosen = await placeBeside(visitor, '')
  const { spot } = await visitor.see(pin)
  if (!spot) throw new Error('the pin cannot be dragged')
  await mouse.move(spot.x, spot.y)
  await mouse.down()
  await mouse.move(spot.x + 30, spot.y - 20, { steps: 8 })
  await mouse.up()
  const dragged = await placeBeside(visitor, chosen)
  await keyboard.press('ArrowDown')
  return placeBeside(visitor, dragged)
}

// FX-01
test('a theft is filed in Firefox, its pin dragged on the map and moved by a key', async ({
  visitor,
  photograph,
}) => {
  const { flow, context } = await routeReport('furto')
  const report = {
    ...context.report,
    envolvido: context.report.envolvido.slice(0, 1),
    // The phone, which its nature is about.
    objeto: context.report.objeto.filter(({ id_tipo_objeto }) => id_tipo_objeto === 2),
  }
  let said = ''
  await walkToSummary(visitor, { flow, context: { ...context, report } }, async () => {
    if (await visitor.page.$(pin.css)) {
      said = await movePin(visitor)
      await photograph('map')
    }
  })
  await visitor.goOn()
  const { endereco } = (await storedReport(storedAs(await registeredNumber(visitor)))).fato
  const [latitude, longitude] = [endereco?.lat, endereco?.lng].map((degrees = '') =>
    displayDegrees(Number(degrees.replace(',', '.'))),
  )
  expect(said).toBe(`Belém: latitude ${latitude}, longitude ${longitude}`)
})
