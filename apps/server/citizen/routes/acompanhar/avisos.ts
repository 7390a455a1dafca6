import { askNotices } from '@delegacia/contract/thread/thread-calls'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../../base/http/serve-call.ts'
import { Refused } from '../../../reports/thread/do-act.ts'
import { noticeAddress } from '../../../reports/thread/notice-address.ts'
import { keepNotices } from '../../../store/notices.ts'
import type { RouteDeps } from '../deps.ts'
import { act, byCitizen, type AnyOpened, type Trx } from './thread-act.ts'
import type { Opening } from './thread-opening.ts'

export function registerNotices(app: FastifyInstance, deps: RouteDeps, opening: Opening): void {
  serveCall(app, askNotices, async (request) => {
    const opened = await opening.write(request, askNotices)
    const wanted = opened.body.quer
    return act(deps, request, opened, wanted, (trx) => noticesAsked(deps, trx, opened, wanted))
  })
}

async function noticesAsked(deps: RouteDeps, trx: Trx, { report, now }: AnyOpened, wanted: boolean) {
  if (wanted && !noticeAddress(deps, report)) throw new Refused('noNotices')
  await keepNotices(trx, report.id, wanted, now)
  return [{ kind: 'noticesAsked', by: byCitizen, wanted } as const]
}
