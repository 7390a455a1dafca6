import type { BrowserContext } from '@playwright/test'

/** What pages did that they must not: other origins they asked, errors they wrote or threw. */
export type Sightings = { strangers: Set<string>; errors: string[] }

/** The page's own, and the browser's: Chromium's PDF viewer is a part of it with an address of its own. */
const ownSchemes = new Set(['data:', 'blob:', 'about:', 'chrome-extension:', 'chrome:'])

/** Watches every page of a context; what goes to another origin is noted and stopped. */
export async function watch(context: BrowserContext, origin: string): Promise<Sightings> {
  const seen: Sightings = { strangers: new Set(), errors: [] }
  const isOurs = (url: URL) => url.origin === origin || ownSchemes.has(url.protocol)
  await context.route(
    (url) => !isOurs(url),
    (route) => route.abort(),
  )
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!isOurs(url)) seen.strangers.add(`${url.protocol}//${url.host}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.errors.push(message.text())
  })
  context.on('weberror', (thrown) => seen.errors.push(String(thrown.error())))
  return seen
}
