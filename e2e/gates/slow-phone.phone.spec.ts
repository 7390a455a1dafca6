import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appears, press, slowDown, tasksWhile, workOf200 } from '../support/main-thread.ts'
import { leaveDraft, openSummary, wholeReport } from '../support/open-summary.ts'
import { registerLoss } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/typed-values.ts'
import { field } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

/** No task of the page is longer than 200 ms of a processor six times slower. */
async function expectAlive(page: Page, act: () => Promise<unknown>): Promise<void> {
  await slowDown(page, 6)
  const most = Math.max(200, await workOf200(page))
  const tasks = await tasksWhile(page, act)
  const longest = tasks.slice(0, 5).map(Math.round)
  test
    .info()
    .annotations.push({ type: 'tasks', description: `${longest.join(', ')} of ${Math.round(most)} ms` })
  expect(tasks.length).toBeGreaterThan(20)
  expect(tasks[0], `${longest.join(', ')} ms`).toBeLessThanOrEqual(most)
}

// PF-10
test('the human check and the registration leave a slow phone free to answer', async ({ page }) => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  await page.route('**/api/verificacao-humana', async (route) => {
    await begun
    await route.continue()
  })
  await openSummary(page, 'extravio')
  await expectAlive(page, async () => {
    begin()
    await press(page, 'main button', 'Registrar ocorrência')
    await appears(page, 'dialog[open] [role=status]')
    await appears(page, 'h1', '00277/')
  })
})

// PF-10
test('the search of streets leaves a slow phone free to answer', async ({ page }) => {
  const { fato, ...report } = await wholeReport(page, 'extravio')
  const { endereco: _, ...nowhere } = fato
  const screen = { kind: 'group', step: 'fato', group: 'quando-e-onde' } as const
  await leaveDraft(page, 'extravio', { ...report, fato: nowhere }, screen)
  await page.goto('/#/extravio')
  await field(page, '/fato/endereco').focus()
  await expectAlive(page, async () => {
    await page.keyboard.type('av magalhaes barrata nazare', { delay: 40 })
    await appears(page, 'output', 'Procurando…')
    await press(page, '[role=option]', kept.postalCode)
    await appears(page, 'main dd', kept.postalCode)
  })
})

// PF-10
test('the check of a file leaves a slow phone free to answer', async ({ page, request }) => {
  const { nrBop, autDig } = await registerLoss(request)
  const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
  const ours = Buffer.from(pdf, 'base64')
  // As large as a scanned file, and of no report.
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 2 ** 20, '1 0 obj\n')])
  const paths = await Promise.all(
    [ours, large].map(async (bytes, place) => {
      const path = test.info().outputPath(`arquivo-${place}.pdf`)
      await writeFile(path, bytes)
      return path
    }),
  )
  await page.goto('/#/validar')
  const choose = await page.locator('main input[type=file]').elementHandle()
  await expectAlive(page, async () => {
    await choose?.setInputFiles(paths[0] ?? '')
    await appears(page, '[data-comparison=issued]')
    await choose?.setInputFiles(paths[1] ?? '')
    await appears(page, 'main', 'Comparando…')
    await appears(page, 'main progress')
    await appears(page, '[data-signatures]')
  })
})
