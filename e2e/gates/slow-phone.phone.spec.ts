import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appears, press, slowDown, tasksWhile, workOf200 } from '../support/main-thread.ts'
import { leaveDraft, openSummary, wholeReport } from '../support/open-summary.ts'
import { registerLoss } from '../support/register-report.ts'
import { expect, test } from '../support/test.ts'
import { kept } from '../support/typed-values.ts'
import { field } from '../support/wizard-actions.ts'

test.describe.configure({ timeout: 120_000 })

/** The longest tasks of the page's own thread on a processor six times slower, and the most that they may take. */
async function longestTasks(page: Page, act: () => Promise<unknown>): Promise<Round> {
  await slowDown(page, 6)
  const most = Math.max(200, await workOf200(page))
  const tasks = await tasksWhile(page, act)
  expect(tasks.length).toBeGreaterThan(20)
  return { most, longest: tasks.slice(0, 5).map(Math.round) }
}

type Round = { most: number; longest: readonly number[] }

/**
 * No task of the page is longer than 200 ms on a slow phone. What the page does itself it does in every round: what one of three
 * does not show is the browser's own, such as collecting what other pages left.
 */
async function expectAlive(round: () => Promise<Round>): Promise<void> {
  const seen: string[] = []
  for (let rounds = 0; rounds < 3; rounds++) {
    const { most, longest } = await round()
    seen.push(`${longest.join(', ')} of ${Math.round(most)} ms`)
    test.info().annotations.push({ type: 'tasks', description: seen.at(-1) ?? '' })
    if ((longest[0] ?? Infinity) <= most) return
  }
  expect(seen, 'rounds, and in each a task that is too long').toEqual([])
}

// PF-10
test('the human check and the registration leave a slow phone free to answer', async ({ page }) => {
  let begin = () => {}
  let begun = Promise.resolve()
  await page.route('**/api/verificacao-humana', async (route) => {
    await begun
    await route.continue()
  })
  await expectAlive(async () => {
    begun = new Promise((resolve) => (begin = resolve))
    await openSummary(page, 'extravio')
    return longestTasks(page, async () => {
      begin()
      await press(page, 'main button', 'Registrar ocorrência')
      await appears(page, 'dialog[open] [role=status]')
      await appears(page, 'h1', '00277/')
    })
  })
})

// PF-10
test('the search of streets leaves a slow phone free to answer', async ({ page }) => {
  const { fato, ...report } = await wholeReport(page, 'extravio')
  const { endereco: _, ...nowhere } = fato
  const screen = { kind: 'group', step: 'fato', group: 'quando-e-onde' } as const
  await expectAlive(async () => {
    await leaveDraft(page, 'extravio', { ...report, fato: nowhere }, screen)
    await page.goto('/#/extravio')
    await field(page, '/fato/endereco').focus()
    return longestTasks(page, async () => {
      await page.keyboard.type('av magalhaes barrata nazare', { delay: 40 })
      await appears(page, 'output', 'Procurando…')
      await press(page, '[role=option]', kept.postalCode)
      await appears(page, 'main dd', kept.postalCode)
    })
  })
})

// PF-10
test('the check of a file leaves a slow phone free to answer', async ({ page, request }) => {
  const { nrBop, autDig } = await registerLoss(request)
  const { pdf } = await (await request.get(`/api/print/277/${nrBop}?autDig=${autDig}`)).json()
  const ours = Buffer.from(pdf, 'base64')
  // As large as a scanned file, and of no report.
  const large = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(10 * 2 ** 20, '1 0 obj\n'),
    Buffer.from('%%EOF'),
  ])
  const paths = await Promise.all(
    [ours, large].map(async (bytes, place) => {
      const path = test.info().outputPath(`arquivo-${place}.pdf`)
      await writeFile(path, bytes)
      return path
    }),
  )
  await expectAlive(async () => {
    await page.goto('about:blank')
    await page.goto('/#/validar')
    const choose = await page.locator('main input[type=file]').elementHandle()
    return longestTasks(page, async () => {
      await choose?.setInputFiles(paths[0] ?? '')
      await appears(page, '[data-comparison=issued]')
      await choose?.setInputFiles(paths[1] ?? '')
      await appears(page, 'main', 'Comparando…')
      await appears(page, 'main progress')
      await appears(page, '[data-signatures]')
    })
  })
})
