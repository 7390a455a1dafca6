import pg from 'pg'

/**
 * Whether a database answers at that address, over a connection of its own; a refusal by the database counts as an
 * answer. False as well when nothing listens there.
 */
export async function databaseResponds(url: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    // Not awaited: it may never close.
    void client.end().catch(() => undefined)
  }
}
