import { apiRoot } from '@delegacia/contract/http/call'
import { readPanel, readPanelTable, type Panel } from '@delegacia/contract/panel'
import { locales, type Locale } from '@delegacia/domain/language/text'
import type { FastifyInstance } from 'fastify'
import { createPrecompressed } from '../../base/http/precompressed.ts'
import { pageFrame, panelPath } from './page-frame.ts'
import { panelCsv } from './panel-csv.ts'
import { panelPage } from './panel-page.ts'
import { readPanelNow, type PanelDeps } from './read-panel.ts'

/** One answer serves everybody for so long, in milliseconds. */
const lasts = 10 * 60_000
const cacheControl = 'public, max-age=600'

type RoutesDeps = PanelDeps & {
  /** The folder of the built portal. */
  portal: string
  testSeal: boolean
}

/**
 * painel: what becomes of reports and how the station runs, as a page, as JSON and as CSV. Nothing in it is about a person, and
 * nobody is asked who they are: no cookie, no script.
 */
export function registerPanel(app: FastifyInstance, { portal, testSeal, ...deps }: RoutesDeps): void {
  const serve = createPrecompressed()
  const current = keptPanel(deps)
  const frames = new Map(locales.map((locale) => [locale, pageFrame(portal, locale, testSeal)] as const))

  app.get(`${apiRoot}${readPanel.path}`, async (request, reply) => {
    const { panel } = await current()
    return serve(request, reply, panel, { cacheControl })
  })
  app.get(`${apiRoot}${readPanelTable.path}`, async (request, reply) => {
    const { panel, asTable } = await current()
    reply.header('content-disposition', 'attachment; filename="painel.csv"')
    return serve(request, reply, asTable, { text: () => panelCsv(panel), type: 'text/csv', cacheControl })
  })
  for (const [locale, frame] of frames)
    app.get(panelPath(locale), async (request, reply) => {
      const kept = await current().catch(() => undefined)
      if (kept === undefined)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(panelPage(undefined, locale, frame))
      const { panel, asPage } = kept
      return serve(request, reply, asPage[locale], {
        text: () => panelPage(panel, locale, frame),
        type: 'text/html',
        cacheControl,
      })
    })
}

/** A panel, and what its other forms are kept by. */
type Kept = { panel: Panel; asTable: object; asPage: Readonly<Record<Locale, object>> }

/** The panel of the last minutes; a failure is not kept. */
function keptPanel(deps: PanelDeps): () => Promise<Kept> {
  let kept: { until: number; panel: Promise<Kept> } | undefined
  return () => {
    const at = deps.now().getTime()
    if (kept && at < kept.until) return kept.panel
    const panel = readPanelNow(deps).then((read) => ({
      panel: read,
      asTable: {},
      asPage: { 'pt-br': {}, 'en-us': {}, 'es-es': {}, 'fr-fr': {} },
    }))
    const mine = { until: at + lasts, panel }
    kept = mine
    panel.catch(() => {
      if (kept === mine) kept = undefined
    })
    return panel
  }
}
