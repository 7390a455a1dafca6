import { mkdir } from 'node:fs/promises'
import { expect, test as plain } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { launchFirefox, type ColourScheme, type Firefox } from './launch-firefox.ts'
import { sizes, Visitor } from './visitor.ts'

export { expect } from '@playwright/test'

/** `FIREFOX_SCREENS=dark` has every screen that a journey names photographed, at both sizes, in that scheme. */
const scheme = process.env['FIREFOX_SCREENS'] as ColourScheme | undefined

type Visit = {
  /** Errors that a test causes on purpose. */
  expectedErrors: RegExp[]
  visitor: Visitor
  /** Photographs the screen, where pictures are asked for. */
  photograph: (name: string) => Promise<void>
}

/**
 * The test of every spec in Firefox. One browser serves all tests of a worker, each of them as a visitor of its own; a test also
 * fails when its page throws, writes an error or asks another origin.
 */
export const test = plain.extend<Visit, { firefox: Firefox }>({
  firefox: [
    async ({}, use) => {
      const firefox = await launchFirefox(scheme ?? 'light')
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedErrors: [[], { option: true }],
  visitor: async ({ firefox, baseURL, expectedErrors }, use) => {
    const { origin } = new URL(baseURL ?? '')
    const visits = await firefox.browser.createBrowserContext()
    const page = await visits.newPage()
    await page.setViewport(sizes.phone)
    const wrongs = watch(page, origin)
    await use(new Visitor(page, origin))
    await visits.close()
    const unexpected = wrongs.filter((wrong) => !expectedErrors.some((expected) => expected.test(wrong)))
    expect(unexpected, 'what the page must not do').toEqual([])
  },
  photograph: async ({ visitor: { page } }, use) => {
    await use(async (name) => {
      if (!scheme) return
      const folder = `screens/firefox/${scheme}`
      await mkdir(folder, { recursive: true })
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewport(viewport)
        await page.screenshot({ path: `${folder}/${name}-${size}.png`, fullPage: true })
      }
      await page.setViewport(sizes.phone)
    })
  },
})

function watch(page: Page, origin: string): string[] {
  const wrongs: string[] = []
  page.on('pageerror', (error) => wrongs.push(String(error)))
  page.on('console', (line) => {
    // Firefox's own viewer of PDFs writes lines too, most of them at the address of the document, a blob; our pages never run in one.
    const isOwn = !/^(resource|blob):/.test(line.location().url ?? '')
    if (isOwn && line.type() === 'error') wrongs.push(line.text())
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) wrongs.push(`asked ${url.origin}`)
  })
  return wrongs
}
