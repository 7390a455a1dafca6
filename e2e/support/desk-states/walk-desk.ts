import type { Page, TestInfo } from '@playwright/test'
import { freePort } from '../../../apps/server/start/free-port.fixture.ts'
import { acceptInvitation } from '../desk-officer.ts'
import { test } from '../test.ts'
import { elsewhere, home, inviteTo, seat, type See, type Walked } from './see.ts'
import { startWalked } from './start-walked.ts'
import { walkAlarm } from './walk-alarm.ts'
import { walkDoor, walkQueue } from './walk-login.ts'
import { walkAuditor, walkChief, walkGlass, walkKeys, walkOperations, walkSearch } from './walk-pages.ts'
import { walkColleagues, walkReport, walkViolence } from './walk-report.ts'
import { walkTwoOfficers } from './walk-two-officers.ts'

const ports = [await freePort(), await freePort()] as const

/** Another browser of the same size. */
const like = (page: Page) => ({
  baseURL: `http://localhost:${ports[1]}`,
  viewport: page.viewportSize(),
  locale: 'pt-BR',
  timezoneId: 'America/Belem',
  reducedMotion: 'reduce' as const,
})

/** Declares the tests that walk the whole desk of a real station, screen by screen; each is looked at. */
export function walkDesk(look: (info: TestInfo) => See): void {
  let started: Awaited<ReturnType<typeof startWalked>>
  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(240_000)
    started = await startWalked(ports, playwright)
  })
  test.afterAll(() => started?.station.stop())
  // Refusals and lost lines are meant: the browser writes each to its console.
  test.use({
    baseURL: `http://localhost:${ports[1]}`,
    expectedErrors: [/status of (4..|503)|ERR_FAILED/],
  })
  test.describe.configure({ mode: 'default', timeout: 600_000 })
  const walked = (): Walked => ({ ...started, see: look(test.info()) })

  // AX-01
  test('the ways in', async ({ page }) => walkDoor(page, walked()))

  // AX-01
  test('the queue, a report and its dialogs', async ({ page }) => {
    const desk = walked()
    await acceptInvitation(page, inviteTo(desk.station, 'delegado', 'M. Lobato', home))
    await walkQueue(page, desk)
    await walkAlarm(page, desk)
    await walkReport(page, desk)
  })

  // AX-01
  test('what comes while a report is read', async ({ page, playwright }) => {
    const desk = walked()
    await page.clock.install()
    await acceptInvitation(page, inviteTo(desk.station, 'delegado', 'N. Alves', home))
    const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${ports[0]}` })
    await walkColleagues(page, portal, desk)
    await portal.dispose()
  })

  // AX-01
  test('violence at home, and what two officers do', async ({ page, browser }) => {
    const desk = walked()
    await acceptInvitation(page, inviteTo(desk.station, 'investigador', 'C. Duarte', home))
    await walkViolence(page, desk)
    const code = inviteTo(desk.station, 'delegado', 'R. Souza', home)
    const signer = await seat(browser, like(page), code)
    await walkTwoOfficers(page, signer, desk)
    await signer.context().close()
  })

  // AX-01
  test('searching, and one report of another unit', async ({ page }) => {
    const desk = walked()
    await acceptInvitation(page, inviteTo(desk.station, 'delegado', 'R. Farias', elsewhere))
    await walkSearch(page, desk)
    await walkGlass(page, desk)
    await walkKeys(page, desk)
  })

  // AX-01
  test('what chiefs and auditors see', async ({ page, browser }) => {
    const desk = walked()
    const code = inviteTo(desk.station, 'delegado', 'B. Reis', home)
    const second = await seat(browser, like(page), code)
    await acceptInvitation(page, started.chief)
    await walkChief(page, second, desk)
    await second.context().close()
    await walkOperations(page, desk)
    const auditor = await seat(browser, like(page), inviteTo(desk.station, 'auditor', 'J. Nunes'))
    await walkAuditor(auditor, desk)
    await auditor.context().close()
  })
}
