import type { Page } from '@playwright/test'

/** Lets the next screen that the open page shows fail, as a fault of ours would; a page that is loaded again is whole. */
export const plantFault = (page: Page): Promise<void> =>
  page.evaluate(() => {
    HTMLHeadingElement.prototype.focus = () => {
      throw new Error('planted')
    }
  })
