import { actCalls, type ReportChanged } from '@delegacia/contract/desk/acts'
import { eventNames } from '@delegacia/contract/desk/report-words'
import type { ListedRouteAct } from '@delegacia/domain/desk/acts/report-act'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { ReadHistory } from '../../reports/events/read-history.ts'
import type { Database } from '../../store/tables/tables.ts'
import { faultLine } from '../../base/platform/log.ts'
import { DeskFailure } from '../http/desk-failures.ts'
import { readBody } from '../http/read-body.ts'
import { requireOfficer } from '../sessions/require-officer.ts'
import { readNames } from '../work/names.ts'
import type { WorkDeps } from '../work/work-deps.ts'
import { doAct, type Deed, type Done } from './act.ts'

type ServedAct = keyof typeof actCalls
type Readable = { readonly body: { readonly schema: v.GenericSchema } }
export type ActBody<Act extends ListedRouteAct> = Act extends ServedAct
  ? v.InferOutput<(typeof actCalls)[Act]['body']['schema']>
  : never

/** How each of these acts is done, with what was asked. */
export type Deeds<Acts extends ListedRouteAct> = {
  readonly [Act in Acts]: (body: ActBody<Act>) => Deed<Act>
}

export function serveActs<Acts extends ServedAct>(
  app: FastifyInstance,
  deps: WorkDeps,
  deeds: Deeds<Acts>,
): void {
  for (const act of Object.keys(deeds) as Acts[]) serveAct(app, deps, act, deeds[act])
}

/** Serves an act on a report: the version that was seen is asked for, and told with the answer. */
function serveAct<Act extends ServedAct>(
  app: FastifyInstance,
  deps: WorkDeps,
  act: Act,
  deedOf: (body: ActBody<Act>) => Deed<Act>,
): void {
  const call = actCalls[act]
  const url = call.path.replace('{boletim}', ':boletim')
  app.route({
    method: 'post',
    url,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const officer = await requireOfficer(request, deps)
      const body = readBody(call as Readable, request.body) as ActBody<Act>
      const { boletim } = request.params as { boletim: string }
      const asked = { officer, report: boletim, expected: versionSeen(request) }
      const deed = deedOf(body)
      const done = await doAct(deps, asked, act, deed)
      if (done.ok)
        await deed.afterwards?.(boletim, done.history).catch((error: unknown) => {
          deps.log(faultLine('desk', error))
        })
      void reply.header('etag', `"${done.progress.versao}"`)
      return done.ok ? done.progress : reply.code(412).send(await changedAnswer(deps.open, done))
    },
  })
}

/** The version in `If-Match`. Throws `sem-versao` without one: who has not seen a report does not change it. */
export function versionSeen({ headers }: FastifyRequest): number {
  const version = /^"(\d{1,9})"$/.exec(headers['if-match'] ?? '')?.[1]
  if (version === undefined) throw new DeskFailure('sem-versao')
  return Number(version)
}

/** Who was faster, and what they did. */
export async function changedAnswer(
  db: Kysely<Database>,
  { progress, found }: Extract<Done, { ok: false }>,
): Promise<ReportChanged> {
  const last = lastChange(found)
  const by = last?.by
  const names = by?.kind === 'officer' ? await readNames(db, [by.officer], []) : undefined
  const who =
    by?.kind === 'officer'
      ? names?.officer(by.officer)
      : by?.kind === 'citizen'
        ? 'Quem registrou'
        : undefined
  return {
    erro: 'mudou',
    mensagem:
      'O boletim mudou enquanto você escrevia. O seu texto está guardado; veja o que mudou e envie de novo.',
    ...(who !== undefined && { quem: who }),
    ...(last && { o_que: eventNames[last.kind], quando: last.at.toISOString() }),
    andamento: progress,
  }
}

/** A look changes nothing, so it is never what somebody missed. */
const lastChange = ({ history }: ReadHistory) =>
  history.findLast(({ kind }) => !['opened', 'dangerTold', 'delivered', 'deliveryFailed'].includes(kind))
