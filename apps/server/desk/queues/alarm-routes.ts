import { hearAlarm, type Alarm } from '@delegacia/contract/desk/alarm'
import { isAllowed } from '@delegacia/domain/desk/permissions'
import { unitsOfDuties } from '@delegacia/domain/desk/roles'
import type { FastifyInstance } from 'fastify'
import { digestOf } from '../../base/platform/digest-of.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { withinUnits } from '../database/within-units.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { requireListener } from '../sessions/require-officer.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { readAlarm } from './alarm-answer.ts'
import { createLookout } from './lookout.ts'
import { readUrgent, signsOf } from './urgent-rows.ts'

/** Three of them are a minute, and proxies wait for an answer at least twice as long. */
const usualHoldMs = 20_000

/** What is urgent, told as soon as it is: who asks waits for it. */
export function registerAlarm(app: FastifyInstance, deps: WorkDeps): void {
  const { list, now, alarmHoldMs = usualHoldMs } = deps
  const lookout = createLookout({
    look: async (units) => signsOf(await withinUnits(list, units, (trx) => readUrgent(trx, units, now()))),
  })
  app.addHook('preClose', async () => lookout.close())

  serveCall(
    app,
    hearAlarm,
    async (request, reply) => {
      const until = Date.now() + alarmHoldMs
      const hungUp = new AbortController()
      reply.raw.once('close', () => hungUp.abort())
      for (let told: Alarm | undefined, isOver = false; ;) {
        // Anew before each answer: a session and a duty may have ended while it was waited for.
        const listener = await requireListener(request, deps).catch(unlessEnded)
        if (!listener) {
          // A proof gives the browser another session: it asks again with that one, and learns nothing new from this.
          if (told) return told
          throw new DeskFailure('sem-sessao')
        }
        const { id: officer, token, duties, session } = listener
        const units = unitsOfDuties(duties).filter((unit) => isAllowed(duties, 'list-reports', { unit }))
        if (units.length === 0) throw new DeskFailure('sem-permissao')
        const { alarm, signs } = await readAlarm(list, { officer, units, asleep: session.asleep, now: now() })
        if (isOver || alarm.versao !== request.query.depois) return alarm
        told = alarm
        const woken = await lookout.wait({
          session: digestOf(token).toString('base64url'),
          units,
          seen: signs,
          holdMs: until - Date.now(),
          hungUp: hungUp.signal,
        })
        if (woken === 'ending') return alarm
        isOver = woken === 'over'
      }
    },
    { exposeHeadRoute: false },
  )
}

function unlessEnded(error: unknown): undefined {
  if (!(error instanceof DeskFailure) || error.code !== 'sem-sessao') throw error
}
