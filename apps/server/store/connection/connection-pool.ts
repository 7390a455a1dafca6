import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import type { QueryResultRow } from 'pg'
import { currentRequestId } from '../../base/platform/request-id.ts'
import type { NoteSpan, Span } from '../../base/platform/spans.ts'
import { DatabaseLeft, endsConnection, StatementUnanswered, withCode } from './database-failure.ts'

export type ConnectionPool = PostgresPool & {
  /** Cuts every connection and gives out no more, so that nobody waits for a database that does not answer. */
  leave(): void
}

type Rules = {
  /** What the database's own lists call these connections. */
  name: string
  /** How long a statement may go unanswered, in milliseconds; undefined: for ever. */
  answerMs: number | undefined
  /** Called with every failure of a statement, and of a connection that could not be made. */
  onFailure: (error: unknown) => void
  /** Called with every statement that was answered. */
  onAnswer: () => void
  /** Told of every transaction; absent: nobody wants to know. */
  note?: NoteSpan | undefined
}

/**
 * A pool for Kysely: pg's own, but a connection that leaves a statement unanswered is closed. pg's `query_timeout` would
 * return such a connection to the pool, still busy, and the next statement would wait behind it.
 */
export function connectionPool(pool: pg.Pool, rules: Rules): ConnectionPool {
  const inUse = new Set<Holding>()
  const waiting = new Set<(reason: Error) => void>()
  let left = false

  /** The pool's next free connection; one that arrives after `leave` is returned at once. */
  function next(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      if (left) return reject(new DatabaseLeft())
      waiting.add(reject)
      pool
        .connect()
        .then((client) => (left ? client.release(true) : resolve(client)), reject)
        .finally(() => waiting.delete(reject))
    })
  }

  return {
    async connect() {
      const client = await next().catch((error: unknown) => {
        rules.onFailure(withCode(error))
        throw error
      })
      const holding = hold(client, rules, () => inUse.delete(holding))
      inUse.add(holding)
      return holding.client
    },
    leave() {
      left = true
      for (const refuse of waiting) refuse(new DatabaseLeft())
      for (const holding of inUse) holding.cut(new DatabaseLeft())
    },
    async end() {
      const ended = pool.end()
      // A connection attempt to a hanging database would delay the end.
      if (!left) await ended
    },
  }
}

type Result = PostgresQueryResult<QueryResultRow>
type Holding = { client: PostgresPoolClient; cut(reason: Error): void }

/** One connection in use. */
function hold(client: pg.PoolClient, rules: Rules, onEnd: () => void): Holding {
  const { answerMs, onFailure, onAnswer } = rules
  let lost: Error | undefined
  let released = false
  /** When the present transaction began. */
  let begun = 0

  function release(): void {
    if (released) return
    released = true
    onEnd()
    // Released with an error it is closed, even during a statement.
    client.release(lost)
  }
  function cut(reason: Error): void {
    lost ??= reason
    release()
  }

  const ended = (outcome: Span['outcome']) =>
    rules.note?.({ name: 'transaction', outcome, ms: performance.now() - begun })

  async function ask(statement: string, parameters: readonly unknown[]): Promise<Result> {
    // Also for the rollback that follows: another error here would hide the one that broke the connection.
    if (lost) throw lost
    const timer =
      answerMs === undefined ? undefined : setTimeout(() => cut(new StatementUnanswered()), answerMs)
    const uncopied = statement === 'commit' ? noticeOf(client) : undefined
    try {
      const result = await answerOf(
        client,
        statement === 'begin' ? beginFor(rules.name) : statement,
        parameters,
      )
      if (uncopied?.seen) throw new StatementUnanswered()
      onAnswer()
      if (statement === 'begin') begun = performance.now()
      if (statement === 'commit' || statement === 'rollback')
        ended(statement === 'commit' ? 'done' : 'failed')
      return result
    } catch (error) {
      // An error that our own cut caused is reported as the reason for the cut.
      const failure = lost ?? withCode(error)
      onFailure(failure)
      if (statement === 'rollback' || endsConnection(error)) lost ??= asError(error)
      throw failure
    } finally {
      clearTimeout(timer)
      uncopied?.end()
    }
  }
  return { client: { query: ask as PostgresPoolClient['query'], release }, cut }
}

/** The answer to a statement, of several in one text the first. */
async function answerOf(
  client: pg.PoolClient,
  text: string,
  parameters: readonly unknown[],
): Promise<Result> {
  const answer = (await client.query(text, [...parameters])) as Result | [Result, ...Result[]]
  return Array.isArray(answer) ? answer[0] : answer
}

/**
 * Begins a transaction which the lists and the log of the database name by the request that it is for. In one text, so that it costs no
 * further way there and back.
 */
function beginFor(name: string): string {
  const request = currentRequestId()
  if (request === undefined || !/^[0-9a-f]{16}$/.test(request)) return 'begin'
  return `begin; set local application_name = '${name} ${request}'`
}

/**
 * Whether the database warns while it commits. A commit that somebody cancels while it waits for its standby is answered as
 * done, with a warning: the row may be lost with this primary.
 */
function noticeOf(client: pg.PoolClient): { readonly seen: boolean; end(): void } {
  let seen = false
  const listen = ({ severity }: { severity?: string | undefined }) => void (seen ||= severity === 'WARNING')
  client.on('notice', listen)
  return {
    get seen() {
      return seen
    },
    end: () => void client.off('notice', listen),
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The connection broke')
