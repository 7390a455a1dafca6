import { readPanel, type Panel } from '@delegacia/contract/panel'
import { unitFiguresAnswer } from '@delegacia/contract/shown-figures'
import { countedMonth } from '@delegacia/domain/desk/figures/counted-month'
import { unitFigures } from '@delegacia/domain/desk/figures/unit-figures'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../http/serve-call.ts'
import { readHead } from '../store/audit-head.ts'
import { countByUnit } from '../store/unit-counts.ts'
import type { RouteDeps } from './deps.ts'

/** One answer serves everybody for so long, in milliseconds. */
const lasts = 10 * 60_000

/** painel: what becomes of reports, unit by unit. Nothing in it is about a person, and nobody is asked who they are. */
export function registerPainel(app: FastifyInstance, { db, now }: Pick<RouteDeps, 'db' | 'now'>): void {
  let kept: { until: number; panel: Promise<Panel> } | undefined
  serveCall(app, readPanel, async (_request, reply) => {
    const at = now()
    if (!kept || at.getTime() >= kept.until) {
      const panel = panelAt({ db, now })
      const mine = { until: at.getTime() + lasts, panel }
      kept = mine
      panel.catch(() => {
        if (kept === mine) kept = undefined
      })
    }
    const panel = await kept.panel
    reply.header('cache-control', 'public, max-age=600')
    return panel
  })
}

async function panelAt({ db, now }: Pick<RouteDeps, 'db' | 'now'>): Promise<Panel> {
  const { month, ...time } = countedMonth(now())
  const { units, total } = unitFigures(await countByUnit(db, time))
  const { seq, hash } = await readHead(db)
  return {
    mes: month,
    total: total ?? null,
    unidades: units.map(unitFiguresAnswer),
    registro: { entrada: seq, hash },
  }
}
