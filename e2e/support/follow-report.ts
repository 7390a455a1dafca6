import { expect, type Locator, type Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import { codeTexts } from '../../apps/web/documents/code-texts.ts'
import { texts as accessTexts } from '../../apps/web/thread/access-texts.ts'
import { texts } from '../../apps/web/pages/follow/thread-texts.ts'
import type { Language } from './languages.ts'

export type Followed = { language: Language; number: string; code: string }

/** Opens the thread as on a first visit: number and code are typed, whatever the page knew. */
export async function openThread(page: Page, { language, number, code }: Followed): Promise<void> {
  await page.goto(`${language.home}#/acompanhar`)
  await page.reload()
  const says = (text: Text) => say(text, language.locale)
  await page.getByLabel(says(accessTexts.number)).fill(number)
  await page.getByLabel(says(codeTexts.label)).fill(code)
  await page.getByRole('button', { name: says(accessTexts.open), exact: true }).click()
  await expect(page.getByRole('heading', { name: says(texts.steps) })).toBeVisible()
}

/** The card of the thread with that title. */
export const cardOf = (page: Page, title: string): Locator =>
  page.locator('main section', { has: page.getByRole('heading', { name: title, exact: true }) })

/** What has happened, as the thread says it, in order. */
export const stepsOf = (page: Page, { locale }: Language): Promise<string[]> =>
  cardOf(page, say(texts.steps, locale)).locator('li > p:first-child').allInnerTexts()
