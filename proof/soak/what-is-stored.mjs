// @ts-check
/** @typedef {ReturnType<typeof import('../../apps/server/dist/store/connection/database.js').openDatabase>} Store */

/** The jobs that are still to be done, and for how many seconds the oldest has been due. @param {Store} db */
export async function openJobs(db) {
  const { waiting, since } = await db
    .selectFrom('outbox')
    .where('done_at', 'is', null)
    .select((from) => [from.fn.countAll().as('waiting'), from.fn.min('due_at').as('since')])
    .executeTakeFirstOrThrow()
  return { waiting: Number(waiting), oldest: since ? Math.max(0, (Date.now() - Number(since)) / 1000) : 0 }
}

/** How many reports there are, or how many of them have their document. @param {Store} db @param {'reports' | 'papers'} table */
export async function count(db, table) {
  const { n } = await db
    .selectFrom(table)
    .$if(table === 'papers', (rows) => rows.where('kind', '=', 'report'))
    .select((from) => from.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** The database process of this connection. @param {Store} db */
export async function backendProcess(db) {
  const { pid } = await db
    .selectNoFrom((from) => from.fn('pg_backend_pid').as('pid'))
    .executeTakeFirstOrThrow()
  return Number(pid)
}
