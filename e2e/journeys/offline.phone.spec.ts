import type { BrowserContext, Page } from '@playwright/test'
import { displayDegrees } from '@delegacia/domain/geography/coordinates'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { expectNoAxeViolations } from '../support/expect-accessible.ts'
import { keepOnDevice, readDevice } from '../support/keep-on-device.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { dragPin, pinOf } from '../support/map-pin.ts'
import { leaveDraft, openSummary, wholeReport } from '../support/open-summary.ts'
import { numbersOfAccount, storedReport } from '../support/read-stored-reports.ts'
import { entryNames, fact, reporter, start, startOfLoss } from '../support/reporter-steps.ts'
import { core, expect, test } from '../support/test.ts'
import { kept, typed } from '../support/typed-values.ts'
import { choose, field, goOn, heading, openFolded, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|could not be/] })

const names = entryNames['pt-br']
const noVisit = () => Promise.resolve()

/** Says where it was without the search: the municipality from its list, the street in own words. */
async function writePlace(page: Page, at: string): Promise<void> {
  const search = field(page, at)
  await search.fill('magalhaes barata')
  await expect(page.getByText(/A busca de ruas precisa de internet/)).toBeVisible()
  await page.getByRole('button', { name: 'Minha rua não está na lista' }).click()
  await choose(page, `${at}-cidade`, 'belem')
  await page.getByRole('button', { name: 'É aqui' }).click()
  await field(page, `${at}/ds_logradouro`).fill('TRAVESSA DO PORTO')
}

/** A whole report of a loss, from the home to its summary, without a connection. */
async function writeLoss(page: Page): Promise<void> {
  const [identity, documents, contacts, profile] = reporter
  const account = fact[1]
  await chooseOccurrence(page, 'extravio')
  await start(page, noVisit, startOfLoss)
  for (const step of [identity, documents]) await step?.fill(page, names)
  await goOn(page)
  await contacts?.fill(page, names)
  await writePlace(page, '/envolvido/0/endereco/0')
  await field(page, '/envolvido/0/endereco/0/numero').fill(typed.houseNumber)
  await field(page, '/envolvido/0/endereco/0/complemento').fill(typed.houseDetails)
  await profile?.fill(page, names)
  await goOn(page)
  await field(page, '/objeto').getByRole('button').first().click()
  await choose(page, '/objeto/0/documento', names.card)
  await field(page, '/objeto/0/numero').fill(typed.lostDocument)
  await goOn(page)
  await goOn(page)
  await field(page, '/fato/ds_datahora').pressSequentially(typed.fact)
  await choose(page, '/fato/endereco/id_local', names.place)
  await writePlace(page, '/fato/endereco')
  await openFolded(page, field(page, '/fato/endereco/complemento'))
  await field(page, '/fato/endereco/complemento').fill(typed.placeDetails)
  await account?.fill(page, names)
  await goOn(page)
}

// OFF-09
test('the home that was opened once opens without a connection, in its language', async ({
  page,
  context,
}) => {
  await keepPortal(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Pode continuar a escrever/)).toBeVisible()
})

// OFF-09, OFF-11
test(
  'a whole report is written without a connection, and registered once it is back',
  core,
  async ({ page, context }) => {
    await keepPortal(page)
    await context.setOffline(true)
    await page.reload()
    await writeLoss(page)
    await expect(page.getByRole('button', { name: 'Registrar ocorrência' })).toBeVisible()
    await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
    await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toContainText(/00277/, { timeout: 40_000 })
    const { bop } = await registeredNumber(page)
    expect(await numbersOfAccount(kept.account)).toContain(bop)
  },
)

// OFF-19
test('the place of a theft is marked on the map without a connection, and sent once when it is back', async ({
  page,
  context,
}) => {
  await keepPortal(page)
  const words = 'MARCADO SEM CONEXÃO.'
  const relato_plain = `${words} ${'LEVARAM A MOCHILA NO PORTO. '.repeat(10)}`
  const { fato, ...report } = await wholeReport(page, 'furto', { relato_plain })
  const { endereco: _, ...nowhere } = fato
  const whenAndWhere = { kind: 'group', step: 'fato', group: 'quando-e-onde' } as const
  await leaveDraft(page, 'furto', { ...report, fato: nowhere }, whenAndWhere)
  await context.setOffline(true)
  await page.goto('/#/furto')
  await page.reload()
  await choose(page, '/fato/endereco/id_local', names.place)
  await writePlace(page, '/fato/endereco')

  const map = field(page, '/fato/endereco/lat')
  const place = map.getByRole('status').filter({ hasText: 'latitude' })
  await expect(pinOf(map)).toBeVisible()
  await expect(place).toContainText('Belém: latitude')
  const center = (await place.textContent()) ?? ''
  await dragPin(page, pinOf(map), 20, -15)
  await expect(place).not.toHaveText(center)
  await expect(map).toContainText('Lugar marcado no mapa.')
  const marked = (await place.textContent()) ?? ''
  await openFolded(page, field(page, '/fato/endereco/complemento'))
  await field(page, '/fato/endereco/complemento').fill(typed.placeDetails)
  await goOn(page)
  await expect(field(page, '/relato_plain')).toBeVisible()
  await goOn(page)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
  expect(await numbersOfAccount(words)).toEqual([])
  await context.setOffline(false)
  await expect(heading(page)).toContainText(/00277/, { timeout: 40_000 })
  const { bop } = await registeredNumber(page)
  expect(await numbersOfAccount(words)).toEqual([bop])
  const { endereco } = (await storedReport(bop)).fato
  const [latitude, longitude] = [endereco?.lat, endereco?.lng].map((degrees = '') =>
    displayDegrees(Number(degrees.replace(',', '.'))),
  )
  expect(marked).toContain(`latitude ${latitude}, longitude ${longitude}`)
})

/** Has the browser let the service worker send what waits, as it does once a connection is there. */
async function dispatchSync(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'enviar',
    lastChance: false,
  })
}

// OFF-15, OFF-16
test('a kept report is sent by the service worker when its page is closed, and the home shows its number', async ({
  page,
  context,
}) => {
  await keepPortal(page)
  const words = 'ENVIADO SEM PÁGINA.'
  await openSummary(page, 'extravio', { relato_plain: `${words} ${'PERDI A CARTEIRA. '.repeat(10)}` })
  await keepOnDevice(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Registrar ocorrência' }).click()
  await expect(page.getByRole('dialog', { name: 'Ainda não é um boletim' })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  // A page of this origin that is not the portal's: it sends nothing by itself. The browser may wake the worker before we do.
  const other = await context.newPage()
  await other.goto('/receita/pt-br.html')
  await dispatchSync(context, other)
  await expect.poll(() => numbersOfAccount(words), { timeout: 60_000 }).toHaveLength(1)
  const [bop] = await numbersOfAccount(words)
  await other.goto('/')
  const card = other.getByRole('region', { name: 'Guardado neste aparelho' })
  await expect(card).toContainText(/Já é um boletim: 00277/)
  await card.scrollIntoViewIfNeeded()
  await expectNoAxeViolations(other)
  await card.getByRole('button', { name: 'Ver o boletim' }).click()
  expect((await registeredNumber(other)).bop).toBe(bop)
  // Once the number has been on the screen for three seconds.
  await expect.poll(() => readDevice(other)).toMatchObject({ records: 0, keys: 0 })
  await other.goto('/')
  await expect(card).toHaveCount(0)
  expect(await numbersOfAccount(words)).toEqual([bop])
})

// OFF-06
test('without a connection a flow of violence says that nothing stays here, and whom to call', async ({
  page,
  context,
}) => {
  await keepPortal(page)
  await context.setOffline(true)
  await page.goto('/#/violencia_contra_mulher')
  const line = page.getByRole('status').filter({ hasText: 'Nada disto fica neste aparelho' })
  await expect(line).toBeVisible()
  await expect(line).toContainText('190')
  await expect(page.getByText(/Pode continuar a escrever/)).toBeHidden()
})

/** What the device has of the portal, by address. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return all.flat().toSorted()
  })

// OFF-09, OFF-13
test('what is kept is the same for who looked at violence and for who did not', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepPortal(page)
  const other = await browser.newContext({ serviceWorkers: 'allow', baseURL: baseURL ?? '' })
  const looking = await other.newPage()
  await keepPortal(looking)
  await looking.goto('/#/violencia_contra_mulher')
  await looking.locator('main').getByRole('button').last().click()
  await looking.waitForLoadState('networkidle')
  await looking.goto('/')
  await looking.waitForLoadState('networkidle')
  const kept = await keptAddresses(looking)
  expect(kept).toEqual(await keptAddresses(page))
  expect(kept.filter((url) => /USER_IP|ocorrencia|verificacao|api.print|api.acompanhar/.test(url))).toEqual(
    [],
  )
  await other.close()
})
