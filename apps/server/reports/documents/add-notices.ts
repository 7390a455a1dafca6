import { latestNews } from '@delegacia/domain/desk/citizen/latest-news'
import type { Kysely } from 'kysely'
import { readHistory } from '../events/read-history.ts'
import { addNotice, findUntold } from '../../store/notices.ts'
import { retryTransient } from '../../store/connection/retry-transient.ts'
import type { Database } from '../../store/tables/tables.ts'

/** How many reports are looked for at once. */
const page = 200

const first = '00000000-0000-0000-0000-000000000000'

/** Adds a letter for every report with something new until that instant, whose citizen asked for notices. Returns how many. */
export async function addNotices(db: Kysely<Database>, until: Date): Promise<number> {
  let added = 0
  for (let after = first; ;) {
    const untold = await retryTransient(() => findUntold(db, until, after, page))
    for (const one of untold) {
      const found = await readHistory(db, one.report_id)
      const told = found && latestNews(found.history, one.since, until)
      if (told && (await retryTransient(() => addNotice(db, one, told)))) added += 1
    }
    const last = untold.at(-1)
    if (!last || untold.length < page) return added
    after = last.report_id
  }
}
