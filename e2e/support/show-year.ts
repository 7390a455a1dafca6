import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pageFrame } from '../../apps/server/citizen/panel/page-frame.ts'
import { panelPage } from '../../apps/server/citizen/panel/panel-page.ts'
import { samplePanel } from '../../apps/server/citizen/panel/panel.fixture.ts'
import { root } from '../../tools/run.mjs'
import type { Language } from './languages.ts'

/** From now on the station's own page has the figures of a station that has had a year. */
export async function haveYear(page: Page, { locale }: Language): Promise<void> {
  const frame = pageFrame(join(root, 'apps/web/dist'), locale, true)
  await page.route('**/painel', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: panelPage(samplePanel, locale, frame) })
  })
}

/** Opens the figures of a station that has had a year. */
export async function showYear(page: Page, language: Language): Promise<void> {
  await haveYear(page, language)
  await page.goto(`${language.home}painel`)
}
