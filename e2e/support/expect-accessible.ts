import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { default as axe, RunOptions } from 'axe-core'
import { accessibilityTree } from './spoken/accessibility-tree.ts'
import { treeFaults } from './spoken/tree-faults.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of axe that look at colours alone. */
const ofColours = ['color-contrast', 'link-in-text-block']

const isOfColours = (fault: string): boolean => ofColours.some((rule) => fault.startsWith(`${rule}:`))

/** What axe looks at; `others` is all but colours: where those are the person's own, nothing is said of them. */
type Looked = 'all' | 'colours' | 'others'

const rulesOf: Record<Looked, RunOptions> = {
  all: { runOnly: standards },
  colours: { runOnly: { type: 'rule', values: ofColours } },
  others: { runOnly: standards, rules: { 'color-contrast': { enabled: false } } },
}

/**
 * axe finds no violation of WCAG 2.2 AA, nor of good practice, on the page as it is, or in a part of it; nor has the tree that a
 * screen reader gets a fault.
 */
export async function expectNoAxeViolations(
  page: Page,
  within?: string,
  looked: Looked = 'all',
): Promise<void> {
  // Every page has one; what has not come yet cannot be judged.
  if (within === undefined) await page.locator('h1').first().waitFor()
  await settled(page)
  let { found, passes } = await runAxe(page.mainFrame(), within, rulesOf[looked])
  // A busy machine draws new colours late: what is wrong with a colour is judged when it is still so a moment later.
  for (let again = 0; again < 3 && found.some(isOfColours); again += 1) {
    await page.waitForTimeout(500)
    ;({ found, passes } = await runAxe(page.mainFrame(), within, rulesOf[looked]))
  }
  expect(found, 'what axe found').toEqual([])
  expect(passes, 'axe checked something').toBeGreaterThan(
    within === undefined && looked !== 'colours' ? 5 : 0,
  )
  for (const frame of within === undefined ? ownFrames(page) : [])
    expect((await runAxe(frame, undefined, rulesOf[looked])).found, 'what axe found in a frame').toEqual([])
  // The tree has no colours, and nobody hears a sheet of paper.
  if (looked !== 'colours' && !(await page.evaluate(() => matchMedia('print').matches)))
    await expectGoodTree(page)
}

/** Pages of ours within the page; the browser's own, which shows a PDF, is not looked at. */
const ownFrames = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith('http'))

/** Less than half of the other: it goes to every document, and is compiled there. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Brings axe into a document once: that takes longer than its work on most screens. */
async function runAxe(frame: Frame, within: string | undefined, options: RunOptions) {
  if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(source)
  const wanted: RunOptions = { ...options, iframes: false, resultTypes: ['violations'] }
  return frame.evaluate(
    async (asked: { within: string | undefined; wanted: RunOptions }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe
      const { violations, passes } = await run(asked.within ?? document, asked.wanted)
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.html}`),
      )
      return { found, passes: passes.length }
    },
    { within, wanted },
  )
}

/**
 * Until what moves once has come to its end, or has had the time for it: axe would measure a colour on its way from one state to
 * another. A motion whose element is not drawn may never end.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const once = document
      .getAnimations()
      .filter((moving) => moving.effect?.getComputedTiming().endTime !== Infinity)
    const longEnough = new Promise((resolve) => setTimeout(resolve, 3000))
    return Promise.race([Promise.allSettled(once.map((moving) => moving.finished)), longEnough]).then(
      () => undefined,
    )
  })

/** The tree that a screen reader gets has names, questions, errors and headings as they should be. */
async function expectGoodTree(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) ?? ''
  expect(
    treeFaults(await accessibilityTree(page), language),
    'what a screen reader would say wrongly',
  ).toEqual([])
}
