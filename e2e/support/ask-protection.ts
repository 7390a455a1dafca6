import type { Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import { newestQuestionnaire, partsFor } from '@delegacia/domain/risk-form/questionnaires'
import { questionsOf } from '@delegacia/domain/risk-form/risk-form'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { reportOf } from '../../packages/flows/crimes/reports.fixture.ts'
import { texts } from '../../apps/web/pages/risk-form/protection-texts.ts'
import { codeTexts } from '../../apps/web/documents/code-texts.ts'
import { texts as accessTexts } from '../../apps/web/thread/access-texts.ts'
import { languages, type Language } from './languages.ts'
import { openSummaryOf } from './open-summary.ts'
import { registerReport, withKnownPlaces } from './register-report.ts'
import { routeReport } from './route-report.ts'
import { expect } from './test.ts'
import { walkFlow } from './walk-flow.ts'
import { goOn, heading, registeredCode, registeredNumber } from './wizard-actions.ts'

const [portuguese] = languages
const questions = questionsOf({ parts: partsFor(newestQuestionnaire(), 'mariaDaPenha') })

export const textOf = (id: string): Text => {
  const found = questions.find((one) => one.id === id)
  if (!found) throw new Error(`no question ${id}`)
  return found.text
}

function ofWoman(): Occurrence {
  const report = reportOf('violencia_contra_mulher')
  const [reporter, ...others] = report.envolvido
  const asks = { pede_medida: undefined, contato_seguro: undefined }
  return { ...report, envolvido: [{ ...reporter, ...asks }, ...others] }
}

export type Own = { numero: string; codigo: string }

/** A report of violence that a woman made herself. */
export async function registered(page: Page): Promise<Own> {
  const { bop, autDig } = await registerReport(page.request, ofWoman())
  return { numero: formatBulletinNumber(bop), codigo: autDig }
}

const route = 'violencia_contra_mulher/atendimento'

/**
 * Her report from the first press on the home, or from its summary in the other languages: number and code are those of its last
 * screen, which offers the questions.
 */
export async function reported(page: Page, language: Language, send = goOn): Promise<Own> {
  const report = await routeReport(route, language.locale)
  if (language === portuguese) await walkFlow(page, language, report, () => Promise.resolve())
  else
    await openSummaryOf(
      page,
      route,
      await withKnownPlaces(page.request, report.context.report),
      language.home,
    )
  await send(page)
  const { number: numero } = await registeredNumber(page)
  return { numero, codigo: await registeredCode(page) }
}

/** The page as on a first visit: number and code are typed. */
export async function open(page: Page, { home, locale }: Language, own: Own): Promise<void> {
  await page.goto(`${home}#/protecao`)
  await page.reload()
  await page.getByLabel(say(accessTexts.number, locale)).fill(own.numero)
  await page.getByLabel(say(codeTexts.label, locale)).fill(own.codigo)
  await page.getByRole('button', { name: say(accessTexts.open, locale), exact: true }).click()
}

export const button = (page: Page, name: Text, { locale }: Language = portuguese) =>
  page.getByRole('button', { name: say(name, locale), exact: true })

/** Skips until a question is asked. */
export async function skipTo(page: Page, id: string, language: Language = portuguese): Promise<void> {
  const wanted = say(textOf(id), language.locale)
  for (let skipped = 0; (await heading(page).textContent()) !== wanted; skipped += 1) {
    expect(skipped, `question ${id} is asked`).toBeLessThan(45)
    const before = (await heading(page).textContent()) ?? ''
    await page
      .getByRole('button', {
        name: new RegExp(`^(${say(texts.pass, language.locale)}|${say(texts.next, language.locale)})$`),
      })
      .click()
    await expect(heading(page)).not.toHaveText(before)
  }
}
