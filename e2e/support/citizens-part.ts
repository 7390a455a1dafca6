import { expect, type Page } from '@playwright/test'
import { say, type Text } from '@delegacia/domain/language/text'
import type { MailOffice } from '../../apps/server/documents/mail/mail-office.fixture.ts'
import { texts as noticeTexts } from '../../apps/server/documents/mail/notice-texts.ts'
import { texts as evidence } from '../../apps/web/evidence/evidence-texts.ts'
import { texts as correction } from '../../apps/web/pages/follow/correction-texts.ts'
import { texts as notices } from '../../apps/web/pages/follow/notices-texts.ts'
import { texts as thread } from '../../apps/web/pages/follow/thread-texts.ts'
import type { CuttingProxy } from './cutting-proxy.ts'
import { download } from './download-pdf.ts'
import type { Followed } from './follow-report.ts'
import { languages, type Language } from './languages.ts'
import { openSummaryOf, wholeReport } from './open-summary.ts'
import { typed } from './typed-values.ts'
import { walkLossToSummary } from './walk-loss.ts'
import { field, goOn, registeredCode, registeredNumber } from './wizard-actions.ts'

const saying =
  ({ locale }: Language) =>
  (text: Text, parts: Record<string, string> = {}) =>
    say(text, locale, parts)

/**
 * The report goes in through the form in Portuguese, and from its summary in the other languages, whose forms `loss.spec.ts`
 * fills in; number and code are those of the last screen.
 */
export async function fileReport(page: Page, language: Language): Promise<Followed & { bop: string }> {
  if (language === languages[0]) await walkLossToSummary(page, language, () => Promise.resolve())
  else {
    const report = await wholeReport(page, 'extravio')
    const [reporter = {}] = report.envolvido
    reporter.contato = reporter.contato?.map((one) =>
      one.tipo === '3' ? { ...one, valor: typed.email } : one,
    )
    await openSummaryOf(page, 'extravio', report, language.home)
  }
  await goOn(page)
  const { number, bop } = await registeredNumber(page)
  return { language, number, code: await registeredCode(page), bop }
}

/** Asks for notices by e-mail on the open thread, and leaves it: what comes now is unseen. */
export async function askForNotices(page: Page, language: Language): Promise<void> {
  const says = saying(language)
  await page.getByRole('button', { name: says(notices.ask) }).click()
  await expect(page.getByRole('button', { name: says(notices.stop) })).toBeVisible()
  await page.goto(language.home)
}

/** The notice that came, and that it says nothing of the report. */
export async function expectNoticeWithoutContent(
  { letters }: MailOffice,
  { language, number, code }: Followed,
  units: readonly string[],
): Promise<void> {
  const subject = saying(language)(noticeTexts.subject)
  const found = () => letters.filter((letter) => letter.subject === subject)
  await expect.poll(() => found().length, { timeout: 20_000 }).toBe(1)
  const [notice] = found()
  expect(notice?.to?.map(({ address }) => address)).toEqual([typed.email])
  expect(notice?.replyTo).toBeUndefined()
  expect(notice?.html).toBeUndefined()
  const said = `${notice?.subject} ${notice?.text}`
  const inside = [number, number.replace(/\D/g, '').slice(5), code, 'http', 'IMEI', typed.imei, ...units]
  expect(
    inside.filter((one) => said.includes(one)),
    'what a notice must not say',
  ).toEqual([])
}

/** Answers what was asked, with the form's own inputs. */
export async function answerQuestions(
  page: Page,
  language: Language,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const says = saying(language)
  for (const [campo, answer] of Object.entries(answers)) {
    await field(page, campo).fill('')
    await field(page, campo).pressSequentially(answer)
  }
  await page.getByRole('button', { name: says(correction.send) }).click()
  await expect(page.getByRole('heading', { name: says(correction.title) })).toHaveCount(0, {
    timeout: 30_000,
  })
}

/** The sealed addendum with the answers, as the citizen reads it. */
export async function downloadAddendum(page: Page, language: Language): Promise<Buffer> {
  const says = saying(language)
  await page.getByRole('button', { name: says(thread.addendum) }).click()
  const link = page.getByRole('dialog').locator('a[download]')
  await expect(link).toBeVisible({ timeout: 30_000 })
  const pdf = await download(page, link)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says(thread.close), exact: true })
    .click()
  return pdf
}

/** Sends a file over a line that breaks twice in the middle of it. */
export async function sendOverBrokenLine(
  page: Page,
  proxy: CuttingProxy,
  language: Language,
  file: { name: string; buffer: Buffer },
): Promise<void> {
  const says = saying(language)
  const before = proxy.cuts()
  const third = Math.floor(file.buffer.length / 3)
  proxy.cutAfter(third, third)
  await page.getByLabel(says(evidence.choose)).setInputFiles({ ...file, mimeType: 'image/jpeg' })
  await expect(page.getByText(says(evidence.receivedFile, { nome: file.name }))).toBeVisible({
    timeout: 60_000,
  })
  expect(proxy.cuts() - before, 'how often the line broke').toBe(2)
}
