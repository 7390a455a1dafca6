import { join } from 'node:path'
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import type { Route } from '@delegacia/domain/lists/routes'
import { photograph } from '../../../apps/server/reports/evidence/copies/made-files.fixture.ts'
import { root } from '../../../tools/run.mjs'
import { registerLoss, registerReport } from '../register-report.ts'
import { routeReport } from '../route-report.ts'
import { sendEvidence } from '../send-evidence.ts'
import { startDeskStation } from '../start-desk-station.ts'
import { home, type Walked } from './see.ts'

/** A station with two units, and reports of the one whose officers are watched. Returns it with whose code the chief's is. */
export async function startWalked(
  [port, deskPort]: readonly [number, number],
  playwright: PlaywrightWorkerArgs['playwright'],
): Promise<Omit<Walked, 'see'> & { chief: string }> {
  const first = { role: 'chefia', name: 'A. Moura', registration: '5900001', unit: home }
  const { station, code: chief } = await startDeskStation(port, deskPort, first, {
    units: join(root, 'tools/demo/units.csv'),
    settings: { DESK_OPENINGS_PER_HOUR: '200' },
  })
  const portal = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${port}` })
  try {
    const loss = await registerLoss(portal)
    await sendEvidence(portal, loss, 'porta-da-frente-arrombada.jpg', await photograph())
    const others = []
    for (const route of ['ameaca', 'estelionato', 'violencia_contra_mulher/atendimento'] as const)
      others.push(await registerRoute(portal, route))
    const reports = [loss, ...others].map(({ bop, autDig }) => ({
      number: formatBulletinNumber(bop),
      code: autDig,
    }))
    return { station, reports, chief }
  } finally {
    await portal.dispose()
  }
}

const registerRoute = async (portal: APIRequestContext, route: Route) =>
  registerReport(portal, (await routeReport(route)).context.report)
