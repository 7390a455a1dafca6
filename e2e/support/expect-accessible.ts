import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { accessibilityTree } from './spoken/accessibility-tree.ts'
import { treeFaults } from './spoken/tree-faults.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds no violation of WCAG 2.2 AA, nor of good practice, on the page as it is, or in a part of it; nor has the tree that a
 * screen reader gets a fault. Where the colours are the person's own, nothing is said of them.
 */
export async function expectNoAxeViolations(page: Page, within?: string, ownColours = false): Promise<void> {
  await settled(page)
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards)
  if (within !== undefined) axe.include(within)
  if (ownColours) axe.disableRules('color-contrast')
  // Without frames axe needs no blank page to collect what it found in each: that is two thirds of its time.
  if (page.frames().length === 1) axe.setLegacyMode(true)
  const { violations, passes } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  )
  expect(found, 'what axe found').toEqual([])
  expect(passes.length, 'axe checked something').toBeGreaterThan(within === undefined ? 5 : 1)
  // Nobody hears a sheet of paper.
  if (!(await page.evaluate(() => matchMedia('print').matches))) await expectGoodTree(page)
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
