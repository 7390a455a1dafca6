import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox } from '../../../tools/testing/programs.mjs'

export type Firefox = {
  browser: Browser
  /** Where what is downloaded arrives. */
  downloads: string
  close(): Promise<void>
}

export type ColourScheme = 'light' | 'dark'

/**
 * Starts the Firefox of the system without a window. Playwright drives only a Firefox that it has patched and downloaded, which
 * nobody has; `puppeteer-core` drives Debian's over WebDriver BiDi and downloads nothing (version 24: 25 needs a newer Node
 * than the station). Playwright still runs the tests, so that one station, one report and one count serve all. Only the main
 * journeys are here, a minute of the tests; the rules of screens (axe, the tree, widths) are tried in Chromium alone. Playwright
 * driving an unpatched Firefox would make us decide again.
 */
export async function launchFirefox(scheme: ColourScheme): Promise<Firefox> {
  const executablePath = findFirefox()
  if (executablePath === undefined)
    throw new Error('no Firefox found: set FIREFOX_PATH or install firefox-esr')
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: 'America/Belem' },
    extraPrefsFirefox: {
      'intl.accept_languages': 'pt-BR',
      'ui.prefersReducedMotion': 1,
      // As on phones, where they take no room.
      'ui.useOverlayScrollbars': 1,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
    },
  })
  return {
    browser,
    downloads,
    async close() {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
