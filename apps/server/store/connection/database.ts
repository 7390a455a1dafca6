import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { NoteSpan } from '../../base/platform/spans.ts'
import { connectionPool, type ConnectionPool } from './connection-pool.ts'
import type { Database } from '../tables/tables.ts'

/** The library would take an advisory lock, which some PostgreSQL-compatible databases lack; migrate.ts locks a row. */
class PlainAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

class PlainDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PlainAdapter()
  }
}

/** How long a connection waits, in milliseconds; undefined: for ever. */
export type ConnectionLimits = {
  /** After this the database itself ends a statement. */
  statementMs: number | undefined
  /** For so long a statement waits for what another transaction holds. */
  lockMs: number | undefined
  /** After this the connection of an unanswered statement is closed: the database failed to end it. */
  answerMs: number | undefined
  /** After this the database ends a transaction in which nothing happens. */
  idleInTransactionMs: number | undefined
}

/** For statements that a citizen waits for. */
const prompt: ConnectionLimits = {
  statementMs: 10_000,
  lockMs: 5000,
  answerMs: 12_000,
  idleInTransactionMs: 15_000,
}
/** For the operator's commands, migrations and the index of streets, which may take long. */
const unlimited: ConnectionLimits = {
  statementMs: undefined,
  lockMs: undefined,
  answerMs: undefined,
  idleInTransactionMs: undefined,
}

/** For how long a request waits for a free connection, and for a new one to be made, in milliseconds. */
const freeConnectionTimeout = 10_000
const newConnectionTimeout = 5000

type PoolOptions = {
  limits?: ConnectionLimits
  connections?: number
  /** What the database's own lists call these connections. */
  name?: string | undefined
  /** Called when an idle connection breaks. */
  onLost?: (error: Error) => void
  /** Called with the error of every statement that fails. */
  onFailure?: (error: unknown) => void
  /** Called with every statement that is answered. */
  onAnswer?: () => void
  /** Told of every transaction. */
  note?: NoteSpan | undefined
}

/** Connections for statements that a citizen waits for, each made to the database's address of that moment. */
export function openPool(url: string | (() => string), options: PoolOptions = {}): ConnectionPool {
  const { limits = prompt, connections = 20, name, onLost, onFailure, onAnswer, note } = options
  const { statementMs, lockMs, answerMs, idleInTransactionMs } = limits
  const pool = new pg.Pool({
    Client: typeof url === 'string' ? clientOf(() => url) : clientOf(url),
    max: connections,
    // Under load requests wait for each other.
    connectionTimeoutMillis: freeConnectionTimeout,
    idleTimeoutMillis: 30_000,
    // Leaves behind a primary that moved, and memory that a long-lived connection collects in the database.
    maxLifetimeSeconds: 1800,
    // A connection that died silently is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(name !== undefined && { application_name: name }),
    ...(lockMs && { lock_timeout: lockMs }),
    ...(statementMs && { statement_timeout: statementMs }),
    ...(idleInTransactionMs && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  })
  // Without a listener this event would end the process whenever the database restarts.
  pool.on('error', onLost ?? (() => undefined))
  const ignore = () => undefined
  return connectionPool(pool, {
    name: name ?? 'request',
    answerMs,
    onFailure: onFailure ?? ignore,
    onAnswer: onAnswer ?? ignore,
    note,
  })
}

export const databaseOver = (pool: ConnectionPool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PlainDialect({ pool }) })

/** A database with the limits of statements that a citizen waits for. */
export const openDatabase = (url: string): Kysely<Database> => databaseOver(openPool(url))

/** The same without a limit to how long a statement takes. */
export const openDatabaseWithLongTimeouts = (url: string): Kysely<Database> =>
  databaseOver(openPool(url, { limits: unlimited, connections: 4 }))

/**
 * The pool would read an address only once, but the embedded database has another port after each start. Nor does it
 * listen to a connection in use that breaks between two statements: without a listener that ends the process. The user of
 * the connection gets the error with its next statement, and the pool then drops the connection.
 */
const clientOf = (url: () => string) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url(), connectionTimeoutMillis: newConnectionTimeout })
      this.on('error', () => undefined)
    }
  }
