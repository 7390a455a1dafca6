import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds no violation of WCAG 2.2 AA, nor of good practice, on the page as it is. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  )
  expect(found, 'what axe found').toEqual([])
  expect(passes.length, 'axe checked something').toBeGreaterThan(5)
}
