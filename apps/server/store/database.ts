import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely'
import pg from 'pg'
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

/**
 * A pool of connections, each made to where the database is then; `onLost` hears of connections that break while nobody
 * uses them.
 */
export function openDatabase(
  url: string | (() => string),
  onLost: (error: Error) => void = () => undefined,
): Kysely<Database> {
  const pool = new pg.Pool({
    Client: typeof url === 'string' ? clientOf(() => url) : clientOf(url),
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs must not keep a citizen waiting past the client's own 30 seconds.
    statement_timeout: 25_000,
  })
  // Unheard, this event would end the process whenever the database restarts.
  pool.on('error', onLost)
  return new Kysely<Database>({ dialect: new PlainDialect({ pool }) })
}

/**
 * The pool would read an address only once, and the embedded database has another port after each start. Nor does it hear
 * of a connection that breaks in someone's hands between two statements: unheard, that ends the process. Whoever holds it
 * learns of it from his next statement, and given back it is thrown away.
 */
const clientOf = (url: () => string) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url() })
      this.on('error', () => undefined)
    }
  }
