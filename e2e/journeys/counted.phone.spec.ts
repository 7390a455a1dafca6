import { readFile } from 'node:fs/promises'
import { request as requests, type Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { monthOf, settlesAt } from '@delegacia/domain/desk/figures/counted-month'
import { publishFigures } from '../../apps/server/citizen/panel/keep-figures.ts'
import { texts } from '../../apps/server/citizen/panel/panel-texts.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { openDatabase } from '../../apps/server/store/connection/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/store/embedded/embedded-postgres.ts'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { fileReport } from '../support/citizens-part.ts'
import { languages, type Language } from '../support/languages.ts'
import { registerLoss, registerReport } from '../support/register-report.ts'
import { startOwnStation, type OwnStation } from '../support/start-own-station.ts'
import { expect, test } from '../support/test.ts'

const port = await freePort()
const address = `http://127.0.0.1:${port}`
const [portuguese] = languages
/** Losses besides the one of the citizen: a kind with fewer than five reports is not shown. */
const others = 5
const counted = String(others + 1)
/** Of the generic form, which is hidden first: the kinds without a report are small, and one alone could be worked out. */
const generic = 9
const [loss] = crimes.filter(({ url }) => url === 'extravio')

let station: OwnStation
test.beforeAll(async () => {
  test.setTimeout(120_000)
  station = await startOwnStation(port)
})
test.afterAll(() => station?.stop())
test.use({ baseURL: address })

/** What the station does once the month of the reports is closed and settled, before the next one is. */
async function closeTheMonth(): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir: station.dataDir })
  const db = openDatabase(url)
  try {
    await publishFigures(db, settlesAt(monthOf(new Date())))
  } finally {
    await db.destroy()
  }
}

/** From the home to the figures and their file: the kind has its reports. */
async function expectCounted(page: Page, { locale, home }: Language): Promise<void> {
  if (!loss) throw new Error('no kind is a loss')
  await page.goto(home)
  await page.getByRole('contentinfo').locator('a[href$="/painel"]').click()
  const row = page.getByRole('row', { name: say(loss.name, locale) }).first()
  await expect(row).toContainText(counted)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: say(texts.csv, locale) }).click()
  const lines = (await readFile(await (await started).path(), 'utf8')).split('\r\n')
  const name = say(loss.name, 'pt-br')
  const month = monthOf(new Date())
  expect(lines).toContain(`${month};recebidos_por_tipo;${name};exato;${counted}`)
  expect(lines).toContain(`${month};recebidos;Estado;exato;${others + 1 + generic}`)
  expect(lines.filter((line) => line.endsWith(`;${generic}`))).toEqual([])
}

// FG-05
test('a report is counted: from its first press to the figures and their file, in four languages', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const api = await requests.newContext({ baseURL: address })
  for (let one = 0; one < others; one += 1) await registerLoss(api)
  for (let one = 0; one < generic; one += 1) await registerReport(api, reportOf('registro-ocorrencia'))
  await api.dispose()
  await fileReport(page, portuguese)
  await closeTheMonth()
  // Not earlier: the figures that are shown once are kept for ten minutes.
  for (const language of languages) await expectCounted(page, language)
})
