import type { Page } from '@playwright/test'
import { chooseOccurrence } from '../support/choose-occurrence.ts'
import { keepPortal } from '../support/keep-portal.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { entryNames, fact, reporter, start, startOfLoss } from '../support/reporter-steps.ts'
import { expect, test } from '../support/test.ts'
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
  await expect(page.getByText(/Sem internet agora/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('home-offline.png') })
})

// OFF-09, OFF-10, OFF-11
test('a whole report is written without a connection, and registered once it is back', async ({
  page,
  context,
}) => {
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
})
