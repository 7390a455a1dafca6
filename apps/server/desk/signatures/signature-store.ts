import { randomUUID } from 'node:crypto'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { ReportKey } from '../../reports/events/report-texts.ts'
import type { SignatureRequestsTable } from '../../store/tables/desk-work-tables.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { sha256Of, signedText, type SignatureRequest } from './signed-text.ts'

/** A request waits for a day. */
const waitsMs = 24 * 3_600_000

/** A request without its text, as lists see it. */
export type SignatureRow = Omit<Selectable<SignatureRequestsTable>, 'body' | 'refusal'>

const columns = [
  'signature_requests.id',
  'signature_requests.report_id',
  'signature_requests.unit_id',
  'act',
  'asked_by',
  'asked_role',
  'asked_at',
  'expires_at',
  'sha256',
  'signed_by',
  'signed_role',
  'signed_sha256',
  'refused_by',
  'used_at',
  'read_by',
  'begun_at',
  'leased_until',
] as const

type NewRequest = { number: string; by: ByOfficer; asked: SignatureRequest; now: Date }

export async function addRequest(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  { number, by, asked, now }: NewRequest,
): Promise<SignatureRow> {
  const id = randomUUID()
  const body = vault.encrypt(report, wrappedKey, `signature/${id}`, Buffer.from(JSON.stringify(asked)))
  return trx
    .insertInto('signature_requests')
    .values({
      id,
      report_id: report,
      unit_id: by.unit,
      act: asked.ato,
      asked_by: by.officer,
      asked_role: by.role,
      asked_at: now,
      expires_at: new Date(now.getTime() + waitsMs),
      body,
      sha256: sha256Of(signedText(number, asked)),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** How long an export is listed after its end, so that the officer who asked sees how it ended. */
const endedMs = 24 * 3_600_000

/** The requests of these units that are neither used nor over, and exports that ended in the last day; the oldest first. */
export const listRequests = (
  trx: Transaction<Database>,
  units: readonly number[],
  now: Date,
): Promise<(SignatureRow & { bop: string; crime: number })[]> =>
  units.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('signature_requests')
        .innerJoin('reports', 'reports.id', 'signature_requests.report_id')
        .select(columns)
        .select(['bop', 'crime'])
        .where('signature_requests.unit_id', 'in', units)
        .where(({ or, and, eb }) =>
          or([
            and([eb('used_at', 'is', null), eb('expires_at', '>', now)]),
            and([eb('begun_at', 'is not', null), eb('expires_at', '>', new Date(now.getTime() - endedMs))]),
          ]),
        )
        .orderBy('asked_at')
        .limit(200)
        .execute()

/** A request that still waits or was signed; locked until the transaction ends. */
export const findRequest = (
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<SignatureRow | undefined> =>
  trx
    .selectFrom('signature_requests')
    .select(columns)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

/** What is asked, and why it was refused where it was. */
export async function readAsked(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  id: string,
): Promise<{ asked: SignatureRequest; refusal: string | undefined }> {
  const { body, refusal } = await trx
    .selectFrom('signature_requests')
    .select(['body', 'refusal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const read = (bytes: Buffer) => vault.decrypt(report, wrappedKey, `signature/${id}`, bytes).toString('utf8')
  return {
    asked: JSON.parse(read(body)) as SignatureRequest,
    refusal: refusal === null ? undefined : read(refusal),
  }
}

/** Nobody signs what they have not read here. */
export async function noteReading(trx: Transaction<Database>, id: string, officer: string): Promise<void> {
  await trx
    .updateTable('signature_requests')
    .set({ read_by: sql`array_append(array_remove(read_by, ${officer}), ${officer})` })
    .where('id', '=', id)
    .execute()
}

export async function sign(
  trx: Transaction<Database>,
  id: string,
  { by, sha256 }: { by: ByOfficer; sha256: Buffer },
): Promise<void> {
  await trx
    .updateTable('signature_requests')
    .set({ signed_by: by.officer, signed_role: by.role, signed_sha256: sha256 })
    .where('id', '=', id)
    .execute()
}

export async function refuse(
  trx: Transaction<Database>,
  vault: Vault,
  { report, wrappedKey }: ReportKey,
  { id, officer, why }: { id: string; officer: string; why: string },
): Promise<void> {
  const refusal = vault.encrypt(report, wrappedKey, `signature/${id}`, Buffer.from(why))
  await trx
    .updateTable('signature_requests')
    .set({ refused_by: officer, refusal })
    .where('id', '=', id)
    .execute()
}

export async function spendRequest(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable('signature_requests').set({ used_at: now }).where('id', '=', id).execute()
}
