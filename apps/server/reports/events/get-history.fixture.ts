import type { History } from '@delegacia/domain/desk/events/report-event'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { readHistory } from './read-history.ts'

export async function getHistory(db: Kysely<Database>, report: string): Promise<History> {
  const found = await readHistory(db, report)
  if (!found) throw new Error('no history')
  return found.history
}
