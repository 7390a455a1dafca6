import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { receiptNumber as receiptForm } from '@delegacia/contract/delivery/receipt'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { appendAudit } from '../../../desk/audit/append-audit.ts'
import { deliveredOriginals } from '../../../delivery/delivered-originals.ts'
import { readDeliveredReport } from '../../../delivery/delivered-report.ts'
import { makePackage } from '../../../delivery/package/make-package.ts'
import { confirmReport, type ConfirmResult } from '../../../delivery/queue/confirm.ts'
import { listNewEvents } from '../../../delivery/queue/list-new-events.ts'
import { tellOriginals } from '../../../delivery/queue/told-originals.ts'
import { isAnnounced, markFetched } from '../../../delivery/queue/read-deliveries.ts'
import { findReceiver, type Receiver } from '../../../delivery/queue/receivers.ts'
import { createPrinter } from '../../../documents/pdf/printer.ts'
import { createEnsureDocument, readStoredDocument } from '../../../reports/documents/ensure-document.ts'
import type { EnsureDocument } from '../../../reports/documents/make-document.ts'
import { findReport, type ReportRow } from '../../../store/reports.ts'
import type { Database } from '../../../store/tables/tables.ts'
import { openDeliverySecrets } from './open-delivery-secrets.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Carried = { number: string; file: string; receiver: string }

/** Writes a report into one file for a system that no network reaches; who got it when is an entry of the log. */
export async function packageCommand(
  station: Pick<OpenStation, 'db' | 'settings'>,
  { number, file, receiver: name }: Carried,
): Promise<Outcome | undefined> {
  if (number === '' || file === '' || name === '') return undefined
  const { db } = station
  const found = await findBoth(db, number, name)
  if (!found.ok) return refused(found.problem)
  const { report, receiver } = found
  const { key, vault } = await openDeliverySecrets(station)
  const now = () => new Date()
  const { publicUrl, sealCertificate } = station.settings
  const printer = createPrinter()
  const stored = readStoredDocument({ db, vault })
  const printing = createEnsureDocument({
    db,
    vault,
    printer,
    sealer: { test: sealCertificate === undefined, seal: noSeal },
    publicUrl,
    now,
  })
  // Only the station seals: a document that it has not made yet is not handed over.
  const ensureDocument: EnsureDocument = (kind, ...which) =>
    (kind === 'policeCopy' ? printing : stored)(kind, ...which)
  const deps = { db, vault, now, ensureDocument }
  const read = await readDeliveredReport(deps, report.id).finally(() => void printer.close())
  if (read.state !== 'here')
    return refused(
      read.state === 'destroyed'
        ? 'Retention has destroyed the content of this report'
        : 'The document of this report is not made yet; try again in a minute',
    )
  const originals = receiver.gets_originals ? await deliveredOriginals(deps, report) : []
  await db.transaction().execute(async (trx) => {
    await markFetched(trx, receiver.id, report.id)
    const evidence = originals.map(({ file: { id } }) => id)
    await tellOriginals(trx, { receiver, report, evidence, now: now() })
    await appendAudit(trx, {
      act: 'entregou',
      duty: `recebedor/${receiver.name}`,
      subject: number,
      reason: 'pacote',
    })
  })
  const tar = makePackage({ ...read, originals }, key, now())
  await pipeline(tar, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return done(
    `${file} holds report ${number}, signed and not encrypted: carry it on a medium that is`,
    `When it has arrived: receipt ${number} RECEIPT --receiver ${name}`,
  )
}

const noSeal = () => Promise.reject(new Error('this command has no seal'))

type Noted = { number: string; receiptNumber: string; receiver: string }

export async function receiptCommand(
  db: Kysely<Database>,
  { number, receiptNumber, receiver: name }: Noted,
): Promise<Outcome | undefined> {
  if (number === '' || name === '' || !v.is(receiptForm, receiptNumber)) return undefined
  const found = await findBoth(db, number, name)
  if (!found.ok) return refused(found.problem)
  const { report, receiver } = found
  const confirmed = await confirmReport(db, { receiver, report: report.id, receiptNumber, now: new Date() })
  return confirmed.ok
    ? done(`Receipt ${receiptNumber} of ${name} is stored and shown`)
    : refused(why[confirmed.refusal])
}

const why: Record<Extract<ConfirmResult, { ok: false }>['refusal'], string> = {
  unknown: 'Nothing of this report waits for a receipt of that receiver',
  unread: 'This receiver has not got the report yet ("package")',
  another: 'It has another receipt number, which stands',
}

type Both = { ok: true; report: ReportRow; receiver: Receiver } | { ok: false; problem: string }

async function findBoth(db: Kysely<Database>, number: string, name: string): Promise<Both> {
  const [report, receiver] = [await findReport(db, { bop: number }), await findReceiver(db, name)]
  if (!report) return { ok: false, problem: `There is no report ${number}` }
  if (!receiver) return { ok: false, problem: `There is no such receiver: ${name}` }
  await listNewEvents(db)
  if (!(await isAnnounced(db, receiver.id, report.id)))
    return {
      ok: false,
      problem: `${name} is not told of this report: it is older than the receiver, or some seconds old`,
    }
  return { ok: true, report, receiver }
}
