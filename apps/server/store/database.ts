import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionPool, type ConnectionPool } from './connection-pool.ts'
import type { Database } from './tables.ts'

/** The library would take an advisory lock, which not every database of PostgreSQL's kind has; migrate.ts locks a row. */
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

/** How long a connection waits for what, in milliseconds; undefined: for ever. */
export type ConnectionLimits = {
  /** After this the database itself ends a statement. */
  statementMs: number | undefined
  /** After this an unanswered statement costs its connection: the database is too ill to end it. */
  answerMs: number | undefined
  /** After this the database ends a transaction in which nothing happens. */
  idleInTransactionMs: number | undefined
}

/** For what a citizen waits for. */
const prompt: ConnectionLimits = { statementMs: 10_000, answerMs: 12_000, idleInTransactionMs: 15_000 }
/** For commands of the operator's, migrations and the index of streets, which take as long as they take. */
const patient: ConnectionLimits = {
  statementMs: undefined,
  answerMs: undefined,
  idleInTransactionMs: undefined,
}

/** For a connection that others use, and for a new one to be made, in milliseconds. */
const timeoutForFreeOne = 10_000
const timeoutForNewOne = 5000

type PoolOptions = {
  limits?: ConnectionLimits
  connections?: number
  /** Hears of connections that break while nobody uses them. */
  onLost?: (error: Error) => void
  /** Hears of every statement that fails. */
  onFailure?: (error: unknown) => void
}

/** Connections for what a citizen waits for, each made to where the database is then. */
export function openPool(url: string | (() => string), options: PoolOptions = {}): ConnectionPool {
  const { limits = prompt, connections = 20, onLost, onFailure } = options
  const { statementMs, answerMs, idleInTransactionMs } = limits
  const pool = new pg.Pool({
    Client: typeof url === 'string' ? clientOf(() => url) : clientOf(url),
    max: connections,
    // In a rush people wait for one another.
    connectionTimeoutMillis: timeoutForFreeOne,
    idleTimeoutMillis: 30_000,
    // A primary that moved, and memory that a long life gathers on its side, are left behind.
    maxLifetimeSeconds: 1800,
    // A line that died in silence is noticed within half a minute.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(statementMs && { statement_timeout: statementMs }),
    ...(idleInTransactionMs && { idle_in_transaction_session_timeout: idleInTransactionMs }),
  })
  // Unheard, this event would end the process whenever the database restarts.
  pool.on('error', onLost ?? (() => undefined))
  return connectionPool(pool, { answerMs, onFailure: onFailure ?? (() => undefined) })
}

export const databaseOver = (pool: ConnectionPool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PlainDialect({ pool }) })

/** A database with the limits of what a citizen waits for. */
export const openDatabase = (url: string): Kysely<Database> => databaseOver(openPool(url))

/** The same without a limit to how long a statement takes. */
export const openDatabaseWithLongTimeouts = (url: string): Kysely<Database> =>
  databaseOver(openPool(url, { limits: patient, connections: 4 }))

/**
 * The pool would read an address only once, and the embedded database has another port after each start. Nor does it hear
 * of a connection that breaks in someone's hands between two statements: unheard, that ends the process. The holder
 * learns of it from the next statement, and given back it is thrown away.
 */
const clientOf = (url: () => string) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url(), connectionTimeoutMillis: timeoutForNewOne })
      this.on('error', () => undefined)
    }
  }
