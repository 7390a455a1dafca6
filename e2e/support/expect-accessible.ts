import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds no violation of WCAG 2.2 AA, nor of good practice, on the page as it is, or in a part of it. */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(standards)
  if (within !== undefined) axe.include(within)
  // Without frames axe needs no blank page to collect what it found in each: that is two thirds of its time.
  if (page.frames().length === 1) axe.setLegacyMode(true)
  const { violations, passes } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  )
  expect(found, 'what axe found').toEqual([])
  expect(passes.length, 'axe checked something').toBeGreaterThan(within === undefined ? 5 : 1)
}
