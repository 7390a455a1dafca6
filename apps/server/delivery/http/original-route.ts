import { Readable } from 'node:stream'
import { fetchOriginal } from '@delegacia/contract/delivery/delivered-report'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../base/http/serve-call.ts'
import { findReport } from '../../store/reports.ts'
import type { DeliveredDeps } from '../delivered-report.ts'
import { deliveredOriginals, type DeliveredOriginal } from '../delivered-originals.ts'
import { isAnnounced } from '../queue/read-deliveries.ts'
import type { Receiver } from '../queue/receivers.ts'
import { findTold, tellOriginals } from '../queue/told-originals.ts'
import { ReceiverFailure } from './receiver-failures.ts'
import { requireReceiver } from './require-receiver.ts'

/** Originals of evidence, for receivers that may have them (decision 0040). */
export function registerOriginals(app: FastifyInstance, deps: DeliveredDeps): void {
  serveCall(
    app,
    fetchOriginal,
    async (request, reply) => {
      const receiver = await requireReceiver(deps.db, request)
      // Before any look-up: a receiver without the right must not learn which originals there are.
      if (!receiver.gets_originals) throw new ReceiverFailure('sem-originais')
      const { file, read } = await originalFor(deps, receiver, request.params)
      return reply
        .type('application/octet-stream')
        .header('content-length', file.bytes)
        .code(200)
        .send(Readable.from(read(), { objectMode: false }))
    },
    { exposeHeadRoute: false },
  )
}

type Named = { numero: string; sha256: string }

/** The file of the request. That it was fetched is logged and told before it is given. */
async function originalFor(
  deps: DeliveredDeps,
  receiver: Receiver,
  { numero, sha256 }: Named,
): Promise<DeliveredOriginal> {
  const { db, now } = deps
  const report = /^\d{3}\.\d{11}$/.test(numero) ? await findReport(db, { bop: numero }) : undefined
  if (!report || !(await isAnnounced(db, receiver.id, report.id))) throw new ReceiverFailure('nao-anunciado')
  if (report.key_destroyed_at !== null) throw new ReceiverFailure('destruido')
  const told = await findTold(db, { receiver: receiver.id, report: report.id, sha256 })
  const original = (await deliveredOriginals(deps, report)).find(({ file }) => file.id === told?.evidence)
  if (!told || !original) throw new ReceiverFailure('nao-anunciado')
  if (told.confirmed) throw new ReceiverFailure('ja-confirmado')
  await db
    .transaction()
    .execute((trx) => tellOriginals(trx, { receiver, report, evidence: [original.file.id], now: now() }))
  return original
}
