import type { Transaction } from 'kysely'
import { isUuid } from '../../base/platform/is-uuid.ts'
import type { Database } from '../../store/tables/tables.ts'
import { DeskFailure } from '../http/desk-failures.ts'

/** The files of a report that have arrived, the oldest first, and how many pages of each were copied. */
export const filesOf = (trx: Transaction<Database>, report: string) =>
  trx
    .selectFrom('evidence')
    .select(['id', 'name', 'kind', 'media_type', 'bytes', 'sha256', 'received_at', 'scan', 'copy', 'pages'])
    .select((from) =>
      from
        .selectFrom('evidence_copies')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('evidence_id', '=', 'evidence.id')
        .as('copied'),
    )
    .where('report_id', '=', report)
    .where('received_at', 'is not', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute()

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number]

/** One of them. Throws `nao-encontrado` for a file of another report. */
export async function getFile(trx: Transaction<Database>, report: string, id: string): Promise<FileRow> {
  const file = isUuid(id) ? (await filesOf(trx, report)).find((one) => one.id === id) : undefined
  if (!file) throw new DeskFailure('nao-encontrado')
  return file
}
