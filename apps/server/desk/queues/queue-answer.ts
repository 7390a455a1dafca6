import type { QueuePage } from '@delegacia/contract/desk/queues'
import { queues, type Queue } from '@delegacia/domain/desk/work/queues'
import type { Kysely } from 'kysely'
import { findUnits } from '../../store/units/police-units.ts'
import type { Database } from '../../store/tables/tables.ts'
import { withinUnits } from '../database/within-units.ts'
import { cursorText } from './queue-cursor.ts'
import { countQueue, pageSize, readQueuePage, type QueueQuery } from './queue-page.ts'
import { rowAnswers } from './row-answers.ts'

/** A page of a queue with the counts of all, read within its unit alone. */
export const queueAnswer = (list: Kysely<Database>, query: QueueQuery): Promise<QueuePage> =>
  withinUnits(list, [query.unit], async (trx) => {
    const { unit, now, after } = query
    const page = await readQueuePage(trx, query)
    const rows = page.slice(0, pageSize)
    const answers = await rowAnswers(trx, rows, query)
    // Further pages are one list: more danger than one page holds goes on at its top.
    const above = rows.filter(({ is_urgent }) => is_urgent && !after)
    const urgent = new Set(above.map(({ report_id }) => report_id))
    const last = page.length > pageSize ? rows.at(-1) : undefined
    const [name] = await findUnits(trx, [unit])
    return {
      unidade: { id: unit, nome: name?.name ?? '' },
      feitaEm: now.toISOString(),
      // The officer who moves down has them already.
      ...(!after && { contagens: await countAll((queue) => countQueue(trx, { ...query, queue })) }),
      urgentes: answers.filter(({ id }) => urgent.has(id)),
      linhas: answers.filter(({ id }) => !urgent.has(id)),
      ...(last && {
        proximo: cursorText({
          urgent: last.is_urgent,
          ahead: last.stands_ahead,
          due: last.due_text,
          registered: last.registered_at.toISOString(),
          since: last.since.toISOString(),
          report: last.report_id,
        }),
      }),
    }
  })

async function countAll(count: (queue: Queue) => Promise<number>): Promise<Record<Queue, number>> {
  const counted: Partial<Record<Queue, number>> = {}
  for (const queue of queues) counted[queue] = await count(queue)
  return counted as Record<Queue, number>
}
