import { createHash } from 'node:crypto'
import { bringsContent, deliveredKinds } from '@delegacia/domain/desk/delivery/delivered-types'
import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import { readHistory } from '../../reports/events/read-history.ts'
import { readTexts } from '../../reports/events/report-texts.ts'
import { readOriginal } from '../../reports/evidence/original.ts'
import { readByDigest } from '../../reports/documents/sealed-document.ts'
import { documentDigests } from '../../store/documents/documents.ts'
import type { ReportRow } from '../../store/reports.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'

type Key = Pick<ReportRow, 'id' | 'wrapped_key'>
type Kind = History[number]['kind']

const ofKind = <K extends Kind>(history: History, kind: K) =>
  history.filter((event): event is Extract<History[number], { kind: K }> => event.kind === kind)

/** What came after the report: as its history tells it, each piece decrypted and compared with the event that names it. */
export type StoredThread = {
  messages: string[]
  /** The SHA-256 of the bytes that are stored, by the id of the file. */
  evidence: Record<string, string>
  /** How many files there are, told of or not. */
  files: number
  /** The SHA-256 of each sealed addendum, as it is stored. */
  addenda: string[]
  addendaRows: number
  /** The events that other systems hear of, in their order. */
  announced: string[]
  /** Those of them that bring something to read. */
  brings: string[]
  /** The receipt numbers that the history tells, in its order. */
  receipts: string[]
}

export async function readThread(db: Kysely<Database>, vault: Vault, row: Key): Promise<StoredThread> {
  const found = await readHistory(db, row.id)
  if (!found) throw new Error('A report without history')
  const { history } = found
  const announced = history.filter(({ kind }) => (deliveredKinds as readonly string[]).includes(kind))
  return {
    messages: await messagesOf(db, vault, row, history),
    evidence: await evidenceOf(db, vault, row, history),
    files: (await db.selectFrom('evidence').select('id').where('report_id', '=', row.id).execute()).length,
    addenda: await addendaOf(db, vault, row, history),
    addendaRows: (await documentDigests(db, { report: row.id, kind: 'addendum' })).size,
    announced: announced.map(({ id }) => id),
    brings: announced.flatMap(({ id, kind }) => (bringsContent(kind as 'registered') ? [id] : [])),
    receipts: ofKind(history, 'delivered').map(({ receiptNumber }) => receiptNumber),
  }
}

async function messagesOf(
  db: Kysely<Database>,
  vault: Vault,
  { id, wrapped_key: wrappedKey }: Key,
  history: History,
): Promise<string[]> {
  const ids = ofKind(history, 'messageIn').map(({ text }) => text)
  const texts = await readTexts(db, vault, { report: id, wrappedKey }, ids)
  return ids.map((one) => texts.get(one) ?? 'missing')
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function evidenceOf(
  db: Kysely<Database>,
  vault: Vault,
  { id: reportId, wrapped_key: wrappedKey }: Key,
  history: History,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const { evidence } of ofKind(history, 'evidenceReceived')) {
    if (files[evidence] !== undefined) throw new Error('A file was told of twice')
    files[evidence] = digest(await readOriginal(db, vault, { id: evidence, reportId, wrappedKey }))
  }
  return files
}

async function addendaOf(
  db: Kysely<Database>,
  vault: Vault,
  report: Key,
  history: History,
): Promise<string[]> {
  const found: string[] = []
  for (const { addendumSha256 } of ofKind(history, 'correctionAnswered')) {
    const addendum = await readByDigest({ db, vault }, { report, kind: 'addendum' }, addendumSha256)
    found.push(addendum?.pdf.includes('/ByteRange') ? digest(addendum.pdf) : 'not sealed')
  }
  return found
}
