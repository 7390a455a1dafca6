import type { Page } from '@playwright/test'
import { say } from '@delegacia/domain/language/text'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { routes as reportRoutes } from '@delegacia/domain/lists/routes'
import { texts as keptTexts } from '../../apps/web/pages/home/cards/kept-texts.ts'
import { openThread } from '../support/follow-report.ts'
import { keepOnDevice } from '../support/keep-on-device.ts'
import { languages } from '../support/languages.ts'
import { expect, phoneAlone, test } from '../support/test.ts'
import { leaveDraft, openSummary, wholeReport } from '../support/open-summary.ts'
import { registerLoss } from '../support/register-report.ts'
import { walkLossToSummary } from '../support/walk-loss.ts'
import { goOn, heading, registeredNumber } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 180_000 })

/** What a person sees move without having touched anything, as browsers count it. */
const most = 0.02

const pages = ['/', '/#/validar', '/#/acompanhar', '/#/termos', '/#/privacidade', '/painel', '/#/nada']

/** Chromium's entry for it, which the types of the DOM do not have. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** What moved and when, and the times from an input to the picture that answers it, however late a busy machine draws it. */
type Watched = {
  shifts: { at: number; value: number; what: string }[]
  answers: { from: number; to: number }[]
}

declare global {
  var watched: Watched | undefined
}

/** How late every answer comes, in milliseconds. */
const late = 250

/** Counts what moves in the page, and delays every answer so that what comes late is seen coming. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], answers: [] }
    globalThis.watched = watched
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const what = `${entry.value.toFixed(3)} ${entry.sources.map(nameOf).join(', ')}`
        watched.shifts.push({ at: entry.startTime, value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const onInput = ({ timeStamp }: Event) => {
      const answer = { from: timeStamp, to: Infinity }
      watched.answers.push(answer)
      requestAnimationFrame(() => requestAnimationFrame(() => (answer.to = performance.now())))
    }
    for (const kind of ['keydown', 'input', 'change', 'click']) addEventListener(kind, onInput, true)
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
}

/** What moved since the last call. */
async function takeShift(page: Page): Promise<{ value: number; moved: string[] }> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { watched } = globalThis
    if (!watched) throw new Error('nothing watches the page')
    const byItself = watched.shifts.filter(
      ({ at }) => !watched.answers.some(({ from, to }) => from <= at && at <= to),
    )
    watched.shifts = []
    watched.answers = []
    const value = byItself.reduce((total, one) => total + one.value, 0)
    return { value, moved: byItself.map(({ what }) => what) }
  })
}

/** Nothing has moved since the last call; `screen` says where. */
async function expectStill(page: Page, screen: string): Promise<void> {
  // The last answer may have asked for a list, which comes late.
  await page.waitForTimeout(2 * late)
  const { value, moved } = await takeShift(page)
  expect.soft(value, `${screen}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
}

// PF-07
test('nothing moves by itself on the first screen of any page or report', async ({ page }, { project }) => {
  await watchShifts(page)
  // On a wide screen one of each kind of start is enough: they have the same parts.
  const starts = project.name === 'phone' ? reportRoutes : (['extravio', 'furto', 'violencia'] as const)
  for (const address of [...pages, ...starts.map((route) => `/#/${route}`)]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    const { value, moved } = await takeShift(page)
    expect.soft(value, `${address}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
  }
})

// PF-07
test('nothing moves by itself on the way through a report', phoneAlone, async ({ page }) => {
  const [portuguese] = languages
  if (!portuguese) throw new Error('no language')
  await watchShifts(page)
  await walkLossToSummary(page, portuguese, (screen) => expectStill(page, screen))
  await goOn(page)
  await registeredNumber(page)
  await expectStill(page, 'finish')
})

// PF-07
test('a summary that is opened again has its length before its lists have come', async ({ page }) => {
  await watchShifts(page)
  const length = () => page.evaluate(() => document.querySelector('main')?.offsetHeight ?? 0)
  // A name that comes late may need another line where a short sign stood for it.
  const fewLines = 100
  for (const route of ['extravio', 'roubo', 'acidente'] as const) {
    await openSummary(page, route)
    const before = await length()
    const { value, moved } = await takeShift(page)
    expect.soft(value, `${route}: ${moved.join('; ')}`).toBeLessThanOrEqual(most)
    expect.soft(Math.abs((await length()) - before), route).toBeLessThanOrEqual(fewLines)
  }
})

// PF-07
test('a home with a kept report has its room before it is read', async ({ page }) => {
  await openSummary(page, 'extravio')
  await keepOnDevice(page)
  await watchShifts(page)
  // A larger phone, where the cards begin in the first screen.
  if ((page.viewportSize()?.width ?? 0) < 768) await page.setViewportSize({ width: 412, height: 915 })
  for (const { locale, home } of languages) {
    await page.goto('about:blank')
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 2, name: say(keptTexts.title, locale) })).toBeVisible()
    await expectStill(page, locale)
  }
})

// PF-07
test(
  'nothing moves by itself on the thread of a report, nor where a document is validated',
  phoneAlone,
  async ({ page, request }) => {
    const [language] = languages
    const { nrBop, autDig, bop } = await registerLoss(request)
    const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
    await watchShifts(page)
    await openThread(page, { language, number: bop, code: autDig })
    await expectStill(page, 'thread')
    const unknown = authenticationCode(crypto.getRandomValues(new Uint8Array(15)))
    for (const code of [autDig, unknown, 'ABCD1234EFGH5678']) {
      await page.goto('about:blank')
      await page.goto(`/#/validar/${code.replaceAll('-', '')}`)
      await expect(page.locator('main h2').first()).toBeVisible()
      await expectStill(page, `code ${code}`)
    }
    for (const bytes of [Buffer.from(pdf, 'base64'), Buffer.from('%PDF-1.7\n')]) {
      await page.goto('about:blank')
      await page.goto('/#/validar')
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: bytes }
      await page.locator('main input[type=file]').setInputFiles(file)
      await expect(page.locator('main [data-comparison], main [data-signatures]').first()).toBeVisible()
      await expectStill(page, `a file of ${bytes.length} bytes`)
    }
  },
)

const inner = [
  ['furto', { kind: 'group', step: 'fato', group: 'quando-e-onde' }],
  ['violencia_contra_mulher', { kind: 'group', step: 'fato', group: 'quando-e-onde' }],
] as const

for (const [route, screen] of inner)
  // PF-07
  test(`nothing moves by itself on a step of /${route} that is opened again`, async ({ page }) => {
    const report = await wholeReport(page, route)
    await watchShifts(page)
    await leaveDraft(page, route, report, screen)
    await page.goto('about:blank')
    await page.goto(`/#/${route}`)
    await expect(page.locator('main form')).toBeVisible()
    await expectStill(page, route)
  })
