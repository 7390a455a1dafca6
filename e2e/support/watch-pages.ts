import type { BrowserContext } from '@playwright/test'

/** What pages must not do: send requests to other origins, write errors to the console, throw. */
export type Violations = { foreignOrigins: Set<string>; errors: string[] }

/** Of the page itself and of the browser: Chromium's PDF viewer has its own address. */
const ownSchemes = new Set(['data:', 'blob:', 'about:', 'chrome-extension:', 'chrome:'])

/** Watches every page of a context; requests to another origin are recorded, and lead nowhere (playwright.config.ts). */
export function watch(context: BrowserContext, origin: string): Violations {
  const violations: Violations = { foreignOrigins: new Set(), errors: [] }
  const isOwn = (url: URL) => url.origin === origin || ownSchemes.has(url.protocol)
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!isOwn(url)) violations.foreignOrigins.add(`${url.protocol}//${url.host}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') violations.errors.push(message.text())
  })
  context.on('weberror', (thrown) => violations.errors.push(String(thrown.error())))
  return violations
}
