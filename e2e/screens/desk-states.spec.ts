import { mkdirSync } from 'node:fs'
import { walkDesk } from '../support/desk-states/walk-desk.ts'

walkDesk(({ project }) => {
  const folder = `screens/desk/${project.name}`
  mkdirSync(folder, { recursive: true })
  return async (page, name) => {
    await page.mouse.move(0, 0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(150)
      // A dialog fills the window and hides what is below it.
      const fullPage = (await page.locator('dialog[open]').count()) === 0
      const file = `${folder}/${name}${colorScheme === 'dark' ? '-dark' : ''}.png`
      await page.screenshot({ path: file, fullPage })
    }
  }
})
