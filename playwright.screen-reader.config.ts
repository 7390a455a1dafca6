import { defineConfig } from '@playwright/test'
import { base } from './playwright.config.ts'
import { findWholeChromium } from './tools/testing/programs.mjs'

const executablePath = findWholeChromium()
if (executablePath === undefined) throw new Error('a browser with a window is needed: install chromium')

/** `npm run screen-reader`: Chromium with a window, for a screen reader to follow. */
export default defineConfig({
  ...base,
  testDir: 'e2e/screen-reader',
  workers: 1,
  use: {
    ...base.use,
    headless: false,
    viewport: { width: 1280, height: 720 },
    launchOptions: {
      ...base.use.launchOptions,
      executablePath,
      args: [
        ...base.use.launchOptions.args,
        '--force-renderer-accessibility',
        '--disable-features=Translate',
      ],
    },
  },
  projects: [{ name: 'desktop' }],
})
