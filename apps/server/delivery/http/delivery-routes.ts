import { readAnnouncements } from '@delegacia/contract/delivery/announcement'
import {
  fetchAddendum,
  fetchDocument,
  fetchPetition,
  fetchReport,
} from '@delegacia/contract/delivery/delivered-report'
import { confirmDelivery as confirmCall } from '@delegacia/contract/delivery/receipt'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { appendAudit } from '../../desk/audit/append-audit.ts'
import { serveCall } from '../../base/http/serve-call.ts'
import { findReport } from '../../store/reports.ts'
import { announcementOf } from '../announcement-of.ts'
import { readDeliveredReport, type DeliveredDeps } from '../delivered-report.ts'
import { confirmDelivery } from '../queue/confirm.ts'
import { listNewEvents } from '../queue/list-new-events.ts'
import {
  isAnnounced,
  markAnnounced,
  markFetched,
  deliveriesAtOnce,
  readDeliveries,
} from '../queue/read-deliveries.ts'
import { ReceiverFailure } from './receiver-failures.ts'
import { requireReceiver } from './require-receiver.ts'

export type DeliveryRouteDeps = DeliveredDeps & {
  /** Where receivers reach these calls. */
  deliveryUrl: string
}

export function registerDelivery(app: FastifyInstance, deps: DeliveryRouteDeps): void {
  const { db, now, deliveryUrl } = deps

  serveCall(app, readAnnouncements, async (request) => {
    const receiver = await requireReceiver(db, request)
    const { after } = request.query
    if (after !== undefined && !/^\d{1,15}$/.test(String(after))) throw new ReceiverFailure('pedido-invalido')
    await listNewEvents(db)
    const found = await readDeliveries(db, receiver.id, after === undefined ? undefined : String(after))
    const page = found.slice(0, deliveriesAtOnce)
    await markAnnounced(
      db,
      receiver.id,
      page.map(({ event_id }) => event_id),
    )
    return {
      eventos: page.map((one) => announcementOf(one, deliveryUrl)),
      proximo: Number(page.at(-1)?.place ?? after ?? 0),
      haMais: found.length > page.length,
    }
  })

  serveCall(app, fetchReport, async (request) => (await fetchFor(deps, request)).content)

  serveCall(app, fetchDocument, async (request, reply) => {
    const { pdf } = await fetchFor(deps, request)
    return reply.type('application/pdf').code(200).send(pdf)
  })

  serveCall(app, fetchAddendum, async (request, reply) => {
    const { addenda } = await fetchFor(deps, request)
    const pdf = addenda.get(request.params.sha256)
    if (!pdf) throw new ReceiverFailure('nao-anunciado')
    return reply.type('application/pdf').code(200).send(pdf)
  })

  serveCall(app, fetchPetition, async (request, reply) => {
    const { petition } = await fetchFor(deps, request)
    if (!petition) throw new ReceiverFailure('nao-anunciado')
    return reply.type('application/pdf').code(200).send(petition)
  })

  serveCall(app, confirmCall, async (request) => {
    const receiver = await requireReceiver(db, request)
    const reading = v.safeParse(confirmCall.body.schema, request.body)
    if (!reading.success) throw new ReceiverFailure('pedido-invalido')
    const { evento, recibo } = reading.output
    const confirmed = await confirmDelivery(db, {
      receiver,
      event: evento,
      receiptNumber: recibo,
      now: now(),
    })
    if (!confirmed.ok)
      throw new ReceiverFailure(
        ({ unknown: 'nao-anunciado', unread: 'nao-buscado', another: 'outro-recibo' } as const)[
          confirmed.refusal
        ],
      )
    const report = await findReport(db, { id: confirmed.report })
    return {
      numero: report?.bop ?? '',
      recibo: confirmed.receiptNumber,
      recebidoEm: confirmed.at.toISOString(),
    }
  })
}

/** The report of the request. That it was fetched is logged before it is given: what cannot be logged is not given. */
async function fetchFor(deps: DeliveryRouteDeps, request: FastifyRequest<{ Params: { numero: string } }>) {
  const { db } = deps
  const receiver = await requireReceiver(db, request)
  const { numero } = request.params
  const report = /^\d{3}\.\d{11}$/.test(numero) ? await findReport(db, { bop: numero }) : undefined
  if (!report || !(await isAnnounced(db, receiver.id, report.id))) throw new ReceiverFailure('nao-anunciado')
  const read = await readDeliveredReport(deps, report.id)
  if (read.state !== 'here')
    throw new ReceiverFailure(read.state === 'destroyed' ? 'destruido' : 'nao-anunciado')
  await db.transaction().execute(async (trx) => {
    await markFetched(trx, receiver.id, report.id)
    await appendAudit(trx, { act: 'entregou', duty: `recebedor/${receiver.name}`, subject: numero })
  })
  return read
}
