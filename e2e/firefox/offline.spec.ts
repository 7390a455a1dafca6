import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { numbersOfAccount } from '../support/read-stored-reports.ts'
import { withKnownPlaces } from '../support/register-report.ts'
import { expect, test } from './support/test.ts'
import type { Visitor } from './support/visitor.ts'
import { registeredNumber, storedAs } from './support/walk.ts'

test.describe.configure({ timeout: 240_000 })
// If there is no connection the page cannot learn whether it is the newest.
test.use({ expectedErrors: [/could not be checked/] })

/** Opens the home and waits until the portal is on the device whole. */
async function keepPortal(visitor: Visitor): Promise<void> {
  await visitor.open('/')
  await visitor.until('the portal is kept', () =>
    visitor.page.evaluate(async () => (await caches.match('/completo')) !== undefined),
  )
}

/** Opens a whole loss with that account at its summary, from the draft that the tab keeps. */
async function openSummary(visitor: Visitor, request: APIRequestContext, words: string): Promise<void> {
  const relato_plain = `${words} ${'PERDI A CARTEIRA NO ÔNIBUS. '.repeat(10)}`
  const report = await withKnownPlaces(request, { ...reportOf('extravio'), relato_plain })
  const draft = JSON.stringify({ key: randomUUID(), report, screen: { kind: 'summary' } })
  await visitor.page.evaluate((kept) => sessionStorage.setItem('rascunho:extravio', kept), draft)
  await visitor.open('/#/extravio')
  await visitor.see(register)
}

const register = { css: 'main button', named: 'Registrar ocorrência' }
const waiting = { css: '[role=dialog], dialog', named: 'Ainda não é um boletim' }

// FX-01
test('the portal opens in Firefox without a connection, and a report is sent once when it is back', async ({
  visitor,
  request,
  photograph,
}) => {
  const { page } = visitor
  const words = `SEM CONEXÃO NO FIREFOX, DIA ${test.info().repeatEachIndex}.`
  await keepPortal(visitor)
  await page.setOfflineMode(true)
  await page.reload()
  await visitor.see({ css: 'p, output, [role=status]', named: 'Pode continuar a escrever' })
  await photograph('home-offline')
  await page.setOfflineMode(false)
  await openSummary(visitor, request, words)
  await page.setOfflineMode(true)
  await visitor.press(register)
  await visitor.see(waiting)
  await photograph('waiting')
  expect(await numbersOfAccount(words)).toEqual([])
  await page.setOfflineMode(false)
  const number = await registeredNumber(visitor)
  expect(await numbersOfAccount(words)).toEqual([storedAs(number)])
})
